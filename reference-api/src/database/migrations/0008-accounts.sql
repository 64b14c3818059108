-- The remaining fields of a user; the locale follows from the language that the shopper chose.
ALTER TABLE "user_account"
	ADD COLUMN "title" text DEFAULT '' NOT NULL,
	ADD COLUMN "job_title" text DEFAULT '' NOT NULL,
	ADD COLUMN "photo_path" text,
	ADD COLUMN "external_user_id" text UNIQUE,
	ADD COLUMN "customer_type" text DEFAULT 'PRIVATE' NOT NULL,
	ADD COLUMN "locale" text GENERATED ALWAYS AS (CASE "ui_language" WHEN 'russian' THEN 'ru-RU' ELSE 'en-US' END) STORED NOT NULL,
	ADD COLUMN "telegram_chat_id" bigint UNIQUE,
	ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;

-- Names were measured before their letters and accents were put together.
UPDATE "user_account" SET "first_name" = left("first_name", 55), "last_name" = left("last_name", 55);

ALTER TABLE "user_account"
	ADD CONSTRAINT "user_account_email_check" CHECK ("email" = lower("email") AND "email" = btrim("email") AND char_length("email") BETWEEN 3 AND 254),
	ADD CONSTRAINT "user_account_password_check" CHECK ("password_hash" <> ''),
	ADD CONSTRAINT "user_account_names_check" CHECK (char_length("first_name") <= 55 AND char_length("last_name") <= 55),
	ADD CONSTRAINT "user_account_titles_check" CHECK (char_length("title") <= 55 AND char_length("job_title") <= 150),
	ADD CONSTRAINT "user_account_phone_check" CHECK ("phone" ~ '^(\+[1-9][0-9]{6,14})?$'),
	ADD CONSTRAINT "user_account_birth_check" CHECK ("date_of_birth" >= '1900-01-01'),
	ADD CONSTRAINT "user_account_language_check" CHECK ("ui_language" IN ('russian', 'english')),
	ADD CONSTRAINT "user_account_customer_type_check" CHECK ("customer_type" = 'PRIVATE'),
	ADD CONSTRAINT "user_account_period_check" CHECK ("orders_from" <= "orders_to");

ALTER TABLE "session" ADD CONSTRAINT "session_handle_check" CHECK ("handle_hash" ~ '^[0-9a-f]{64}$');
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_hash_check" CHECK ("hash" ~ '^[0-9a-f]{64}$');
-- Sessions that are over are looked for at every sign-in.
CREATE INDEX "session_expires_at_index" ON "session" ("expires_at");
CREATE INDEX "session_ended_at_index" ON "session" ("ended_at") WHERE "ended_at" IS NOT NULL;

-- The code of the last letter to an address, whether or not anybody has an account with it. No row tells a code: it keeps a keyed hash.
CREATE TABLE "confirmation_code" (
	"email" text PRIMARY KEY NOT NULL CHECK ("email" = lower("email")),
	"code_hash" text NOT NULL CHECK ("code_hash" ~ '^[0-9a-f]{64}$'),
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL CHECK ("attempts" BETWEEN 0 AND 5),
	"used_at" timestamp with time zone
);
CREATE INDEX "confirmation_code_expires_at_index" ON "confirmation_code" ("expires_at");

-- One link for an account: a newer one takes the place of the one before.
CREATE TABLE "reset_link" (
	"user_id" integer PRIMARY KEY NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"token_hash" text NOT NULL UNIQUE CHECK ("token_hash" ~ '^[0-9a-f]{64}$'),
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "telegram_link" (
	"user_id" integer PRIMARY KEY NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"code_hash" text NOT NULL UNIQUE CHECK ("code_hash" ~ '^[0-9a-f]{64}$'),
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
