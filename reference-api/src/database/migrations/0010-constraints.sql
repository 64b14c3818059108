-- What the code keeps to, the database holds it to. Statements only look at rows that are there; none of them changes one.

ALTER TABLE "brand"
	ADD CONSTRAINT "brand_texts_check" CHECK ("name" ?& '{ru,en}' AND "manufacturer" ?& '{ru,en}' AND "country" ?& '{ru,en}'),
	ADD CONSTRAINT "brand_palette_check" CHECK (jsonb_array_length("palette") = 3),
	ADD CONSTRAINT "brand_label_style_check" CHECK ("label_style" IN ('band', 'block', 'stripe', 'minimal', 'arc'));

ALTER TABLE "category"
	ADD CONSTRAINT "category_name_check" CHECK ("name" ?& '{ru,en}'),
	ADD CONSTRAINT "category_position_check" CHECK ("position" >= 0),
	ADD CONSTRAINT "category_path_check" CHECK (cardinality("path") > 0 AND "path"[cardinality("path")] = "id"),
	ADD CONSTRAINT "category_parent_check" CHECK ("parent_id" IS NOT DISTINCT FROM "path"[cardinality("path") - 1]);
CREATE INDEX "category_parent_index" ON "category" ("parent_id");

ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_name_check" CHECK ("name" ?& '{ru,en}');

ALTER TABLE "product"
	ADD CONSTRAINT "product_texts_check" CHECK ("name" ?& '{ru,en}' AND "form" ?& '{ru,en}' AND "pack_unit" ?& '{ru,en}' AND "summary" ?& '{ru,en}' AND "description" ?& '{ru,en}'),
	ADD CONSTRAINT "product_category_check" CHECK ("category_path"[cardinality("category_path")] = "category_id"),
	ADD CONSTRAINT "product_measures_check" CHECK ("pack_quantity" > 0 AND "weight_grams" > 0 AND "shelf_life_months" >= 0),
	ADD CONSTRAINT "product_price_check" CHECK ("base_price_kopecks" BETWEEN 1 AND 100000000 AND "price_kopecks" BETWEEN 1 AND "base_price_kopecks"),
	ADD CONSTRAINT "product_discount_check" CHECK ("discount_percent" BETWEEN 0 AND 99 AND ("discount_percent" > 0 OR "price_kopecks" = "base_price_kopecks")),
	ADD CONSTRAINT "product_vat_check" CHECK ("vat_percent" IN (0, 10, 20)),
	ADD CONSTRAINT "product_availability_check" CHECK ("availability" >= 0),
	ADD CONSTRAINT "product_popularity_check" CHECK ("popularity" >= 0),
	ADD CONSTRAINT "product_pack_form_check" CHECK ("pack_form" IN ('bottle', 'dropper', 'jar', 'box', 'blister-box', 'sachet', 'pouch', 'tube', 'can', 'gear'));

ALTER TABLE "product_ingredient" ADD CONSTRAINT "product_ingredient_position_check" CHECK ("position" >= 0);

ALTER TABLE "article" ADD CONSTRAINT "article_texts_check" CHECK ("title" ?& '{ru,en}' AND "summary" ?& '{ru,en}' AND "body" ?& '{ru,en}');
ALTER TABLE "question"
	ADD CONSTRAINT "question_texts_check" CHECK ("group_name" ?& '{ru,en}' AND "question" ?& '{ru,en}' AND "answer" ?& '{ru,en}'),
	ADD CONSTRAINT "question_position_check" CHECK ("position" >= 0);
ALTER TABLE "slide" ADD CONSTRAINT "slide_texts_check" CHECK ("title" ?& '{ru,en}' AND "text" ?& '{ru,en}' AND "action" ?& '{ru,en}' AND "to" LIKE '/%');
ALTER TABLE "seed_state" ADD CONSTRAINT "seed_state_one_row_check" CHECK ("id" = 1);
ALTER TABLE "setting" ADD CONSTRAINT "setting_value_check" CHECK ("value" ? 'value');

ALTER TABLE "pickup_city" ADD CONSTRAINT "pickup_city_name_check" CHECK ("name" ?& '{ru,en}');
ALTER TABLE "pickup_point"
	ADD CONSTRAINT "pickup_point_texts_check" CHECK ("name" ?& '{ru,en}' AND "address" ?& '{ru,en}' AND "workschedule" ?& '{ru,en}'),
	ADD CONSTRAINT "pickup_point_period_check" CHECK ("period_days" > 0),
	ADD CONSTRAINT "pickup_point_weight_check" CHECK ("weight_limit_grams" > 0),
	ADD CONSTRAINT "pickup_point_place_check" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180);

