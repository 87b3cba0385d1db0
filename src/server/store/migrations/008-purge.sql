CREATE INDEX guests_by_booking ON guests (booked_at);

ALTER TABLE booking_keys ADD COLUMN last_visit_ends_at BIGINT;

CREATE INDEX booking_keys_by_last_visit ON booking_keys (last_visit_ends_at);
