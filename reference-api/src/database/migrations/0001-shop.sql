-- Russian and English full text is built in; trigrams correct typos.
CREATE EXTENSION IF NOT EXISTS pg_trgm;


CREATE TABLE "brand" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"manufacturer" jsonb NOT NULL,
	"country" jsonb NOT NULL,
	"palette" jsonb NOT NULL,
	"label_style" text NOT NULL,
	"search_names" text NOT NULL,
	CONSTRAINT "brand_slug_unique" UNIQUE("slug")
);

CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"parent_id" integer,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"path" integer[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "category_slug_unique" UNIQUE("slug")
);

CREATE TABLE "ingredient" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"synonyms" jsonb NOT NULL,
	"search_names" text NOT NULL,
	CONSTRAINT "ingredient_slug_unique" UNIQUE("slug")
);

CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"category_path" integer[] NOT NULL,
	"name" jsonb NOT NULL,
	"form_slug" text NOT NULL,
	"form" jsonb NOT NULL,
	"dose" jsonb,
	"pack_quantity" real NOT NULL,
	"pack_unit" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"composition" jsonb NOT NULL,
	"directions" jsonb NOT NULL,
	"contraindications" jsonb NOT NULL,
	"storage" jsonb NOT NULL,
	"registration_number" text,
	"is_supplement" boolean NOT NULL,
	"shelf_life_months" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"base_price_kopecks" integer NOT NULL,
	"discount_percent" integer NOT NULL,
	"price_kopecks" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"availability" integer NOT NULL,
	"popularity" integer NOT NULL,
	"added_on" date NOT NULL,
	"pack_form" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "product_slug_unique" UNIQUE("slug")
);

CREATE TABLE "product_ingredient" (
	"product_id" integer NOT NULL,
	"ingredient_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_ingredient_product_id_ingredient_id_pk" PRIMARY KEY("product_id","ingredient_id")
);

CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" integer NOT NULL
);

CREATE TABLE "article" (
	"slug" text PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture" text NOT NULL
);

CREATE TABLE "question" (
	"slug" text PRIMARY KEY NOT NULL,
	"group_slug" text NOT NULL,
	"group_name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL
);

CREATE TABLE "slide" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"to" text NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "slide_slug_unique" UNIQUE("slug")
);

CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"handle_hash" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "session_handle_hash_unique" UNIQUE("handle_hash")
);

CREATE TABLE "user_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 501 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"ui_language" text DEFAULT 'russian' NOT NULL,
	CONSTRAINT "user_account_email_unique" UNIQUE("email")
);

CREATE TABLE "seed_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"stamp" text NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "category"("id");
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "brand"("id");
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "category"("id");
ALTER TABLE "product_ingredient" ADD CONSTRAINT "product_ingredient_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id");
ALTER TABLE "product_ingredient" ADD CONSTRAINT "product_ingredient_ingredient_id_ingredient_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "ingredient"("id");
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE cascade;
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE cascade;

CREATE INDEX "product_document_index" ON "product" USING gin ("document");
CREATE INDEX "product_category_path_index" ON "product" USING gin ("category_path");
CREATE INDEX "product_brand_index" ON "product" ("brand_id");
CREATE INDEX "product_popularity_index" ON "product" ("popularity" DESC,"id");
CREATE INDEX "product_price_index" ON "product" ("price_kopecks","id");
CREATE INDEX "product_added_on_index" ON "product" ("added_on" DESC,"id");
CREATE INDEX "product_ingredient_index" ON "product_ingredient" ("ingredient_id");
CREATE INDEX "search_word_beginning_index" ON "search_word" ("word" text_pattern_ops);
CREATE INDEX "search_word_trigram_index" ON "search_word" USING gin ("word" gin_trgm_ops);
CREATE INDEX "article_published_at_index" ON "article" ("published_at" DESC,"slug");
CREATE INDEX "refresh_token_session_index" ON "refresh_token" ("session_id");
CREATE INDEX "session_user_index" ON "session" ("user_id");
