-- Product knowledge of the search that was code, as rows. Written by the seed.
CREATE TABLE "search_word_role" (
	"word" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "search_word_role_word_role_pk" PRIMARY KEY("word","role")
);
CREATE TABLE "search_demotion" (
	"lexeme" text PRIMARY KEY NOT NULL
);
CREATE TABLE "search_lexeme" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"ingredients" integer NOT NULL
);
