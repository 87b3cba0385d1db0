CREATE TABLE taken (
  business_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  cell BIGINT NOT NULL,
  place SMALLINT NOT NULL,
  holder TEXT NOT NULL,
  expires_at BIGINT,
  PRIMARY KEY (business_name, provider_id, cell, place)
);

CREATE INDEX taken_by_holder ON taken (holder);

CREATE TABLE holds (
  code TEXT NOT NULL PRIMARY KEY,
  idempotency_key TEXT UNIQUE,
  fingerprint TEXT NOT NULL,
  business_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  cells TEXT NOT NULL,
  service_ids TEXT NOT NULL,
  licensure_state TEXT,
  started_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  released_at BIGINT
);

CREATE INDEX holds_by_start ON holds (started_at);
