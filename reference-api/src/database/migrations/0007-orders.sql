CREATE TABLE "customer_order" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 100001),
	"user_id" integer NOT NULL REFERENCES "user_account"("id"),
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"point" jsonb NOT NULL,
	"delivery_kopecks" integer NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "customer_order_user_key_unique" UNIQUE("user_id", "idempotency_key")
);

CREATE INDEX "customer_order_user_placed_index" ON "customer_order" ("user_id", "placed_at" DESC);
CREATE INDEX "customer_order_expires_index" ON "customer_order" ("expires_at") WHERE "expires_at" IS NOT NULL;

CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_number" integer NOT NULL REFERENCES "customer_order"("number"),
	"product_id" integer NOT NULL REFERENCES "product"("id"),
	"name" jsonb NOT NULL,
	"photo" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"discount_percent" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"without_discount_kopecks" integer NOT NULL,
	"to_pay_kopecks" integer NOT NULL,
	"vat_kopecks" integer NOT NULL,
	CONSTRAINT "order_line_product_unique" UNIQUE("order_number", "product_id")
);

CREATE TABLE "order_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"reference" text NOT NULL UNIQUE,
	"order_number" integer NOT NULL REFERENCES "customer_order"("number"),
	"acquirer_id" text,
	"url" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);

CREATE INDEX "order_payment_order_index" ON "order_payment" ("order_number");
CREATE INDEX "order_payment_unsettled_index" ON "order_payment" ("id") WHERE "status" IN ('pending', 'refunding');
CREATE UNIQUE INDEX "order_payment_one_pending" ON "order_payment" ("order_number") WHERE "status" = 'pending';
