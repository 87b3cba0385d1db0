ALTER TABLE wishes ADD COLUMN miles BIGINT;

CREATE TABLE wish_places (
  appointment_id TEXT NOT NULL,
  business_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  PRIMARY KEY (appointment_id, business_name, provider_id)
);

CREATE INDEX wish_places_by_provider ON wish_places (business_name, provider_id);
