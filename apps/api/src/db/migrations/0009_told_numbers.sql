CREATE TABLE "phone_reveals" (
	"entry_id" bigint NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_reveals_entry_id_noun_record_id_pk" PRIMARY KEY("entry_id","noun","record_id")
);
--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_reveals_of" ON "phone_reveals" USING btree ("noun","record_id");--> statement-breakpoint
CREATE INDEX "customers_by_name_unread" ON "customers" USING btree (translate("search", '123456789１２３４５６７８９', '000000000０００００００００') asc nulls first,"id") WHERE deleted_at is null;--> statement-breakpoint
-- by hand: whose numbers were told stays told, as the audit's other rows
CREATE TRIGGER "phone_reveals_stand" BEFORE UPDATE OR DELETE OR TRUNCATE ON "phone_reveals" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
