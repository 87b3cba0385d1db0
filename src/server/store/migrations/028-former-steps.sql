ALTER TABLE visit_states ADD COLUMN former_set_at BIGINT;

ALTER TABLE visit_states ADD COLUMN former_set_by TEXT;
