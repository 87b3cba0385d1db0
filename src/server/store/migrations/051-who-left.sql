ALTER TABLE freed_times ADD COLUMN left_by TEXT;
