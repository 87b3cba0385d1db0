ALTER TABLE taken_versions ADD COLUMN grid TEXT;
