"""What is away from the table: menus, lists, settings, replays."""
