-- Consent to a document, with its version and the time; a person's consents are the evidence that processing was lawful.
CREATE TABLE "consent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "user_account"("id") ON DELETE cascade,
	"kind" text NOT NULL CONSTRAINT "consent_kind_check" CHECK ("kind" IN ('personal_data', 'rules')),
	"version" text NOT NULL CONSTRAINT "consent_version_check" CHECK (char_length("version") BETWEEN 1 AND 40),
	"given_at" timestamp with time zone NOT NULL
);
CREATE INDEX "consent_user_index" ON "consent" ("user_id");

-- The version of the document that a question's confirmation refers to; unknown for questions from before.
ALTER TABLE "contact_request" ADD COLUMN "consent_version" text;

-- When the customer closed the account: its personal data was erased then, its orders stay.
ALTER TABLE "user_account" ADD COLUMN "closed_at" timestamp with time zone;

-- Registration numbers and other particulars of the seller, as named lines in both languages.
ALTER TABLE "company"
	ADD COLUMN "seller_details" jsonb DEFAULT '[]' NOT NULL,
	ADD CONSTRAINT "company_seller_details_check" CHECK (jsonb_typeof("seller_details") = 'array');

ALTER TABLE "mail" DROP CONSTRAINT "mail_kind_check";
ALTER TABLE "mail" ADD CONSTRAINT "mail_kind_check" CHECK ("kind" IN (
	'confirmation_code', 'account_exists', 'password_reset', 'password_changed', 'account_closed',
	'order_placed', 'order_issued', 'order_canceled', 'question_received'
));
