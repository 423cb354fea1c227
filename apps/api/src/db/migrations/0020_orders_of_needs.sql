CREATE TABLE "need_sorts" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" smallint NOT NULL,
	"status" smallint NOT NULL,
	"manager" smallint NOT NULL,
	"floors" smallint,
	"number_bedroom" smallint,
	"min_price" bigint,
	"max_price" bigint,
	"area" double precision,
	"min_width" double precision,
	"road_area" double precision,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "need_sorts" ADD CONSTRAINT "need_sorts_id_requests_id_fk" FOREIGN KEY ("id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- by hand: room for the next version of a row in its page, the rows of existing needs, and what keeps them
ALTER TABLE "need_sorts" SET (fillfactor = 85);--> statement-breakpoint
INSERT INTO "need_sorts" ("id", "customer_id", "user_id", "purpose", "status", "manager", "floors", "number_bedroom", "min_price", "max_price", "area", "min_width", "road_area", "created_at", "updated_at", "place")
SELECT "id", "customer_id", "user_id", "purpose", "status", "manager", "floors", "number_bedroom", "min_price", "max_price", "area", "min_width", "road_area", "created_at", "updated_at", f_vn("place") FROM "requests" WHERE "deleted_at" IS NULL ORDER BY "id";--> statement-breakpoint
CREATE INDEX "need_sorts_place" ON "need_sorts" USING btree ("place","id");--> statement-breakpoint
CREATE FUNCTION "keep_need_sorts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."deleted_at" IS NOT NULL THEN
		DELETE FROM "need_sorts" WHERE "id" = NEW."id";
	ELSE
		INSERT INTO "need_sorts" ("id", "customer_id", "user_id", "purpose", "status", "manager", "floors", "number_bedroom", "min_price", "max_price", "area", "min_width", "road_area", "created_at", "updated_at", "place")
		VALUES (NEW."id", NEW."customer_id", NEW."user_id", NEW."purpose", NEW."status", NEW."manager", NEW."floors", NEW."number_bedroom", NEW."min_price", NEW."max_price", NEW."area", NEW."min_width", NEW."road_area", NEW."created_at", NEW."updated_at", f_vn(NEW."place"))
		ON CONFLICT ("id") DO UPDATE SET ("customer_id", "user_id", "purpose", "status", "manager", "floors", "number_bedroom", "min_price", "max_price", "area", "min_width", "road_area", "created_at", "updated_at", "place") =
			(excluded."customer_id", excluded."user_id", excluded."purpose", excluded."status", excluded."manager", excluded."floors", excluded."number_bedroom", excluded."min_price", excluded."max_price", excluded."area", excluded."min_width", excluded."road_area", excluded."created_at", excluded."updated_at", excluded."place");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "need_sorts_begin" AFTER INSERT ON "requests" FOR EACH ROW EXECUTE FUNCTION "keep_need_sorts"();--> statement-breakpoint
CREATE TRIGGER "need_sorts_follow" AFTER UPDATE ON "requests" FOR EACH ROW
WHEN ((OLD."id", OLD."customer_id", OLD."user_id", OLD."purpose", OLD."status", OLD."manager", OLD."floors", OLD."number_bedroom", OLD."min_price", OLD."max_price", OLD."area", OLD."min_width", OLD."road_area", OLD."created_at", OLD."updated_at", OLD."place", OLD."deleted_at")
	IS DISTINCT FROM (NEW."id", NEW."customer_id", NEW."user_id", NEW."purpose", NEW."status", NEW."manager", NEW."floors", NEW."number_bedroom", NEW."min_price", NEW."max_price", NEW."area", NEW."min_width", NEW."road_area", NEW."created_at", NEW."updated_at", NEW."place", NEW."deleted_at"))
EXECUTE FUNCTION "keep_need_sorts"();
