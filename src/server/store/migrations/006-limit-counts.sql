CREATE TABLE limit_counts (
  name TEXT NOT NULL,
  key TEXT NOT NULL,
  minute BIGINT NOT NULL,
  count BIGINT NOT NULL,
  PRIMARY KEY (name, key, minute)
);

CREATE INDEX limit_counts_by_minute ON limit_counts (minute);

ALTER TABLE appointments ADD COLUMN origin TEXT;

ALTER TABLE appointments ADD COLUMN network TEXT;

CREATE INDEX appointments_by_receipt ON appointments (business_name, provider_id, received_at);

CREATE INDEX appointments_by_origin ON appointments (received_at) WHERE origin IS NOT NULL;

ALTER TABLE holds ADD COLUMN origin TEXT;

ALTER TABLE holds ADD COLUMN network TEXT;

ALTER TABLE holds ADD COLUMN free_at BIGINT;

ALTER TABLE holds ADD COLUMN longest_until BIGINT;

CREATE INDEX holds_by_origin ON holds (origin, free_at);

CREATE INDEX holds_by_network ON holds (network, free_at);

ALTER TABLE check_ins ADD COLUMN origin TEXT;

ALTER TABLE check_ins ADD COLUMN network TEXT;

CREATE INDEX check_ins_by_origin ON check_ins (received_at) WHERE origin IS NOT NULL;

CREATE TABLE unreadable_entries (
  id TEXT NOT NULL PRIMARY KEY,
  received_at BIGINT NOT NULL,
  sealed BYTEA NOT NULL
);

CREATE INDEX unreadable_entries_by_receipt ON unreadable_entries (received_at, id);
