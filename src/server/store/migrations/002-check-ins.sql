CREATE TABLE check_ins (
  id TEXT NOT NULL PRIMARY KEY,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  business_name TEXT NOT NULL,
  location_id TEXT NOT NULL,
  service_ids TEXT NOT NULL,
  counter_code TEXT NOT NULL,
  status TEXT NOT NULL,
  reasons TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  received_at BIGINT NOT NULL,
  day TEXT NOT NULL,
  guest_mark TEXT NOT NULL,
  sealed BYTEA NOT NULL
);

CREATE INDEX check_ins_by_receipt ON check_ins (received_at, id);

CREATE INDEX check_ins_by_day ON check_ins (day);

CREATE TABLE idempotency_keys (
  idempotency_key TEXT NOT NULL PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  check_in_id TEXT NOT NULL
);

CREATE TABLE guest_visits (
  guest_mark TEXT NOT NULL,
  business_name TEXT NOT NULL,
  location_id TEXT NOT NULL,
  day TEXT NOT NULL,
  service_id BIGINT NOT NULL,
  check_in_id TEXT NOT NULL REFERENCES check_ins (id) ON DELETE CASCADE,
  PRIMARY KEY (guest_mark, business_name, location_id, day, service_id)
);

CREATE INDEX guest_visits_by_check_in ON guest_visits (check_in_id);

CREATE TABLE facts (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);
