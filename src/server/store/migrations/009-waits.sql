CREATE TABLE waits (
  business_name TEXT NOT NULL,
  location_id TEXT NOT NULL,
  minutes BIGINT,
  description TEXT,
  PRIMARY KEY (business_name, location_id)
);
