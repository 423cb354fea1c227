CREATE INDEX "need_sorts_of" ON "need_sorts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "need_sorts_staff" ON "need_sorts" USING gin ("staff");--> statement-breakpoint
CREATE INDEX "need_sorts_customer" ON "need_sorts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "need_sorts_place" ON "need_sorts" USING btree (left("place", 100));--> statement-breakpoint
CREATE INDEX "requests_search" ON "requests" USING gin ("search" gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_updated" ON "requests" USING btree ("updated_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_lists" ON "requests" USING gin ("province","districts","property_type","house_type","request_direction","require_column") WHERE deleted_at is null;