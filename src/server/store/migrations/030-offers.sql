CREATE TABLE wishes (
  appointment_id TEXT NOT NULL PRIMARY KEY,
  entered_at BIGINT NOT NULL,
  business_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  days TEXT NOT NULL,
  parts TEXT NOT NULL
);

CREATE INDEX wishes_by_provider ON wishes (business_name, provider_id, entered_at);

CREATE TABLE freed_times (
  id TEXT NOT NULL PRIMARY KEY,
  business_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  cells TEXT NOT NULL,
  offers BIGINT NOT NULL,
  due_at BIGINT NOT NULL
);

CREATE INDEX freed_times_by_time ON freed_times (due_at);

CREATE TABLE offers (
  id TEXT NOT NULL PRIMARY KEY,
  freed_id TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  revision BIGINT NOT NULL,
  starts_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  answer_by BIGINT NOT NULL,
  status TEXT NOT NULL,
  UNIQUE (freed_id, appointment_id)
);

CREATE INDEX offers_by_appointment ON offers (appointment_id);

CREATE UNIQUE INDEX open_offers ON offers (freed_id) WHERE status = 'open';
