CREATE TABLE "contact_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"question" text NOT NULL,
	"confirmation" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
