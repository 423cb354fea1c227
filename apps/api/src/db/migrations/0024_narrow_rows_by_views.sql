-- What stands in the narrow rows of a list is said once, by a view: need_sorts_source for need_sorts. keep_narrow_rows makes the triggers
-- from the view and fills the table anew. For a new column: to the table, to the view, and call it again. Decision 111.
CREATE VIEW "need_sorts_source" AS SELECT
	"id", "customer_id", "user_id", "purpose", "status", "manager", "floors", "number_bedroom", "min_price", "max_price", "area",
	"min_width", "road_area", "created_at", "updated_at", f_vn("place") AS "place"
FROM "requests" WHERE "deleted_at" IS NULL;--> statement-breakpoint
CREATE VIEW "customer_sorts_source" AS SELECT
	"id", f_vn("occupation") AS "occupation_words", translate("email", '123456789１２３４５６７８９', '000000000０００００００００') AS "email",
	translate("address", '123456789１２３４５６７８９', '000000000０００００００００') AS "address",
	translate("occupation", '123456789１２３４５６７８９', '000000000０００００００００') AS "occupation",
	translate("social_id", '123456789１２３４５６７８９', '000000000０００００００００') AS "social_id",
	translate("fax", '123456789１２３４５６７８９', '000000000０００００００００') AS "fax",
	translate(left("description", 60), '123456789１２３４５６７８９', '000000000０００００００００') AS "description",
	translate(left("character", 60), '123456789１２３４５６７８９', '000000000０００００００００') AS "character"
FROM "customers" WHERE "deleted_at" IS NULL;--> statement-breakpoint
CREATE VIEW "staff_sorts_source" AS SELECT
	"id", "role", "status", "job_position", "office", "introduction_status", "department", "manager", "created_at", "updated_at",
	"date_of_birth", "provided_date", "onboarding_date", "gender", "marriage", "religion", "literacy", "employee_type",
	"employee_status", "search" AS "name", nullif("phone_number", '') AS "phone_number", lower("email") AS "email",
	nullif(f_vn("position"), '') AS "position", nullif("social_id", '') AS "social_id",
	nullif(f_vn("issued_place"), '') AS "issued_place", nullif(f_vn("address"), '') AS "address",
	nullif(f_vn("contact_name"), '') AS "contact_name", nullif("contact_phone", '') AS "contact_phone"
FROM "users" WHERE "deleted_at" IS NULL;--> statement-breakpoint
CREATE FUNCTION "keep_narrow_rows"(narrow text, wide text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	listed text := (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
		WHERE attrelid = narrow::regclass AND attnum > 0 AND NOT attisdropped);
	-- the columns of the wide table that the view reads
	used text[] := (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
		WHERE attrelid = wide::regclass AND attnum IN (SELECT refobjsubid FROM pg_depend JOIN pg_rewrite ON pg_rewrite.oid = objid
			WHERE classid = 'pg_rewrite'::regclass AND ev_class = (narrow || '_source')::regclass AND refobjid = wide::regclass AND refobjsubid > 0));
BEGIN
	EXECUTE format($function$
		CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
		BEGIN
			IF NEW."deleted_at" IS NOT NULL THEN
				DELETE FROM %2$I WHERE "id" = NEW."id";
			ELSE
				INSERT INTO %2$I (%4$s) SELECT %4$s FROM %3$I WHERE "id" = NEW."id" ON CONFLICT ("id") DO UPDATE SET (%4$s) = (%5$s);
			END IF;
			RETURN NULL;
		END $body$ $function$, 'keep_' || narrow, narrow, narrow || '_source', listed, 'excluded.' || replace(listed, ', ', ', excluded.'));
	EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', narrow || '_begin', wide);
	EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', narrow || '_follow', wide);
	EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I FOR EACH ROW EXECUTE FUNCTION %I()', narrow || '_begin', wide, 'keep_' || narrow);
	EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN ((OLD.%s) IS DISTINCT FROM (NEW.%s)) EXECUTE FUNCTION %I()',
		narrow || '_follow', wide, array_to_string(used, ', OLD.'), array_to_string(used, ', NEW.'), 'keep_' || narrow);
	EXECUTE format('TRUNCATE %I', narrow);
	EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM %3$I ORDER BY "id"', narrow, listed, narrow || '_source');
END $$;--> statement-breakpoint
SELECT keep_narrow_rows('need_sorts', 'requests');--> statement-breakpoint
SELECT keep_narrow_rows('customer_sorts', 'customers');--> statement-breakpoint
SELECT keep_narrow_rows('staff_sorts', 'users');
