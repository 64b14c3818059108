-- Mails to be sent, written in the transaction of the change that they tell of. A sender takes one by moving `next_attempt_at` on.
CREATE TABLE "mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"parameters" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_recipient_check" CHECK ("recipient" LIKE '%@%' AND "recipient" !~ '[[:cntrl:]]' AND length("recipient") <= 254),
	CONSTRAINT "mail_language_check" CHECK ("language" IN ('ru', 'en')),
	CONSTRAINT "mail_kind_check" CHECK ("kind" IN (
		'confirmation_code', 'account_exists', 'password_reset', 'password_changed',
		'order_placed', 'order_issued', 'order_canceled', 'question_received'
	)),
	CONSTRAINT "mail_parameters_check" CHECK (jsonb_typeof("parameters") = 'object'),
	CONSTRAINT "mail_expires_check" CHECK ("expires_at" > "created_at"),
	CONSTRAINT "mail_attempts_check" CHECK ("attempts" >= 0),
	CONSTRAINT "mail_end_check" CHECK ("sent_at" IS NULL OR "given_up_at" IS NULL)
);

CREATE INDEX "mail_due_index" ON "mail" ("next_attempt_at") WHERE "sent_at" IS NULL AND "given_up_at" IS NULL;
CREATE INDEX "mail_ended_index" ON "mail" (coalesce("sent_at", "given_up_at")) WHERE "sent_at" IS NOT NULL OR "given_up_at" IS NOT NULL;
