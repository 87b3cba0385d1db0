CREATE TABLE taken_versions (
  business_name TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  version BIGINT NOT NULL,
  PRIMARY KEY (business_name, provider_id)
);
