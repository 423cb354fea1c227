CREATE TABLE "closed_months" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"shifts" jsonb NOT NULL,
	"closed_by" integer NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reopened_by" integer,
	"reopened_at" timestamp with time zone,
	"reopen_reason" text,
	CONSTRAINT "closed_months_month" CHECK ("closed_months"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "closed_months_reopened" CHECK (("closed_months"."reopened_at" is null) = ("closed_months"."reopen_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "closed_timesheets" (
	"closing_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"days" jsonb NOT NULL,
	"quota" jsonb,
	"person" jsonb NOT NULL,
	CONSTRAINT "closed_timesheets_closing_id_user_id_pk" PRIMARY KEY("closing_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shift_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shift_id" integer NOT NULL,
	"applies_from" date NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	"grace_minutes" smallint NOT NULL,
	"optional" boolean NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_types" ADD COLUMN "applies_from" date;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_timesheets" ADD CONSTRAINT "closed_timesheets_closing_id_closed_months_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closed_months"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_timesheets" ADD CONSTRAINT "closed_timesheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_versions" ADD CONSTRAINT "shift_versions_shift_id_form_types_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."form_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closed_months_closed" ON "closed_months" USING btree ("month") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "closed_timesheets_of" ON "closed_timesheets" USING btree ("user_id","closing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shift_versions_of" ON "shift_versions" USING btree ("shift_id","applies_from");