CREATE TABLE built_files (
  name TEXT NOT NULL PRIMARY KEY,
  bytes BYTEA NOT NULL,
  seen_at BIGINT NOT NULL
);

CREATE INDEX built_files_by_time ON built_files (seen_at);
