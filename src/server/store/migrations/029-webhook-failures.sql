ALTER TABLE webhooks ADD COLUMN taken_at BIGINT;

ALTER TABLE webhook_deliveries ADD COLUMN failed_at BIGINT;

ALTER TABLE webhook_deliveries ADD COLUMN problem TEXT;

CREATE INDEX webhook_deliveries_failing ON webhook_deliveries (webhook, failed_at) WHERE failed_at IS NOT NULL;

CREATE TABLE webhook_refusals (
  webhook TEXT NOT NULL REFERENCES webhooks (name) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  visit_id TEXT NOT NULL,
  attempt BIGINT NOT NULL,
  failed_at BIGINT NOT NULL,
  problem TEXT NOT NULL,
  refused_at BIGINT NOT NULL,
  PRIMARY KEY (webhook, number)
);

CREATE INDEX webhook_refusals_by_visit ON webhook_refusals (visit_id);
