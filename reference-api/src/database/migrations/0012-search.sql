-- What a search needs of a product on sale, in a row so short that none of it lies apart: its names (weights A to C of the document; prose stays
-- behind) and what filters, facets and sorts go by. Written by the triggers below and by nothing else.
CREATE TABLE "search_entry" (
	"product_id" integer PRIMARY KEY NOT NULL REFERENCES "product"("id") ON DELETE CASCADE,
	"category_id" integer NOT NULL REFERENCES "category"("id"),
	"brand_id" integer NOT NULL REFERENCES "brand"("id"),
	"form_slug" text NOT NULL,
	"in_stock" boolean NOT NULL,
	"is_discounted" boolean NOT NULL,
	"price_kopecks" integer NOT NULL,
	"popularity" integer NOT NULL,
	"added_on" date NOT NULL,
	"names" tsvector NOT NULL
);

CREATE FUNCTION "write_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_active THEN
    DELETE FROM search_entry WHERE product_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO search_entry (product_id, category_id, brand_id, form_slug, in_stock, is_discounted, price_kopecks, popularity, added_on, names)
  VALUES (NEW.id, NEW.category_id, NEW.brand_id, NEW.form_slug, NEW.availability > 0, NEW.discount_percent > 0, NEW.price_kopecks, NEW.popularity, NEW.added_on,
    ts_filter(NEW.document, '{a,b,c}'))
  ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id, brand_id = excluded.brand_id, form_slug = excluded.form_slug,
    in_stock = excluded.in_stock, is_discounted = excluded.is_discounted, price_kopecks = excluded.price_kopecks, popularity = excluded.popularity,
    added_on = excluded.added_on, names = excluded.names;
  RETURN NULL;
END $$;

CREATE TRIGGER "product_added" AFTER INSERT ON "product" FOR EACH ROW EXECUTE FUNCTION "write_search_entry"();
-- An order takes from what is left; only the last unit makes a difference here.
CREATE TRIGGER "product_changed" AFTER UPDATE ON "product" FOR EACH ROW
  WHEN ((OLD.is_active, OLD.availability > 0, OLD.discount_percent > 0, OLD.price_kopecks, OLD.popularity, OLD.added_on, OLD.category_id, OLD.brand_id, OLD.form_slug, OLD.document)
    IS DISTINCT FROM (NEW.is_active, NEW.availability > 0, NEW.discount_percent > 0, NEW.price_kopecks, NEW.popularity, NEW.added_on, NEW.category_id, NEW.brand_id, NEW.form_slug, NEW.document))
  EXECUTE FUNCTION "write_search_entry"();

INSERT INTO "search_entry" (product_id, category_id, brand_id, form_slug, in_stock, is_discounted, price_kopecks, popularity, added_on, names)
  SELECT id, category_id, brand_id, form_slug, availability > 0, discount_percent > 0, price_kopecks, popularity, added_on, ts_filter(document, '{a,b,c}')
  FROM "product" WHERE is_active;

CREATE INDEX "search_entry_names_index" ON "search_entry" USING gin ("names");
-- Facets of a category, or of everything, are counted from this index alone.
CREATE INDEX "search_entry_facet_index" ON "search_entry" ("category_id", "brand_id", "form_slug", "in_stock", "is_discounted", "price_kopecks");
CREATE INDEX "search_entry_popularity_index" ON "search_entry" ("in_stock" DESC, "popularity" DESC, "product_id");
CREATE INDEX "search_entry_price_index" ON "search_entry" ("price_kopecks", "product_id");
CREATE INDEX "search_entry_price_down_index" ON "search_entry" ("price_kopecks" DESC, "product_id");
CREATE INDEX "search_entry_added_on_index" ON "search_entry" ("added_on" DESC, "product_id");
CREATE INDEX "search_entry_brand_index" ON "search_entry" ("brand_id");
CREATE INDEX "product_form_index" ON "product" ("form_slug", "id");
CREATE INDEX "product_category_index" ON "product" ("category_id");
DROP INDEX "product_category_path_index";
DROP INDEX "product_popularity_index";
DROP INDEX "product_price_index";
DROP INDEX "product_added_on_index";

-- Whether a word is known in any of its forms.
ALTER TABLE "search_word" ADD COLUMN "stem" text GENERATED ALWAYS AS ((tsvector_to_array(to_tsvector('russian', "word")))[1]) STORED;
CREATE INDEX "search_word_stem_index" ON "search_word" ("stem");
