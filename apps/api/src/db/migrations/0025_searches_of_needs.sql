-- by hand: the table is made anew, because the order of its columns counts. Its rows come from the view
DROP VIEW "need_sorts_source";--> statement-breakpoint
DROP TABLE "need_sorts";--> statement-breakpoint
CREATE TABLE "need_sorts" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"purpose" smallint NOT NULL,
	"status" smallint NOT NULL,
	"manager" smallint NOT NULL,
	"customer_vouched" boolean NOT NULL,
	"search" text NOT NULL,
	"place" text NOT NULL,
	"staff" integer[] NOT NULL,
	"floors" smallint,
	"number_bedroom" smallint,
	"min_price" bigint,
	"max_price" bigint,
	"area" double precision,
	"min_width" double precision,
	"road_area" double precision
);
--> statement-breakpoint
ALTER TABLE "need_sorts" ADD CONSTRAINT "need_sorts_id_requests_id_fk" FOREIGN KEY ("id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_sorts" SET (fillfactor = 85);--> statement-breakpoint
CREATE VIEW "need_sorts_source" AS SELECT
	"id", "customer_id", "user_id", "created_at", "updated_at", "purpose", "status", "manager", "customer_vouched", "search",
	f_vn("place") AS "place", "staff", "floors", "number_bedroom", "min_price", "max_price", "area", "min_width", "road_area"
FROM "requests" WHERE "deleted_at" IS NULL;--> statement-breakpoint
SELECT keep_narrow_rows('need_sorts', 'requests');--> statement-breakpoint
CREATE INDEX "need_sorts_search" ON "need_sorts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
DROP INDEX "requests_search";
