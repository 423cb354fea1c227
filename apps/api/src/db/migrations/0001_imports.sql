-- by hand: one pair of tables for imports of every noun; what was imported before stays
ALTER TABLE "customer_imports" RENAME TO "imports";--> statement-breakpoint
ALTER SEQUENCE "customer_imports_id_seq" RENAME TO "imports_id_seq";--> statement-breakpoint
ALTER INDEX "customer_imports_pkey" RENAME TO "imports_pkey";--> statement-breakpoint
ALTER INDEX "customer_imports_working" RENAME TO "imports_working";--> statement-breakpoint
ALTER TABLE "imports" RENAME CONSTRAINT "customer_imports_user_id_users_id_fk" TO "imports_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "imports" RENAME CONSTRAINT "customer_imports_undone_by_users_id_fk" TO "imports_undone_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "imports" RENAME CONSTRAINT "customer_imports_workbook_id_kept_workbooks_id_fk" TO "imports_workbook_id_kept_workbooks_id_fk";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "noun" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "noun" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "passwords_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "customer_imports_of";--> statement-breakpoint
CREATE INDEX "imports_of" ON "imports" USING btree ("noun","user_id","id");--> statement-breakpoint
ALTER TABLE "customer_import_rows" RENAME TO "import_rows";--> statement-breakpoint
ALTER INDEX "customer_import_rows_import_id_row_pk" RENAME TO "import_rows_import_id_row_pk";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME CONSTRAINT "customer_import_rows_import_id_customer_imports_id_fk" TO "import_rows_import_id_imports_id_fk";--> statement-breakpoint
UPDATE "import_rows" SET "values" = "values" || jsonb_build_object('staff_id', "staff_id") WHERE "values" <> '{}'::jsonb;--> statement-breakpoint
DROP INDEX "customer_import_rows_same";--> statement-breakpoint
ALTER TABLE "import_rows" DROP CONSTRAINT "customer_import_rows_same_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "import_rows" DROP CONSTRAINT "customer_import_rows_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "staff_id";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "phones" TO "keys";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "same_customer_id" TO "same_id";--> statement-breakpoint
ALTER TABLE "import_rows" RENAME COLUMN "customer_id" TO "record_id";--> statement-breakpoint
ALTER INDEX "customer_import_rows_customer" RENAME TO "import_rows_record";
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "old_id" integer;--> statement-breakpoint
INSERT INTO "imports" ("old_id", "noun", "user_id", "state", "file_name", "reading", "workbook_id", "headers", "columns", "row_count", "done", "stored_at", "passwords_at", "undone_at", "undone_by", "counts", "is_cleared", "created_at", "updated_at")
SELECT one."id", 'user', one."user_id",
  CASE WHEN one."undone_at" IS NOT NULL THEN 'undone' WHEN one."stored_at" IS NOT NULL THEN 'stored' ELSE 'checked' END,
  one."file_name", one."reading", one."workbook_id",
  (SELECT coalesce(jsonb_agg('{"title": "", "samples": []}'::jsonb), '[]'::jsonb) FROM jsonb_array_elements(one."columns"))
    || (SELECT coalesce(jsonb_agg(jsonb_build_object('title', head, 'samples', '[]'::jsonb)), '[]'::jsonb) FROM jsonb_array_elements(one."unknown_heads") AS head),
  one."columns" || (SELECT coalesce(jsonb_agg('null'::jsonb), '[]'::jsonb) FROM jsonb_array_elements(one."unknown_heads")),
  one."total", one."total", one."stored_at", one."passwords_at", one."undone_at", one."undone_by",
  jsonb_build_object('valid', one."valid", 'errors', one."total" - one."valid", 'notes', one."noted", 'created', cardinality(one."user_ids"),
    'kept', jsonb_array_length(coalesce(one."kept", '[]'::jsonb)),
    'deleted', CASE WHEN one."undone_at" IS NULL THEN 0 ELSE cardinality(one."user_ids") - jsonb_array_length(coalesce(one."kept", '[]'::jsonb)) END),
  one."rows" IS NULL, one."created_at", coalesce(one."undone_at", one."stored_at", one."created_at")
