CREATE TABLE appointments (
  id TEXT NOT NULL PRIMARY KEY,
  first_id TEXT,
  business_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  cells TEXT NOT NULL,
  starts_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  service_ids TEXT NOT NULL,
  licensure_state TEXT,
  counter_code TEXT NOT NULL,
  status TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  guest_mark TEXT NOT NULL,
  sealed BYTEA NOT NULL
);

CREATE INDEX appointments_by_first ON appointments (first_id);

CREATE INDEX appointments_by_guest ON appointments (guest_mark, starts_at);

CREATE INDEX appointments_by_change ON appointments (changed_at, id);

CREATE INDEX appointments_by_end ON appointments (ends_at);

CREATE TABLE booking_keys (
  idempotency_key TEXT NOT NULL PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  appointment_ids TEXT NOT NULL
);

CREATE TABLE guests (
  guest_mark TEXT NOT NULL PRIMARY KEY,
  booked_at BIGINT NOT NULL
);
