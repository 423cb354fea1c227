CREATE TABLE "match_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"values" jsonb,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"staff_id" integer,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"same_customer_id" integer,
	"same_row" integer,
	"decision" text DEFAULT 'skip' NOT NULL,
	"outcome" text,
	"outcome_note" text,
	"customer_id" integer,
	"stored_version" integer,
	"filled" jsonb,
	"undone" text,
	CONSTRAINT "customer_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "customer_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'columns' NOT NULL,
	"file_name" text NOT NULL,
	"sheet" text NOT NULL,
	"other_sheets" integer DEFAULT 0 NOT NULL,
	"headers" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"last_row" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"worked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"stored_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_cleared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kept_id" integer NOT NULL,
	"merged_id" integer NOT NULL,
	"kept_before" jsonb NOT NULL,
	"merged_before" jsonb NOT NULL,
	"kept_after" jsonb NOT NULL,
	"held" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"image_id" integer,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer
);
--> statement-breakpoint
CREATE TABLE "match_news" (
	"request_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"known" integer[] DEFAULT '{}' NOT NULL,
	"fresh" integer[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_news_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "search" text GENERATED ALWAYS AS (f_vn(coalesce(name, ''))) STORED;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "co_staff" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "more_phones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "request_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_import_id_customer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."customer_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_same_customer_id_customers_id_fk" FOREIGN KEY ("same_customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_kept_id_customers_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_merged_id_customers_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_news" ADD CONSTRAINT "match_news_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_news" ADD CONSTRAINT "match_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_import_rows_customer" ON "customer_import_rows" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "customer_import_rows_same" ON "customer_import_rows" USING btree ("same_customer_id") WHERE same_customer_id is not null;--> statement-breakpoint
CREATE INDEX "customer_imports_of" ON "customer_imports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "customer_imports_working" ON "customer_imports" USING btree ("worked_at") WHERE state in ('checking', 'storing', 'undoing');--> statement-breakpoint
CREATE INDEX "customer_merges_kept" ON "customer_merges" USING btree ("kept_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_merges_merged" ON "customer_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "customer_merges_image" ON "customer_merges" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "match_news_fresh" ON "match_news" USING btree ("user_id") WHERE fresh <> '{}';--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_requests_customer" ON "contact_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_phone_digits" ON "customers" USING gin ((array_to_tsvector("phones")::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("search" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_birth" ON "customers" USING btree ("date_of_birth" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_fax" ON "customers" USING btree ("fax" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("email" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_address" ON "customers" USING btree ("address" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_social_id" ON "customers" USING btree ("social_id" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_note" ON "customers" USING btree (left("description", 60) asc nulls first,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_character" ON "customers" USING btree (left("character", 60) asc nulls first,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_creation" ON "customers" USING btree ("created_at" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_change" ON "customers" USING btree ("updated_at" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_co_staff" ON "customers" USING gin ("co_staff") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "recommendations_visit" ON "recommendations" USING btree ("visit_at") WHERE visit_at is not null;