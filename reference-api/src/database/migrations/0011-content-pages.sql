-- Pages of the shop's own words. A text is an object with both languages; a body is a list of blocks in each of them.
CREATE TABLE "content_page" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_page_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "content_page_position_unique" UNIQUE("position"),
	CONSTRAINT "content_page_texts_check" CHECK ("title" ?& ARRAY['ru', 'en'] AND "summary" ?& ARRAY['ru', 'en'])
);

CREATE TABLE "content_section" (
	"page_slug" text NOT NULL,
	"anchor" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "content_section_page_slug_anchor_pk" PRIMARY KEY("page_slug","anchor"),
	CONSTRAINT "content_section_anchor_check" CHECK ("anchor" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "content_section_position_unique" UNIQUE("page_slug","position"),
	CONSTRAINT "content_section_title_check" CHECK ("title" ?& ARRAY['ru', 'en']),
	CONSTRAINT "content_section_body_check" CHECK (jsonb_typeof("body"->'ru') = 'array' AND jsonb_typeof("body"->'en') = 'array')
);

ALTER TABLE "content_section" ADD CONSTRAINT "content_section_page_slug_content_page_slug_fk" FOREIGN KEY ("page_slug") REFERENCES "content_page"("slug") ON DELETE cascade;

-- One row: how the company is reached. The shop's owner changes it by a command, so a seed only adds it.
CREATE TABLE "company" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"legal_name" jsonb NOT NULL,
	"phones" jsonb NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"schedule" jsonb NOT NULL,
	"social" jsonb NOT NULL,
	"creators" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_id_check" CHECK ("id" = 1),
	CONSTRAINT "company_texts_check" CHECK ("name" ?& ARRAY['ru', 'en'] AND "legal_name" ?& ARRAY['ru', 'en'] AND "address" ?& ARRAY['ru', 'en'] AND "schedule" ?& ARRAY['ru', 'en']),
	CONSTRAINT "company_lists_check" CHECK (jsonb_typeof("phones") = 'array' AND jsonb_typeof("social") = 'array')
);
