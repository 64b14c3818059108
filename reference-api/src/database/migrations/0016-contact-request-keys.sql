-- A question that came with a key is kept once.
ALTER TABLE "contact_request" ADD COLUMN "key" text;
ALTER TABLE "contact_request" ADD COLUMN "body_hash" text;
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_key_unique" UNIQUE ("key");
