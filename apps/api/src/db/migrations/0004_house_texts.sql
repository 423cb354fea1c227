CREATE INDEX "listed_houses_block" ON "listed_houses" USING btree ("block_section") WHERE block_section is not null;--> statement-breakpoint
CREATE INDEX "listed_houses_floor_lot" ON "listed_houses" USING btree ("floor_lot") WHERE floor_lot is not null;--> statement-breakpoint
CREATE INDEX "listed_houses_direction" ON "listed_houses" USING gin ("direction");--> statement-breakpoint
CREATE INDEX "listed_houses_balcony" ON "listed_houses" USING gin ("balcony_direction");--> statement-breakpoint
-- by hand: the tables' definition has this index, but it went when its column was made anew
CREATE INDEX IF NOT EXISTS "houses_community_words" ON "houses" USING gin ("words") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);