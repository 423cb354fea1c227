CREATE TABLE "kept_workbooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_workbooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "workbook_id" integer;--> statement-breakpoint
ALTER TABLE "user_imports" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "user_imports" ADD COLUMN "workbook_id" integer;--> statement-breakpoint
CREATE INDEX "kept_workbooks_age" ON "kept_workbooks" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_workbook_id_kept_workbooks_id_fk" FOREIGN KEY ("workbook_id") REFERENCES "public"."kept_workbooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_imports" ADD CONSTRAINT "user_imports_workbook_id_kept_workbooks_id_fk" FOREIGN KEY ("workbook_id") REFERENCES "public"."kept_workbooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "customer_imports" SET "reading" = jsonb_build_object('sheet', "sheet", 'sheets', jsonb_build_array("sheet"), 'takes_hidden', true, 'hidden_rows', 0, 'hidden_columns', 0, 'beyond', 0, 'left_out', '{"count": 0, "rows": []}'::jsonb);--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "sheet";--> statement-breakpoint
ALTER TABLE "customer_imports" DROP COLUMN "other_sheets";