CREATE TABLE locations (
  business_name TEXT NOT NULL,
  id TEXT NOT NULL,
  status TEXT NOT NULL,
  demonstration SMALLINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (business_name, id)
);

CREATE TABLE services (
  id BIGINT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL
);

CREATE TABLE directory_records (
  kind TEXT NOT NULL,
  record_key TEXT NOT NULL,
  demonstration SMALLINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, record_key)
);
