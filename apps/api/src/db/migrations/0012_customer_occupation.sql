ALTER TABLE "customers" ADD COLUMN "occupation" text;--> statement-breakpoint
CREATE INDEX "customers_by_occupation" ON "customers" USING btree ("occupation" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_occupation_words" ON "customers" USING gin (f_vn("occupation") gin_trgm_ops);