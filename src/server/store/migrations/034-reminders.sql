CREATE INDEX appointments_to_come ON appointments (starts_at) WHERE status = 'booked';
