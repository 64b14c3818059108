CREATE TABLE "pickup_city" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);

CREATE TABLE "pickup_point" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL REFERENCES "pickup_city"("id"),
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"workschedule" jsonb NOT NULL,
	"phone" text NOT NULL,
	"period_days" integer NOT NULL,
	"prepaid" boolean NOT NULL,
	"weight_limit_grams" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);

CREATE INDEX "pickup_point_city_index" ON "pickup_point" ("city_id");
