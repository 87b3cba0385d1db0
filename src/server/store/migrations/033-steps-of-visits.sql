ALTER TABLE visit_states ADD COLUMN steps TEXT;
