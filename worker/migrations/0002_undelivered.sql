-- Every health report asks for what was not forwarded: it reads those rows, not all.
CREATE INDEX enquiries_undelivered ON enquiries (received_at) WHERE forwarded_at IS NULL;
