CREATE TABLE tablets (
  location_id TEXT NOT NULL,
  id TEXT NOT NULL,
  waiting BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (location_id, id)
);
