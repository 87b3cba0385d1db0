ALTER TABLE waits ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

CREATE INDEX waits_by_version ON waits (version);
