CREATE TABLE "staff_sorts" (
	"id" integer PRIMARY KEY NOT NULL,
	"role" smallint NOT NULL,
	"status" smallint NOT NULL,
	"job_position" smallint NOT NULL,
	"office" smallint NOT NULL,
	"introduction_status" smallint NOT NULL,
	"department" smallint,
	"manager" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"date_of_birth" date,
	"provided_date" date,
	"onboarding_date" date,
	"gender" text,
	"marriage" text,
	"religion" text,
	"literacy" text,
	"employee_type" text,
	"employee_status" text,
	"name" text NOT NULL,
	"phone_number" text,
	"email" text,
	"position" text,
	"social_id" text,
	"issued_place" text,
	"address" text,
	"contact_name" text,
	"contact_phone" text
);
--> statement-breakpoint
ALTER TABLE "staff_sorts" ADD CONSTRAINT "staff_sorts_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- by hand: the rows of existing staff, and what keeps them
INSERT INTO "staff_sorts" ("id", "role", "status", "job_position", "office", "introduction_status", "department", "manager", "created_at", "updated_at", "date_of_birth", "provided_date", "onboarding_date", "gender", "marriage", "religion", "literacy", "employee_type", "employee_status", "name", "phone_number", "email", "position", "social_id", "issued_place", "address", "contact_name", "contact_phone")
SELECT "id", "role", "status", "job_position", "office", "introduction_status", "department", "manager", "created_at", "updated_at", "date_of_birth", "provided_date", "onboarding_date", "gender", "marriage", "religion", "literacy", "employee_type", "employee_status", "search", nullif("phone_number", ''), lower("email"), nullif(f_vn("position"), ''), nullif("social_id", ''), nullif(f_vn("issued_place"), ''), nullif(f_vn("address"), ''), nullif(f_vn("contact_name"), ''), nullif("contact_phone", '')
FROM "users" WHERE "deleted_at" IS NULL ORDER BY "id";--> statement-breakpoint
CREATE INDEX "staff_sorts_name" ON "staff_sorts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "staff_sorts_manager" ON "staff_sorts" USING btree ("manager","id");--> statement-breakpoint
CREATE INDEX "staff_sorts_words" ON "staff_sorts" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "keep_staff_sorts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."deleted_at" IS NOT NULL THEN
		DELETE FROM "staff_sorts" WHERE "id" = NEW."id";
	ELSE
		INSERT INTO "staff_sorts" ("id", "role", "status", "job_position", "office", "introduction_status", "department", "manager", "created_at", "updated_at", "date_of_birth", "provided_date", "onboarding_date", "gender", "marriage", "religion", "literacy", "employee_type", "employee_status", "name", "phone_number", "email", "position", "social_id", "issued_place", "address", "contact_name", "contact_phone")
		VALUES (NEW."id", NEW."role", NEW."status", NEW."job_position", NEW."office", NEW."introduction_status", NEW."department", NEW."manager", NEW."created_at", NEW."updated_at", NEW."date_of_birth", NEW."provided_date", NEW."onboarding_date", NEW."gender", NEW."marriage", NEW."religion", NEW."literacy", NEW."employee_type", NEW."employee_status", NEW."search", nullif(NEW."phone_number", ''), lower(NEW."email"), nullif(f_vn(NEW."position"), ''), nullif(NEW."social_id", ''), nullif(f_vn(NEW."issued_place"), ''), nullif(f_vn(NEW."address"), ''), nullif(f_vn(NEW."contact_name"), ''), nullif(NEW."contact_phone", ''))
		ON CONFLICT ("id") DO UPDATE SET ("role", "status", "job_position", "office", "introduction_status", "department", "manager", "created_at", "updated_at", "date_of_birth", "provided_date", "onboarding_date", "gender", "marriage", "religion", "literacy", "employee_type", "employee_status", "name", "phone_number", "email", "position", "social_id", "issued_place", "address", "contact_name", "contact_phone") =
			(excluded."role", excluded."status", excluded."job_position", excluded."office", excluded."introduction_status", excluded."department", excluded."manager", excluded."created_at", excluded."updated_at", excluded."date_of_birth", excluded."provided_date", excluded."onboarding_date", excluded."gender", excluded."marriage", excluded."religion", excluded."literacy", excluded."employee_type", excluded."employee_status", excluded."name", excluded."phone_number", excluded."email", excluded."position", excluded."social_id", excluded."issued_place", excluded."address", excluded."contact_name", excluded."contact_phone");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_sorts_begin" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "keep_staff_sorts"();--> statement-breakpoint
CREATE TRIGGER "staff_sorts_follow" AFTER UPDATE ON "users" FOR EACH ROW
WHEN ((OLD."id", OLD."role", OLD."status", OLD."job_position", OLD."office", OLD."introduction_status", OLD."department", OLD."manager", OLD."created_at", OLD."updated_at", OLD."date_of_birth", OLD."provided_date", OLD."onboarding_date", OLD."gender", OLD."marriage", OLD."religion", OLD."literacy", OLD."employee_type", OLD."employee_status", OLD."name", OLD."phone_number", OLD."email", OLD."position", OLD."social_id", OLD."issued_place", OLD."address", OLD."contact_name", OLD."contact_phone", OLD."deleted_at")
	IS DISTINCT FROM (NEW."id", NEW."role", NEW."status", NEW."job_position", NEW."office", NEW."introduction_status", NEW."department", NEW."manager", NEW."created_at", NEW."updated_at", NEW."date_of_birth", NEW."provided_date", NEW."onboarding_date", NEW."gender", NEW."marriage", NEW."religion", NEW."literacy", NEW."employee_type", NEW."employee_status", NEW."name", NEW."phone_number", NEW."email", NEW."position", NEW."social_id", NEW."issued_place", NEW."address", NEW."contact_name", NEW."contact_phone", NEW."deleted_at"))
EXECUTE FUNCTION "keep_staff_sorts"();
