DROP INDEX "houses_community_area";--> statement-breakpoint
DROP INDEX "houses_community_place";--> statement-breakpoint
DROP INDEX "houses_community_price";--> statement-breakpoint
DROP INDEX "houses_community_ward";--> statement-breakpoint
DROP INDEX "houses_community_map";--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "measured_area" double precision GENERATED ALWAYS AS ((case when property_type = 1 then coalesce(floor_area, area) else area end)) STORED;--> statement-breakpoint
CREATE INDEX "houses_community_area" ON "houses" USING btree ("measured_area" NULLS FIRST,"id","province","into_money","district","property_type","house_type","ownership","purpose","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_place" ON "houses" USING btree ("province","id","into_money","district","property_type","house_type","ownership","purpose","measured_area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_price" ON "houses" USING btree ("into_money" NULLS FIRST,"id","province","district","property_type","house_type","ownership","purpose","measured_area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_ward" ON "houses" USING btree ("district","id","into_money","property_type","house_type","ownership","purpose","measured_area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_map" ON "houses" USING btree ("latitude","longitude","id","province","into_money","district","property_type","house_type","ownership","purpose","measured_area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
-- land has no floors and no balcony (D106)
UPDATE "houses" SET "floors" = 0, "balcony_direction" = '{}' WHERE "property_type" = 4 and ("floors" is distinct from 0 or "balcony_direction" <> '{}');
