-- Where there is a mailbox, too: its failure does not send the enquiry to the webhook again.
ALTER TABLE enquiries ADD COLUMN webhook_at TEXT;
