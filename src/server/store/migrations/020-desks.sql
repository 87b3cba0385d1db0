CREATE TABLE desks (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  business_name TEXT NOT NULL,
  location_id TEXT NOT NULL,
  session_hash TEXT NOT NULL,
  former_hash TEXT,
  pin TEXT NOT NULL,
  wrong_pins BIGINT NOT NULL,
  waits_until BIGINT NOT NULL,
  is_locked SMALLINT NOT NULL,
  made_at BIGINT NOT NULL,
  used_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  revoked_at BIGINT
);

CREATE UNIQUE INDEX desks_by_session ON desks (session_hash);

CREATE UNIQUE INDEX desks_by_former ON desks (former_hash);

CREATE INDEX desks_by_location ON desks (location_id);

CREATE TABLE desk_invitations (
  hash TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  business_name TEXT NOT NULL,
  location_id TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX events_by_location ON events (location_id, at);
