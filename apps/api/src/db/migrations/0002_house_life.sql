CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"action" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer,
	"count" integer DEFAULT 1 NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"sent" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"page" text NOT NULL,
	"doing" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_noun_record_id_session_id_page_pk" PRIMARY KEY("noun","record_id","session_id","page")
);
--> statement-breakpoint
CREATE TABLE "house_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"house_id" integer NOT NULL,
	"parent_comment_id" integer,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"image_id" integer,
	"status" smallint DEFAULT 0 NOT NULL,
	"client_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"house_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"phone" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"handled_by" integer,
	"handled_at" timestamp with time zone,
	"sender" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_statistics" (
	"taken_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"house_quantity" integer NOT NULL,
	"house_remain" integer NOT NULL,
	"new_house_quantity" integer NOT NULL,
	"marketing_quantity" integer NOT NULL,
	CONSTRAINT "house_statistics_taken_at_user_id_pk" PRIMARY KEY("taken_at","user_id")
);
--> statement-breakpoint
CREATE TABLE "share_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"house_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_likes" (
	"house_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_likes_house_id_user_id_pk" PRIMARY KEY("house_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recommendation_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"house_id" integer NOT NULL,
	"request_id" integer,
	"previous_target" smallint,
	"target" smallint,
	"priority" smallint DEFAULT 1 NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recommendations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"house_id" integer NOT NULL,
	"request_id" integer,
	"target" smallint,
	"priority" smallint DEFAULT 1 NOT NULL,
	"visit_at" timestamp with time zone,
	"note" text,
	"user_id" integer,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" integer NOT NULL,
	"customer_vouched" boolean DEFAULT false NOT NULL,
	"user_id" integer NOT NULL,
	"staff" integer[] DEFAULT '{}' NOT NULL,
	"staff_role" smallint DEFAULT 0 NOT NULL,
	"manager" smallint DEFAULT 0 NOT NULL,
	"manager_role" smallint DEFAULT 0 NOT NULL,
	"purpose" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"province" integer[] DEFAULT '{}' NOT NULL,
	"districts" integer[] DEFAULT '{}' NOT NULL,
	"property_type" integer[] DEFAULT '{}' NOT NULL,
	"house_type" integer[] DEFAULT '{}' NOT NULL,
	"request_direction" text[] DEFAULT '{}' NOT NULL,
	"min_price" bigint,
	"max_price" bigint,
	"money_unit" text DEFAULT 'bil' NOT NULL,
	"area" double precision,
	"min_width" double precision,
	"road_area" double precision,
	"floors" smallint,
	"number_bedroom" smallint,
	"require_column" text[] DEFAULT '{}' NOT NULL,
	"description" text,
	"place" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (f_vn(coalesce(id::text, '') || ' ' || coalesce(place, '') || ' ' || coalesce(description, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"columns" jsonb,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "house_drafts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_drafts" ADD COLUMN "customer_vouched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_parent_comment_id_house_comments_id_fk" FOREIGN KEY ("parent_comment_id") REFERENCES "public"."house_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_statistics" ADD CONSTRAINT "house_statistics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_requests" ADD CONSTRAINT "share_requests_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_requests" ADD CONSTRAINT "share_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_requests" ADD CONSTRAINT "share_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_likes" ADD CONSTRAINT "house_likes_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_likes" ADD CONSTRAINT "house_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_moves" ADD CONSTRAINT "recommendation_moves_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_moves" ADD CONSTRAINT "recommendation_moves_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_moves" ADD CONSTRAINT "recommendation_moves_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_moves" ADD CONSTRAINT "recommendation_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("user_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("noun","record_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "house_comments_threads" ON "house_comments" USING btree ("house_id","id") WHERE deleted_at is null and parent_comment_id is null;--> statement-breakpoint
CREATE INDEX "house_comments_replies" ON "house_comments" USING btree ("parent_comment_id","id") WHERE deleted_at is null and parent_comment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "house_comments_image" ON "house_comments" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "house_comments_intention" ON "house_comments" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_house" ON "contact_requests" USING btree ("house_id","id");--> statement-breakpoint
CREATE INDEX "contact_requests_sender" ON "contact_requests" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "contact_requests_phone" ON "contact_requests" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "contact_requests_new" ON "contact_requests" USING btree ("id") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "house_statistics_person" ON "house_statistics" USING btree ("user_id","taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_requests_open" ON "share_requests" USING btree ("house_id","kind") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "share_requests_house" ON "share_requests" USING btree ("house_id","kind","id");--> statement-breakpoint
CREATE INDEX "share_requests_queue" ON "share_requests" USING btree ("kind","created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "house_likes_user" ON "house_likes" USING btree ("user_id","house_id");--> statement-breakpoint
CREATE INDEX "recommendation_moves_request" ON "recommendation_moves" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "recommendation_moves_pair" ON "recommendation_moves" USING btree ("customer_id","house_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_pair" ON "recommendations" USING btree ("customer_id","house_id");--> statement-breakpoint
CREATE INDEX "recommendations_house" ON "recommendations" USING btree ("house_id","target");--> statement-breakpoint
CREATE INDEX "recommendations_request" ON "recommendations" USING btree ("request_id","target");--> statement-breakpoint
CREATE INDEX "requests_of" ON "requests" USING btree ("user_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_customer" ON "requests" USING btree ("customer_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_staff" ON "requests" USING gin ("staff") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_search" ON "requests" USING gin ("search" gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("purpose","max_price") WHERE deleted_at is null and status = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_key" ON "saved_views" USING btree ("key");--> statement-breakpoint
CREATE INDEX "houses_approved_map" ON "houses" USING btree ("latitude","longitude","id","into_money","province") WHERE deleted_at is null and (public_approval = 1 or web = 1);--> statement-breakpoint
CREATE INDEX "houses_community_map" ON "houses" USING btree ("latitude","longitude","id","province","into_money","district","property_type","house_type","ownership","purpose","area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_match" ON "houses" USING btree ("province","into_money","purpose","property_type","house_type","district","area","floor_area","floors","number_bedroom","width","wide_street","direction","id","user_id","public","public_approval","status","project_id","web") WHERE deleted_at is null and status = 0;--> statement-breakpoint
CREATE INDEX "houses_feed" ON "houses" USING btree (coalesce("shared_at", "created_at"),"id","user_id","into_money","project_id","province") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_created" ON "houses" USING btree ("created_at","public","public_approval","status","web","user_id","into_money","project_id","province") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_deleted" ON "houses" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "houses_most_viewed" ON "houses" USING btree ("total_view","id","public","public_approval","status","web","user_id","into_money","project_id","province") WHERE deleted_at is null and status = 0;