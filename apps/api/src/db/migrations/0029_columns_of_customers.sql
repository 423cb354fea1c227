CREATE TABLE "customer_changes" (
	"changed_in" "xid8" NOT NULL,
	"customer_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "customer_changes_in" ON "customer_changes" USING btree ("changed_in");--> statement-breakpoint
-- by hand: what writes the lines
CREATE FUNCTION "note_customer_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "customer_changes" ("changed_in", "customer_id") VALUES (pg_current_xact_id(), coalesce(NEW."id", OLD."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
-- of a house or a need: its customer, and the one that it had before
CREATE FUNCTION "note_change_of_its_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "customer_changes" ("changed_in", "customer_id")
	SELECT DISTINCT pg_current_xact_id(), "its" FROM unnest(ARRAY[NEW."customer_id", OLD."customer_id"]) AS "its" WHERE "its" IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_new_staff_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "staff_changes" ("changed_in", "staff_id") SELECT pg_current_xact_id(), "id" FROM "staff_sorts" WHERE "manager" = NEW."id";
	INSERT INTO "need_changes" ("changed_in", "need_id") SELECT pg_current_xact_id(), "id" FROM "requests" WHERE "user_id" = NEW."id" AND "deleted_at" IS NULL;
	INSERT INTO "customer_changes" ("changed_in", "customer_id") SELECT pg_current_xact_id(), "id" FROM "customers" WHERE "user_id" = NEW."id" AND "deleted_at" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customer_change_noted" AFTER INSERT OR UPDATE OR DELETE ON "customers" FOR EACH ROW EXECUTE FUNCTION "note_customer_change"();--> statement-breakpoint
CREATE TRIGGER "customer_of_need_noted" AFTER INSERT OR DELETE ON "requests" FOR EACH ROW EXECUTE FUNCTION "note_change_of_its_customer"();--> statement-breakpoint
CREATE TRIGGER "customer_of_changed_need_noted" AFTER UPDATE ON "requests" FOR EACH ROW
WHEN ((OLD."customer_id", OLD."status", OLD."deleted_at") IS DISTINCT FROM (NEW."customer_id", NEW."status", NEW."deleted_at"))
EXECUTE FUNCTION "note_change_of_its_customer"();--> statement-breakpoint
CREATE TRIGGER "customer_of_house_noted" AFTER INSERT OR DELETE ON "houses" FOR EACH ROW EXECUTE FUNCTION "note_change_of_its_customer"();--> statement-breakpoint
CREATE TRIGGER "customer_of_changed_house_noted" AFTER UPDATE ON "houses" FOR EACH ROW
WHEN ((OLD."customer_id", OLD."deleted_at") IS DISTINCT FROM (NEW."customer_id", NEW."deleted_at"))
EXECUTE FUNCTION "note_change_of_its_customer"();
