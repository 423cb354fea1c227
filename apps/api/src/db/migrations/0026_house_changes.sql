CREATE TABLE "house_changes" (
	"changed_in" "xid8" NOT NULL,
	"house_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "house_changes_in" ON "house_changes" USING btree ("changed_in");--> statement-breakpoint
-- by hand: what writes the lines
CREATE FUNCTION "note_house_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "house_changes" ("changed_in", "house_id") VALUES (pg_current_xact_id(), coalesce(NEW."id", OLD."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_label_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "house_changes" ("changed_in", "house_id") VALUES (pg_current_xact_id(), coalesce(NEW."house_id", OLD."house_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "house_change_noted" AFTER INSERT OR UPDATE OR DELETE ON "houses" FOR EACH ROW EXECUTE FUNCTION "note_house_change"();--> statement-breakpoint
CREATE TRIGGER "label_change_noted" AFTER INSERT OR UPDATE OR DELETE ON "house_tags" FOR EACH ROW EXECUTE FUNCTION "note_label_change"();
