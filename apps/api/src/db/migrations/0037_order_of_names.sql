-- The key of a name in the Vietnamese alphabet (D124): `nameOrder` of libs/domain says how it is made and makes the same; a test compares both.
CREATE FUNCTION public.f_name_order(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
	signless text := pg_catalog.translate(value, E':;<=>?@[\\]^_`{|}~\u00A0\u00B7\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026ðÐ', '---------------------------đĐ');
	letters text := pg_catalog.replace(pg_catalog.replace(pg_catalog.normalize(signless, 'NFD'), 'đ', E'd\u0335'), 'Đ', E'D\u0335');
	shapes constant text := E'\u0306\u0302\u031B\u0335';
	tones constant text := E'\u0300\u0309\u0303\u0301\u0323\u0308\u030A\u0327\u030C\u0304';
BEGIN
	RETURN pg_catalog.translate(pg_catalog.lower(letters COLLATE "C"), shapes || tones, '{|}~')
		|| E'\x01' || pg_catalog.translate(pg_catalog.upper(letters COLLATE "C"), tones || shapes, 'bcdefggggg')
		|| E'\x01' || pg_catalog.rtrim(pg_catalog.translate(letters, ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ' || shapes || tones,
			'aaaaaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbb'), 'a');
END $$;--> statement-breakpoint
-- each table is written once
ALTER TABLE "users" ADD COLUMN "name_order" text collate "C" GENERATED ALWAYS AS (f_name_order(name)) STORED;--> statement-breakpoint
DROP INDEX "customers_by_name";--> statement-breakpoint
DROP INDEX "customers_by_name_unread";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "name_order" text collate "C" GENERATED ALWAYS AS (f_name_order(name)) STORED;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("name_order" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_name_unread" ON "customers" USING btree (translate("name_order", '123456789１２３４５６７８９', '000000000０００００００００') asc nulls first,"id") WHERE deleted_at is null;--> statement-breakpoint
-- columns in memory read a name again when its accents change, too
DROP TRIGGER "new_staff_name_noted" ON "users";--> statement-breakpoint
CREATE TRIGGER "new_staff_name_noted" AFTER UPDATE ON "users" FOR EACH ROW
WHEN ((OLD."search", OLD."name_order") IS DISTINCT FROM (NEW."search", NEW."name_order")) EXECUTE FUNCTION "note_new_staff_name"();--> statement-breakpoint
DROP TRIGGER "new_customer_name_noted" ON "customers";--> statement-breakpoint
CREATE TRIGGER "new_customer_name_noted" AFTER UPDATE ON "customers" FOR EACH ROW
WHEN ((OLD."search", OLD."name_order", OLD."user_id", OLD."co_staff") IS DISTINCT FROM (NEW."search", NEW."name_order", NEW."user_id", NEW."co_staff"))
EXECUTE FUNCTION "note_new_customer_name"();--> statement-breakpoint
-- by hand: the rows of staff lists come from the view
DROP INDEX "staff_sorts_words";--> statement-breakpoint
DROP VIEW "staff_sorts_source";--> statement-breakpoint
TRUNCATE "staff_sorts";--> statement-breakpoint
ALTER TABLE "staff_sorts"
	ALTER COLUMN "name" SET DATA TYPE text collate "C", ALTER COLUMN "position" SET DATA TYPE text collate "C",
	ALTER COLUMN "issued_place" SET DATA TYPE text collate "C", ALTER COLUMN "address" SET DATA TYPE text collate "C",
	ALTER COLUMN "contact_name" SET DATA TYPE text collate "C", ADD COLUMN "search" text NOT NULL;--> statement-breakpoint
CREATE VIEW "staff_sorts_source" AS SELECT
	"id", "role", "status", "job_position", "office", "introduction_status", "department", "manager", "created_at", "updated_at",
	"date_of_birth", "provided_date", "onboarding_date", "gender", "marriage", "religion", "literacy", "employee_type",
	"employee_status", "name_order" AS "name", nullif("phone_number", '') AS "phone_number", lower("email") AS "email",
	f_name_order(nullif("position", '')) AS "position", nullif("social_id", '') AS "social_id",
	f_name_order(nullif("issued_place", '')) AS "issued_place", f_name_order(nullif("address", '')) AS "address",
	f_name_order(nullif("contact_name", '')) AS "contact_name", nullif("contact_phone", '') AS "contact_phone", "search"
FROM "users" WHERE "deleted_at" IS NULL;--> statement-breakpoint
SELECT keep_narrow_rows('staff_sorts', 'users');--> statement-breakpoint
CREATE INDEX "staff_sorts_words" ON "staff_sorts" USING gin ("search" gin_trgm_ops);
