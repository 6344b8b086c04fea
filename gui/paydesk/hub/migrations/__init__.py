"""The tables of the hub, version by version, by alembic."""
