-- What the label of a product promises ("vegan"); lists are filtered by it. Each label is a value, so a new one needs no column.
ALTER TABLE "product" ADD COLUMN "labels" text[] NOT NULL DEFAULT '{}';
ALTER TABLE "search_entry" ADD COLUMN "labels" text[] NOT NULL DEFAULT '{}';

-- The search entries of the products on sale, declared once. A further column is added at the end of this view and of the table; the trigger copies it.
CREATE VIEW "search_entry_source" AS
  SELECT id AS product_id, category_id, brand_id, form_slug, availability > 0 AS in_stock, discount_percent > 0 AS is_discounted, price_kopecks, popularity, added_on,
    ts_filter(document, '{a,b,c}') AS names, is_supplement, labels
  FROM product WHERE is_active;

-- An order takes from what is left; an entry that stays the same is not written again.
CREATE OR REPLACE FUNCTION "write_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted search_entry;
  present search_entry;
BEGIN
  SELECT * INTO wanted FROM search_entry_source WHERE product_id = NEW.id;
  SELECT * INTO present FROM search_entry WHERE product_id = NEW.id;
  IF wanted IS NOT DISTINCT FROM present THEN
    RETURN NULL;
  END IF;
  DELETE FROM search_entry WHERE product_id = NEW.id;
  INSERT INTO search_entry SELECT * FROM search_entry_source WHERE product_id = NEW.id;
  RETURN NULL;
END $$;

DROP TRIGGER "product_added" ON "product";
DROP TRIGGER "product_changed" ON "product";
CREATE TRIGGER "product_written" AFTER INSERT OR UPDATE ON "product" FOR EACH ROW EXECUTE FUNCTION "write_search_entry"();

-- Facets are counted from this index alone.
DROP INDEX "search_entry_facet_index";
CREATE INDEX "search_entry_facet_index" ON "search_entry" ("category_id", "brand_id", "form_slug", "in_stock", "is_discounted", "price_kopecks")
  INCLUDE ("is_supplement", "labels");
