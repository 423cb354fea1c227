CREATE TABLE "checkins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" smallint NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"address" text,
	"not_authorized" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"late_sent" boolean DEFAULT false NOT NULL,
	"client_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkins_status" CHECK ("checkins"."status" in (0, 1)),
	CONSTRAINT "checkins_point" CHECK (("checkins"."latitude" is null) = ("checkins"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"approver_id" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"reason_id" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"start_minute" smallint,
	"end_minute" smallint,
	"shift" integer,
	"labour" smallint DEFAULT 0 NOT NULL,
	"address" text,
	"late_minutes" smallint,
	"soon_minutes" smallint,
	"activity" text,
	"reason_explanation" text,
	"explanation" text,
	"note" text,
	"department" smallint,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reject_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "forms_kind" CHECK ("forms"."kind" in ('leave', 'absence', 'business', 'regime', 'explanation')),
	CONSTRAINT "forms_status" CHECK ("forms"."status" in (0, 1, 2)),
	CONSTRAINT "forms_days" CHECK ("forms"."end_date" >= "forms"."start_date"),
	CONSTRAINT "forms_decided" CHECK (("forms"."status" = 0) = ("forms"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "leave_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"days" numeric(4, 1) NOT NULL,
	"note" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"name" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_date_unique" UNIQUE("date")
);
--> statement-breakpoint
CREATE TABLE "hr_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_types" ADD COLUMN "uses_quota" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "checkins" ADD CONSTRAINT "checkins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_reason_id_form_types_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."form_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_corrections" ADD CONSTRAINT "leave_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_corrections" ADD CONSTRAINT "leave_corrections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkins_of" ON "checkins" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "checkins_newest" ON "checkins" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "checkins_key" ON "checkins" USING btree ("user_id","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "forms_of" ON "forms" USING btree ("user_id","kind","start_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "forms_newest" ON "forms" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "forms_waiting" ON "forms" USING btree ("approver_id","id") WHERE status = 0 and deleted_at is null;--> statement-breakpoint
CREATE INDEX "forms_approved" ON "forms" USING btree ("start_date","end_date") WHERE status = 1 and deleted_at is null;--> statement-breakpoint
CREATE INDEX "leave_corrections_of" ON "leave_corrections" USING btree ("user_id","year");--> statement-breakpoint
UPDATE "form_types" SET "uses_quota" = true WHERE "kind" = 'reasonLeave' AND "name" = 'Nghỉ phép năm';
