CREATE TABLE "favorite" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"product_id" integer NOT NULL REFERENCES "product"("id"),
	CONSTRAINT "favorite_user_product_unique" UNIQUE("user_id", "product_id")
);

CREATE TABLE "cart_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"product_id" integer NOT NULL REFERENCES "product"("id"),
	"amount" integer NOT NULL,
	"stock" integer,
	CONSTRAINT "cart_line_user_product_unique" UNIQUE("user_id", "product_id")
);
