"""The places away from the table: menus, lists, settings, replays."""
