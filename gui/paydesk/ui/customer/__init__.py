"""The customer display: opened and closed by F10, it follows the sale in front, also while the counter is locked."""
