CREATE TABLE webhooks (
  name TEXT NOT NULL PRIMARY KEY,
  url TEXT NOT NULL,
  secrets BYTEA NOT NULL,
  locations TEXT,
  number BIGINT NOT NULL,
  made_at BIGINT NOT NULL,
  failing_since BIGINT,
  disabled_at BIGINT,
  disabled_for TEXT
);

CREATE TABLE webhook_deliveries (
  webhook TEXT NOT NULL REFERENCES webhooks (name) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  visit_id TEXT NOT NULL,
  attempt BIGINT NOT NULL,
  next_at BIGINT NOT NULL,
  PRIMARY KEY (webhook, number)
);

CREATE INDEX webhook_deliveries_by_visit ON webhook_deliveries (webhook, visit_id, number);

CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (next_at);
