-- A repetition of an order that came with a key is made once.
CREATE TABLE "order_repeat" (
	"user_id" integer NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"key" text NOT NULL,
	"order_number" integer NOT NULL REFERENCES "customer_order"("number"),
	"pieces" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	PRIMARY KEY ("user_id", "key")
);
CREATE INDEX "order_repeat_created_at_index" ON "order_repeat" ("created_at");
CREATE INDEX "order_repeat_order_index" ON "order_repeat" ("order_number");
