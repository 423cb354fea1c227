CREATE TABLE "need_changes" (
	"changed_in" "xid8" NOT NULL,
	"need_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_changes" (
	"changed_in" "xid8" NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "need_changes_in" ON "need_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "staff_changes_in" ON "staff_changes" USING btree ("changed_in");--> statement-breakpoint
-- by hand: what writes the lines
CREATE FUNCTION "note_staff_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "staff_changes" ("changed_in", "staff_id") VALUES (pg_current_xact_id(), coalesce(NEW."id", OLD."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_need_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "need_changes" ("changed_in", "need_id") VALUES (pg_current_xact_id(), coalesce(NEW."id", OLD."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_new_staff_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "staff_changes" ("changed_in", "staff_id") SELECT pg_current_xact_id(), "id" FROM "staff_sorts" WHERE "manager" = NEW."id";
	INSERT INTO "need_changes" ("changed_in", "need_id") SELECT pg_current_xact_id(), "id" FROM "requests" WHERE "user_id" = NEW."id" AND "deleted_at" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_new_customer_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "need_changes" ("changed_in", "need_id") SELECT pg_current_xact_id(), "id" FROM "requests" WHERE "customer_id" = NEW."id" AND "deleted_at" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_change_noted" AFTER INSERT OR UPDATE OR DELETE ON "staff_sorts" FOR EACH ROW EXECUTE FUNCTION "note_staff_change"();--> statement-breakpoint
CREATE TRIGGER "need_change_noted" AFTER INSERT OR UPDATE OR DELETE ON "requests" FOR EACH ROW EXECUTE FUNCTION "note_need_change"();--> statement-breakpoint
CREATE TRIGGER "new_staff_name_noted" AFTER UPDATE ON "users" FOR EACH ROW
WHEN (OLD."search" IS DISTINCT FROM NEW."search") EXECUTE FUNCTION "note_new_staff_name"();--> statement-breakpoint
CREATE TRIGGER "new_customer_name_noted" AFTER UPDATE ON "customers" FOR EACH ROW
WHEN ((OLD."search", OLD."user_id", OLD."co_staff") IS DISTINCT FROM (NEW."search", NEW."user_id", NEW."co_staff")) EXECUTE FUNCTION "note_new_customer_name"();
