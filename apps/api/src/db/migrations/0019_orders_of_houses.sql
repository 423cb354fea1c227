CREATE TABLE "house_sorts" (
	"house_id" integer PRIMARY KEY NOT NULL,
	"purpose" smallint NOT NULL,
	"property_type" integer,
	"house_type" integer,
	"ownership" integer,
	"street_type" integer,
	"wide_street" double precision,
	"measured_area" double precision,
	"width" double precision,
	"length" double precision,
	"floor_area" double precision,
	"floors" smallint,
	"number_bedroom" smallint,
	"number_wc" smallint,
	"brokerage_fee" bigint,
	"project_id" integer,
	"house_number" text NOT NULL,
	"house_address" text NOT NULL,
	"province" integer,
	"district" integer,
	"status" smallint NOT NULL,
	"customer_id" integer
);
--> statement-breakpoint
DROP INDEX "houses_approved_place";--> statement-breakpoint
DROP INDEX "houses_community_updated";--> statement-breakpoint
DROP INDEX "houses_community_area";--> statement-breakpoint
ALTER TABLE "house_sorts" ADD CONSTRAINT "house_sorts_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- by hand: the rows of existing houses, and what keeps them
INSERT INTO "house_sorts" ("house_id", "purpose", "property_type", "house_type", "ownership", "street_type", "wide_street", "measured_area", "width", "length", "floor_area", "floors", "number_bedroom", "number_wc", "brokerage_fee", "project_id", "house_number", "house_address", "province", "district", "status", "customer_id")
SELECT "id", "purpose", "property_type", "house_type", "ownership", "street_type", "wide_street", "measured_area", "width", "length", "floor_area", "floors", "number_bedroom", "number_wc", "brokerage_fee", "project_id", "house_number", "house_address", "province", "district", "status", "customer_id" FROM "houses";--> statement-breakpoint
CREATE INDEX "house_sorts_purpose" ON "house_sorts" USING btree ("purpose","house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_type" ON "house_sorts" USING btree ("property_type" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_class" ON "house_sorts" USING btree ("house_type" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_ownership" ON "house_sorts" USING btree ("ownership" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_street_type" ON "house_sorts" USING btree ("street_type" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_wide_street" ON "house_sorts" USING btree ("wide_street" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_area" ON "house_sorts" USING btree ("measured_area" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_width" ON "house_sorts" USING btree ("width" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_length" ON "house_sorts" USING btree ("length" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_floor_area" ON "house_sorts" USING btree ("floor_area" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_floors" ON "house_sorts" USING btree ("floors" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_bedrooms" ON "house_sorts" USING btree ("number_bedroom" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_wc" ON "house_sorts" USING btree ("number_wc" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_fee" ON "house_sorts" USING btree ("brokerage_fee" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_project" ON "house_sorts" USING btree ("project_id" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_number" ON "house_sorts" USING btree ("house_number","house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_street" ON "house_sorts" USING btree ("house_address","house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_province" ON "house_sorts" USING btree ("province" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_ward" ON "house_sorts" USING btree ("district" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_status" ON "house_sorts" USING btree ("status","house_id");--> statement-breakpoint
CREATE INDEX "house_sorts_customer" ON "house_sorts" USING btree ("customer_id" NULLS FIRST,"house_id");--> statement-breakpoint
CREATE INDEX "houses_updated" ON "houses" USING btree ("updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_price" ON "houses" USING btree ("into_money" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_commission" ON "houses" USING btree ("commission" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_title" ON "houses" USING btree ("title" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_comments" ON "houses" USING btree ("comments_count","id") WHERE deleted_at is null and comments_count > 0;--> statement-breakpoint
CREATE INDEX "houses_likes" ON "houses" USING btree ("likes_count","id") WHERE deleted_at is null and likes_count > 0;--> statement-breakpoint
CREATE INDEX "houses_posts" ON "houses" USING btree ("post_quantity","id") WHERE deleted_at is null and post_quantity > 0;--> statement-breakpoint
CREATE INDEX "houses_recommended" ON "houses" USING btree ("recommend_quantity","id") WHERE deleted_at is null and recommend_quantity > 0;--> statement-breakpoint
CREATE INDEX "houses_seen" ON "houses" USING btree ("seen_quantity","id") WHERE deleted_at is null and seen_quantity > 0;--> statement-breakpoint
CREATE INDEX "houses_failed" ON "houses" USING btree ("failed_quantity","id") WHERE deleted_at is null and failed_quantity > 0;--> statement-breakpoint
CREATE INDEX "houses_most_viewed_stopped" ON "houses" USING btree ("total_view","id") WHERE deleted_at is null and status <> 0;--> statement-breakpoint
CREATE FUNCTION "keep_house_sorts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "house_sorts" ("house_id", "purpose", "property_type", "house_type", "ownership", "street_type", "wide_street", "measured_area", "width", "length", "floor_area", "floors", "number_bedroom", "number_wc", "brokerage_fee", "project_id", "house_number", "house_address", "province", "district", "status", "customer_id")
	VALUES (NEW."id", NEW."purpose", NEW."property_type", NEW."house_type", NEW."ownership", NEW."street_type", NEW."wide_street", NEW."measured_area", NEW."width", NEW."length", NEW."floor_area", NEW."floors", NEW."number_bedroom", NEW."number_wc", NEW."brokerage_fee", NEW."project_id", NEW."house_number", NEW."house_address", NEW."province", NEW."district", NEW."status", NEW."customer_id")
	ON CONFLICT ("house_id") DO UPDATE SET ("purpose", "property_type", "house_type", "ownership", "street_type", "wide_street", "measured_area", "width", "length", "floor_area", "floors", "number_bedroom", "number_wc", "brokerage_fee", "project_id", "house_number", "house_address", "province", "district", "status", "customer_id") =
		(excluded."purpose", excluded."property_type", excluded."house_type", excluded."ownership", excluded."street_type", excluded."wide_street", excluded."measured_area", excluded."width", excluded."length", excluded."floor_area", excluded."floors", excluded."number_bedroom", excluded."number_wc", excluded."brokerage_fee", excluded."project_id", excluded."house_number", excluded."house_address", excluded."province", excluded."district", excluded."status", excluded."customer_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "house_sorts_begin" AFTER INSERT ON "houses" FOR EACH ROW EXECUTE FUNCTION "keep_house_sorts"();--> statement-breakpoint
CREATE TRIGGER "house_sorts_follow" AFTER UPDATE ON "houses" FOR EACH ROW
WHEN ((OLD."purpose", OLD."property_type", OLD."house_type", OLD."ownership", OLD."street_type", OLD."wide_street", OLD."measured_area", OLD."width", OLD."length", OLD."floor_area", OLD."floors", OLD."number_bedroom", OLD."number_wc", OLD."brokerage_fee", OLD."project_id", OLD."house_number", OLD."house_address", OLD."province", OLD."district", OLD."status", OLD."customer_id")
	IS DISTINCT FROM (NEW."purpose", NEW."property_type", NEW."house_type", NEW."ownership", NEW."street_type", NEW."wide_street", NEW."measured_area", NEW."width", NEW."length", NEW."floor_area", NEW."floors", NEW."number_bedroom", NEW."number_wc", NEW."brokerage_fee", NEW."project_id", NEW."house_number", NEW."house_address", NEW."province", NEW."district", NEW."status", NEW."customer_id"))
EXECUTE FUNCTION "keep_house_sorts"();--> statement-breakpoint
-- without these the planner takes what is rejected for most houses, and what is shared, approved and on sale for independent
CREATE STATISTICS "houses_reasons" ON (coalesce("reject_public_condition", '')), (coalesce("reject_web_condition", '')) FROM "houses";--> statement-breakpoint
CREATE STATISTICS "houses_standing" (mcv) ON "public", "public_approval", "status", "web", "has_draft", "web_requested" FROM "houses";