-- Places were saved before points were known to the database; the old ones are not looked at.
ALTER TABLE "stock" ADD CONSTRAINT "stock_location_pickup_point_id_fk" FOREIGN KEY ("location") REFERENCES "pickup_point"("id") NOT VALID;
CREATE INDEX "stock_location_index" ON "stock" ("location");

CREATE INDEX "favorite_product_index" ON "favorite" ("product_id");
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_amount_check" CHECK ("amount" BETWEEN 1 AND 999);
CREATE INDEX "cart_line_product_index" ON "cart_line" ("product_id");
ALTER TABLE "cart_addition" ADD CONSTRAINT "cart_addition_key_check" CHECK ("key" ~ '^[A-Za-z0-9_-]{8,100}$' AND "body_hash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "customer_order"
	ADD CONSTRAINT "customer_order_key_check" CHECK ("idempotency_key" ~ '^[A-Za-z0-9_-]{8,100}$' AND "body_hash" ~ '^[0-9a-f]{64}$'),
	ADD CONSTRAINT "customer_order_status_check" CHECK ("status" IN ('waiting', 'opened', 'issued', 'canceled', 'closed')),
	ADD CONSTRAINT "customer_order_method_check" CHECK ("payment_method" IN ('on_pickup', 'card')),
	ADD CONSTRAINT "customer_order_payment_check" CHECK ("payment_status" IN ('due', 'pending', 'paid', 'failed', 'refunding', 'refunded', 'void')),
	ADD CONSTRAINT "customer_order_delivery_check" CHECK ("delivery_kopecks" >= 0),
	-- Money that was not taken is due at the point only, and goes back only when the order is canceled.
	ADD CONSTRAINT "customer_order_due_check" CHECK (CASE "payment_method" WHEN 'card' THEN "payment_status" <> 'due' ELSE "payment_status" IN ('due', 'paid', 'void') END),
	ADD CONSTRAINT "customer_order_canceled_check" CHECK (("status" = 'canceled') = ("payment_status" IN ('refunding', 'refunded', 'void'))),
	-- Nothing is packed that is to be paid by card and is not paid, and nothing is handed over unpaid.
	ADD CONSTRAINT "customer_order_packed_check" CHECK ("payment_method" <> 'card' OR "status" IN ('waiting', 'canceled') OR "payment_status" = 'paid'),
	ADD CONSTRAINT "customer_order_closed_check" CHECK ("status" <> 'closed' OR "payment_status" = 'paid'),
	-- An order is given up as long as its payment is awaited, and only then.
	ADD CONSTRAINT "customer_order_expiry_check" CHECK (("expires_at" IS NOT NULL) = ("payment_status" IN ('pending', 'failed'))),
	ADD CONSTRAINT "customer_order_dates_check" CHECK ("expires_at" > "placed_at");

-- A line of many dear goods comes to more kopecks than an integer holds.
ALTER TABLE "order_line"
	ALTER COLUMN "without_discount_kopecks" TYPE bigint,
	ALTER COLUMN "to_pay_kopecks" TYPE bigint,
	ALTER COLUMN "vat_kopecks" TYPE bigint;
ALTER TABLE "order_line"
	ADD CONSTRAINT "order_line_name_check" CHECK ("name" ?& '{ru,en}'),
	ADD CONSTRAINT "order_line_amount_check" CHECK ("amount" BETWEEN 1 AND 999),
	ADD CONSTRAINT "order_line_discount_check" CHECK ("discount_percent" BETWEEN 0 AND 99 AND ("discount_percent" > 0 OR "to_pay_kopecks" = "without_discount_kopecks")),
	ADD CONSTRAINT "order_line_vat_check" CHECK ("vat_percent" IN (0, 10, 20) AND ("vat_percent" > 0 OR "vat_kopecks" = 0)),
	ADD CONSTRAINT "order_line_sums_check" CHECK ("vat_kopecks" >= 0 AND "vat_kopecks" < "to_pay_kopecks" AND "to_pay_kopecks" <= "without_discount_kopecks");
CREATE INDEX "order_line_product_index" ON "order_line" ("product_id");

ALTER TABLE "order_payment"
	ADD CONSTRAINT "order_payment_status_check" CHECK ("status" IN ('pending', 'paid', 'failed', 'refunding', 'refunded')),
	-- The acquirer has a page of a payment, and money for it, only when it knows the payment.
	ADD CONSTRAINT "order_payment_acquirer_check" CHECK ("acquirer_id" IS NOT NULL OR ("url" IS NULL AND "status" IN ('pending', 'failed')));
-- However often it was tried, an order keeps the money of one payment.
CREATE UNIQUE INDEX "order_payment_one_paid" ON "order_payment" ("order_number") WHERE "status" = 'paid';
