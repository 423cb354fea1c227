CREATE TABLE "listed_houses" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"public" smallint NOT NULL,
	"public_approval" smallint NOT NULL,
	"status" smallint NOT NULL,
	"web" smallint NOT NULL,
	"purpose" smallint NOT NULL,
	"end_open" smallint NOT NULL,
	"dining_room" smallint NOT NULL,
	"terrace" smallint NOT NULL,
	"kitchen" smallint NOT NULL,
	"car_parking" smallint NOT NULL,
	"web_requested" boolean NOT NULL,
	"has_draft" boolean NOT NULL,
	"total_view" integer NOT NULL,
	"comments_count" integer NOT NULL,
	"likes_count" integer NOT NULL,
	"post_quantity" integer NOT NULL,
	"recommend_quantity" integer NOT NULL,
	"seen_quantity" integer NOT NULL,
	"failed_quantity" integer NOT NULL,
	"city" integer NOT NULL,
	"province" integer,
	"district" integer,
	"into_money" bigint,
	"property_type" integer,
	"house_type" integer,
	"ownership" integer,
	"street_type" integer,
	"measured_area" double precision,
	"wide_street" double precision,
	"width" double precision,
	"length" double precision,
	"floors" smallint,
	"number_bedroom" smallint,
	"number_wc" smallint,
	"project_id" integer,
	"customer_id" integer,
	"commission" bigint,
	"brokerage_fee" bigint,
	"floor_area" double precision,
	"latitude" double precision,
	"longitude" double precision,
	"shared_at" timestamp with time zone,
	"money_unit" text NOT NULL,
	"reject_public_condition" text,
	"reject_web_condition" text,
	"reason_stop_selling" text,
	"block_section" text,
	"floor_lot" text,
	"key_word" text,
	"address_key" text,
	"house_number" text NOT NULL,
	"house_address" text NOT NULL,
	"direction" text[] NOT NULL,
	"balcony_direction" text[] NOT NULL
);
--> statement-breakpoint
-- by hand, to the first index: what keeps the rows, and those of existing houses. Room in each page: a change of no indexed column stays in it
ALTER TABLE "listed_houses" SET (fillfactor = 90);--> statement-breakpoint
DO $$
DECLARE
	-- every column of the table: each has the same name in houses
	listed text := (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute WHERE attrelid = 'listed_houses'::regclass AND attnum > 0);
	old_values text := 'OLD.' || replace(listed, ', ', ', OLD.');
	new_values text := 'NEW.' || replace(listed, ', ', ', NEW.');
	excluded_values text := 'excluded.' || replace(listed, ', ', ', excluded.');
BEGIN
	EXECUTE format($function$
		CREATE FUNCTION "keep_listed_house"() RETURNS trigger LANGUAGE plpgsql AS $body$
		BEGIN
			IF NEW."deleted_at" IS NOT NULL THEN
				DELETE FROM "listed_houses" WHERE "id" = NEW."id";
			ELSE
				INSERT INTO "listed_houses" (%1$s) VALUES (%2$s) ON CONFLICT ("id") DO UPDATE SET (%1$s) = (%3$s);
			END IF;
			RETURN NULL;
		END $body$ $function$, listed, new_values, excluded_values);
	EXECUTE format('INSERT INTO "listed_houses" (%1$s) SELECT %1$s FROM "houses" WHERE "deleted_at" IS NULL', listed);
	CREATE TRIGGER "listed_house_begins" AFTER INSERT ON "houses" FOR EACH ROW EXECUTE FUNCTION "keep_listed_house"();
	EXECUTE format($trigger$
		CREATE TRIGGER "listed_house_follows" AFTER UPDATE ON "houses" FOR EACH ROW
		WHEN ((OLD."deleted_at", %s) IS DISTINCT FROM (NEW."deleted_at", %s)) EXECUTE FUNCTION "keep_listed_house"() $trigger$, old_values, new_values);