FROM "user_imports" AS one ORDER BY one."id";--> statement-breakpoint
INSERT INTO "import_rows" ("import_id", "row", "cells", "values", "errors", "notes", "outcome", "outcome_note", "record_id", "stored_version", "undone")
SELECT "imports"."id", said."row", said."cells", CASE WHEN one."rows" IS NULL THEN NULL ELSE '{}'::jsonb END, said."errors", said."notes",
  CASE WHEN said."user_id" IS NOT NULL THEN 'created' WHEN one."stored_at" IS NOT NULL THEN 'failed' END,
  kept."why", said."user_id", CASE WHEN said."user_id" IS NOT NULL THEN 1 END,
  CASE WHEN said."user_id" IS NULL OR one."undone_at" IS NULL THEN NULL WHEN kept."id" IS NULL THEN 'deleted' ELSE 'kept' END
FROM "user_imports" AS one
JOIN "imports" ON "imports"."noun" = 'user' AND "imports"."old_id" = one."id"
CROSS JOIN LATERAL (
  SELECT own."row", own."cells", own."errors", own."notes", own."user_id"
  FROM jsonb_to_recordset(one."rows") AS own("row" integer, "cells" jsonb, "errors" jsonb, "notes" jsonb, "user_id" integer)
  UNION ALL
  SELECT made."at"::integer, '[]', '[]', '[]', made."id" FROM unnest(one."user_ids") WITH ORDINALITY AS made("id", "at") WHERE one."rows" IS NULL
) AS said
LEFT JOIN LATERAL jsonb_to_recordset(coalesce(one."kept", '[]'::jsonb)) AS kept("id" integer, "why" text) ON kept."id" = said."user_id";--> statement-breakpoint
DROP TABLE "user_imports";
--> statement-breakpoint
UPDATE "imports" SET "old_id" = NULL;--> statement-breakpoint
INSERT INTO "imports" ("old_id", "noun", "user_id", "state", "file_name", "headers", "columns", "row_count", "done", "counts", "created_at", "updated_at")
SELECT one."id", one."type", one."user_id", 'checked', one."file_name",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('title', head, 'samples', '[]'::jsonb)), '[]'::jsonb) FROM jsonb_array_elements(one."rows" -> 0 #- '{0}') AS head),
  (SELECT coalesce(jsonb_agg('null'::jsonb), '[]'::jsonb) FROM jsonb_array_elements(one."rows" -> 0 #- '{0}')),
  jsonb_array_length(one."rows") - 1, jsonb_array_length(one."rows") - 1,
  jsonb_build_object('errors', jsonb_array_length(one."result" -> 'errors')), one."created_at", one."created_at"
FROM "deal_imports" AS one ORDER BY one."id";--> statement-breakpoint
INSERT INTO "import_rows" ("import_id", "row", "cells", "values", "errors")
SELECT "imports"."id", (said."cells" ->> 0)::integer, said."cells" #- '{0}', '{}'::jsonb,
  coalesce((SELECT jsonb_agg(jsonb_build_object('at', NULL, 'message', wrong ->> 'message')) FROM jsonb_array_elements(one."result" -> 'errors') AS wrong
    WHERE (wrong ->> 'at')::integer = said."at" - 1), '[]'::jsonb)
FROM "deal_imports" AS one
JOIN "imports" ON "imports"."noun" = one."type" AND "imports"."old_id" = one."id"
CROSS JOIN LATERAL jsonb_array_elements(one."rows") WITH ORDINALITY AS said("cells", "at")
WHERE said."at" > 1;--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "old_id";--> statement-breakpoint
DROP TABLE "deal_imports";
