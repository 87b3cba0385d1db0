CREATE TABLE events (
  visit_id TEXT NOT NULL,
  ordinal BIGINT NOT NULL,
  number BIGINT,
  type TEXT NOT NULL,
  visit_kind TEXT NOT NULL,
  business_name TEXT,
  location_id TEXT,
  counter_code TEXT,
  starts_at BIGINT,
  day TEXT,
  reason TEXT,
  at BIGINT NOT NULL,
  PRIMARY KEY (visit_id, ordinal)
);

CREATE UNIQUE INDEX events_by_number ON events (number);

CREATE INDEX events_without_number ON events (at, ordinal) WHERE number IS NULL;

CREATE TABLE event_counter (
  name TEXT NOT NULL PRIMARY KEY,
  last BIGINT NOT NULL
);

CREATE TABLE event_readers (
  name TEXT NOT NULL PRIMARY KEY,
  number BIGINT NOT NULL,
  acknowledged_at BIGINT NOT NULL
);

INSERT INTO events (visit_id, ordinal, type, visit_kind, business_name, location_id, counter_code, day, at)
SELECT id, 1, 'checkin.received', 'walkin', business_name, location_id, counter_code, day, received_at FROM check_ins;

INSERT INTO events (visit_id, ordinal, type, visit_kind, at)
SELECT id, 1, 'checkin.received', 'unreadable', received_at FROM unreadable_entries;

INSERT INTO events (visit_id, ordinal, type, visit_kind, business_name, location_id, counter_code, starts_at, at)
SELECT id, 1, 'appointment.booked', 'appointment', business_name, provider_id, counter_code, starts_at, received_at
FROM appointments;

INSERT INTO events (visit_id, ordinal, type, visit_kind, business_name, location_id, counter_code, starts_at, at)
SELECT id, 2, 'appointment.canceled', 'appointment', business_name, provider_id, counter_code, starts_at, changed_at
FROM appointments WHERE status = 'canceled';
