-- Orders that hold goods and wait for the shop, the oldest first.
CREATE INDEX "customer_order_reserved_index" ON "customer_order" ("placed_at") WHERE "status" = 'waiting' AND "payment_status" = 'due';
