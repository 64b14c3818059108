-- A customer's pickup places. One taken away keeps its row, so that its id stays the same when it is saved again.
CREATE TABLE "stock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"location" text NOT NULL,
	"is_saved" boolean DEFAULT true NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_user_location_unique" UNIQUE("user_id", "location")
);

-- Nobody could save a pickup place before this.
UPDATE "cart_line" SET "stock" = NULL;
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_stock_stock_id_fk" FOREIGN KEY ("stock") REFERENCES "stock"("id") ON DELETE SET NULL;
CREATE INDEX "cart_line_stock_index" ON "cart_line" ("stock");

CREATE TABLE "cart_addition" (
	"user_id" integer NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"line" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	PRIMARY KEY ("user_id", "key")
);
CREATE INDEX "cart_addition_created_at_index" ON "cart_addition" ("created_at");

ALTER TABLE "user_account" ADD COLUMN "orders_from" date;
ALTER TABLE "user_account" ADD COLUMN "orders_to" date;
