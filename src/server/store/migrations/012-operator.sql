CREATE TABLE tokens (
  name TEXT NOT NULL PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  scope TEXT NOT NULL,
  locations TEXT,
  made_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);

CREATE TABLE audit (
  id TEXT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  who TEXT NOT NULL,
  action TEXT NOT NULL,
  visits TEXT NOT NULL,
  about TEXT NOT NULL
);

CREATE INDEX audit_by_time ON audit (at, id);

CREATE TABLE visit_states (
  visit_id TEXT NOT NULL PRIMARY KEY,
  status TEXT NOT NULL,
  former TEXT,
  set_at BIGINT NOT NULL,
  set_by TEXT NOT NULL
);

CREATE INDEX check_ins_by_location ON check_ins (location_id, day);

CREATE INDEX check_ins_by_code ON check_ins (counter_code);

CREATE INDEX appointments_by_start ON appointments (provider_id, starts_at);

CREATE INDEX appointments_by_code ON appointments (counter_code);
