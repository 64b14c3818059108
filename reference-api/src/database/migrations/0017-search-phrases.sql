-- What people say for groups of goods, complaints and things, by the stems of its words: a query for the goods that are meant. Written by the seed.
CREATE TABLE "search_phrase" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"preferred" text NOT NULL
);
