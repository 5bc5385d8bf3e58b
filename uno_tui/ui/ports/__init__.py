"""What games and front ends implement or exchange: protocols, base classes and values, without a screen."""
