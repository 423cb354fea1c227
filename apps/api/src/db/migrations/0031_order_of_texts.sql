DROP INDEX "listed_houses_number";--> statement-breakpoint
DROP INDEX "houses_title";--> statement-breakpoint
DROP INDEX "listed_houses_street";--> statement-breakpoint
DROP INDEX "listed_houses_number_key";--> statement-breakpoint
DROP INDEX "listed_houses_street_key";--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "title_key" text GENERATED ALWAYS AS (f_vn(title)) STORED;--> statement-breakpoint
CREATE INDEX "houses_title" ON "houses" USING btree ("title_key" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "listed_houses_street" ON "listed_houses" USING btree ("house_address");--> statement-breakpoint
CREATE INDEX "listed_houses_number_key" ON "listed_houses" USING btree (split_part("address_key", ' ', 1) asc nulls first,"id");--> statement-breakpoint
CREATE INDEX "listed_houses_street_key" ON "listed_houses" USING btree (substr("address_key", strpos("address_key", ' ') + 1) asc nulls first,"id");