ALTER TABLE "customer_imports" ADD COLUMN "head" jsonb;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "first_is_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_imports" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "user_imports" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "user_imports" ADD CONSTRAINT "user_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;