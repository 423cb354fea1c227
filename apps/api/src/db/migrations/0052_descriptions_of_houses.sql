DROP INDEX "houses_descriptions";--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "descriptions_key" text GENERATED ALWAYS AS (f_vn(f_told(descriptions))) STORED;--> statement-breakpoint
CREATE INDEX "houses_descriptions" ON "houses" USING gin ("descriptions_key" gin_trgm_ops) WHERE deleted_at is null;