END $$;
--> statement-breakpoint
DROP INDEX "houses_approved_place";--> statement-breakpoint
DROP INDEX "houses_community_updated";--> statement-breakpoint
DROP INDEX "houses_community_area";--> statement-breakpoint
ALTER TABLE "listed_houses" ADD CONSTRAINT "listed_houses_id_houses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."houses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_houses_agent" ON "listed_houses" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "listed_houses_waiting" ON "listed_houses" USING btree ("id") WHERE (web_requested or has_draft or (public = 1 and public_approval = 0 and coalesce(reject_public_condition, '') = ''));--> statement-breakpoint
CREATE INDEX "listed_houses_rejected" ON "listed_houses" USING btree ("id") WHERE ((coalesce(reject_public_condition, '') <> '' or coalesce(reject_web_condition, '') <> '') and not (web_requested or has_draft or (public = 1 and public_approval = 0 and coalesce(reject_public_condition, '') = '')));--> statement-breakpoint
CREATE INDEX "listed_houses_stopped_public" ON "listed_houses" USING btree ("id") WHERE (public = 1 and status = 1);--> statement-breakpoint
CREATE INDEX "listed_houses_created" ON "listed_houses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listed_houses_purpose" ON "listed_houses" USING btree ("purpose","id");--> statement-breakpoint
CREATE INDEX "listed_houses_type" ON "listed_houses" USING btree ("property_type" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_class" ON "listed_houses" USING btree ("house_type" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_ownership" ON "listed_houses" USING btree ("ownership" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_street_type" ON "listed_houses" USING btree ("street_type" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_wide_street" ON "listed_houses" USING btree ("wide_street" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_area" ON "listed_houses" USING btree ("measured_area" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_width" ON "listed_houses" USING btree ("width" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_length" ON "listed_houses" USING btree ("length" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_floor_area" ON "listed_houses" USING btree ("floor_area" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_floors" ON "listed_houses" USING btree ("floors" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_bedrooms" ON "listed_houses" USING btree ("number_bedroom" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_wc" ON "listed_houses" USING btree ("number_wc" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_fee" ON "listed_houses" USING btree ("brokerage_fee" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_project" ON "listed_houses" USING btree ("project_id" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_number" ON "listed_houses" USING btree ("house_number","id");--> statement-breakpoint
CREATE INDEX "listed_houses_street" ON "listed_houses" USING btree ("house_address","id");--> statement-breakpoint
CREATE INDEX "listed_houses_number_key" ON "listed_houses" USING btree (split_part("address_key", ' ', 1));--> statement-breakpoint
CREATE INDEX "listed_houses_street_key" ON "listed_houses" USING btree (substr("address_key", strpos("address_key", ' ') + 1));--> statement-breakpoint
CREATE INDEX "listed_houses_province" ON "listed_houses" USING btree ("province" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_ward" ON "listed_houses" USING btree ("district" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_status" ON "listed_houses" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "listed_houses_customer" ON "listed_houses" USING btree ("customer_id" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "houses_descriptions" ON "houses" USING gin (f_vn("descriptions") gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
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
-- by hand: without these the planner takes what is rejected for most houses, what is shared, approved and on sale for independent, and
-- every part of a description for rare
CREATE STATISTICS "houses_reasons" ON (coalesce("reject_public_condition", '')), (coalesce("reject_web_condition", '')) FROM "houses";--> statement-breakpoint
CREATE STATISTICS "houses_standing" (mcv) ON "public", "public_approval", "status", "web", "has_draft", "web_requested" FROM "houses";--> statement-breakpoint
CREATE STATISTICS "listed_houses_reasons" ON (coalesce("reject_public_condition", '')), (coalesce("reject_web_condition", '')) FROM "listed_houses";--> statement-breakpoint
CREATE STATISTICS "listed_houses_standing" (mcv) ON "public", "public_approval", "status", "web", "has_draft", "web_requested" FROM "listed_houses";--> statement-breakpoint
CREATE STATISTICS "houses_descriptions_text" ON (f_vn("descriptions")) FROM "houses";
