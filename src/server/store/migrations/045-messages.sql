CREATE TABLE message_consents (
  appointment_id TEXT NOT NULL PRIMARY KEY,
  language TEXT NOT NULL,
  wording TEXT NOT NULL,
  agreed_at BIGINT NOT NULL,
  ended_at BIGINT
);

CREATE TABLE messages (
  id TEXT NOT NULL PRIMARY KEY,
  appointment_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  starts_at BIGINT NOT NULL,
  offer_id TEXT,
  next_at BIGINT,
  attempts BIGINT NOT NULL,
  status TEXT NOT NULL,
  reason TEXT,
  changed_at BIGINT NOT NULL
);

CREATE INDEX messages_by_time ON messages (next_at) WHERE next_at IS NOT NULL;

CREATE INDEX messages_by_appointment ON messages (appointment_id);

CREATE TABLE opt_outs (
  address_hash TEXT NOT NULL PRIMARY KEY,
  since BIGINT NOT NULL
);
