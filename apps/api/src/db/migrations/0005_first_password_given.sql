ALTER TABLE "users" ADD COLUMN "password_given_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "password_given_at" = now() WHERE "must_change_password";
