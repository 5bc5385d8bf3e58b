"""Umé: collecting sums that form a sequence."""
