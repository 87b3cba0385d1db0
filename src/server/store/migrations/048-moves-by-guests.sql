ALTER TABLE appointments ADD COLUMN guest_moves BIGINT NOT NULL DEFAULT 0;

UPDATE appointments SET guest_moves = revision WHERE revision > 0;
