-- Being a supplement is asked of a column, as categories and forms are: two thirds of a shop are supplements, and so many rows are not read for their names.
ALTER TABLE "search_entry" ADD COLUMN "is_supplement" boolean;
UPDATE "search_entry" SET "is_supplement" = product."is_supplement" FROM "product" WHERE product."id" = "product_id";
ALTER TABLE "search_entry" ALTER COLUMN "is_supplement" SET NOT NULL;

CREATE OR REPLACE FUNCTION "write_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_active THEN
    DELETE FROM search_entry WHERE product_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO search_entry (product_id, category_id, brand_id, form_slug, in_stock, is_discounted, is_supplement, price_kopecks, popularity, added_on, names)
  VALUES (NEW.id, NEW.category_id, NEW.brand_id, NEW.form_slug, NEW.availability > 0, NEW.discount_percent > 0, NEW.is_supplement, NEW.price_kopecks, NEW.popularity, NEW.added_on,
    ts_filter(NEW.document, '{a,b,c}'))
  ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id, brand_id = excluded.brand_id, form_slug = excluded.form_slug,
    in_stock = excluded.in_stock, is_discounted = excluded.is_discounted, is_supplement = excluded.is_supplement, price_kopecks = excluded.price_kopecks,
    popularity = excluded.popularity, added_on = excluded.added_on, names = excluded.names;
  RETURN NULL;
END $$;

DROP TRIGGER "product_changed" ON "product";
CREATE TRIGGER "product_changed" AFTER UPDATE ON "product" FOR EACH ROW
  WHEN ((OLD.is_active, OLD.availability > 0, OLD.discount_percent > 0, OLD.is_supplement, OLD.price_kopecks, OLD.popularity, OLD.added_on, OLD.category_id, OLD.brand_id, OLD.form_slug, OLD.document)
    IS DISTINCT FROM (NEW.is_active, NEW.availability > 0, NEW.discount_percent > 0, NEW.is_supplement, NEW.price_kopecks, NEW.popularity, NEW.added_on, NEW.category_id, NEW.brand_id, NEW.form_slug, NEW.document))
  EXECUTE FUNCTION "write_search_entry"();

-- Counts, facets and first pages of what is asked of columns come from these two alone.
DROP INDEX "search_entry_facet_index";
CREATE INDEX "search_entry_facet_index" ON "search_entry" ("category_id", "brand_id", "form_slug", "in_stock", "is_discounted", "price_kopecks", "is_supplement");
DROP INDEX "search_entry_popularity_index";
CREATE INDEX "search_entry_popularity_index" ON "search_entry" ("in_stock" DESC, "popularity" DESC, "product_id") INCLUDE ("category_id", "form_slug", "is_supplement");
