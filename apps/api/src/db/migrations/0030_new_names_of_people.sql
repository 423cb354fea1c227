CREATE TABLE "new_customer_names" (
	"changed_in" "xid8" NOT NULL,
	"customer_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_staff_names" (
	"changed_in" "xid8" NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "new_customer_names_in" ON "new_customer_names" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "new_staff_names_in" ON "new_staff_names" USING btree ("changed_in");--> statement-breakpoint
-- by hand: a new name is noted once, whatever has it. A row that another transaction adds meanwhile would not be seen here
CREATE OR REPLACE FUNCTION "note_new_staff_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "new_staff_names" ("changed_in", "staff_id") VALUES (pg_current_xact_id(), NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_new_customer_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "new_customer_names" ("changed_in", "customer_id") VALUES (pg_current_xact_id(), NEW."id");
	RETURN NULL;
END $$;
