DROP INDEX "forms_waiting";--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "cancel_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
CREATE INDEX "forms_waiting" ON "forms" USING btree ("approver_id","id") WHERE (status = 0 or cancel_asked_at is not null) and deleted_at is null;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_revoked" CHECK ("forms"."revoked_at" is null or "forms"."status" = 2);--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_cancel_asked" CHECK ("forms"."cancel_asked_at" is null or "forms"."status" = 1);--> statement-breakpoint
-- D112: leave from the quota of the year is paid; until now nobody was asked
UPDATE "forms" SET "labour" = 1 WHERE "kind" = 'leave' AND "reason_id" IN (SELECT "id" FROM "form_types" WHERE "uses_quota");