CREATE SEQUENCE "public"."live_event_position" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"users" integer[],
	"rule" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"phone_number2" text,
	"phone_number3" text,
	"phone_number4" text,
	"phones" text[] NOT NULL,
	"email" text,
	"fax" text,
	"social_id" text,
	"date_of_birth" date,
	"address" text,
	"description" text,
	"character" text,
	"image_id" integer,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (f_vn(coalesce(name, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "user_drafts" (
	"user_id" integer NOT NULL,
	"form" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_drafts_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
CREATE TABLE "history_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model" text NOT NULL,
	"model_id" integer NOT NULL,
	"user_id" integer,
	"column" text NOT NULL,
	"old_value" text,
	"new_value" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"house_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_files" (
	"house_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "house_files_house_id_file_id_pk" PRIMARY KEY("house_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "house_images" (
	"house_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "house_images_house_id_image_id_pk" PRIMARY KEY("house_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "house_views" (
	"house_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"view_count" integer DEFAULT 1 NOT NULL,
	"last_viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_views_house_id_user_id_pk" PRIMARY KEY("house_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "houses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "houses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"title" text,
	"description" jsonb,
	"descriptions" text,
	"internal_description" jsonb,
	"key_word" text,
	"purpose" smallint DEFAULT 0 NOT NULL,
	"property_type" integer,
	"house_type" integer,
	"ownership" integer,
	"street_type" integer,
	"wide_street" double precision,
	"direction" text[] DEFAULT '{}' NOT NULL,
	"balcony_direction" text[] DEFAULT '{}' NOT NULL,
	"area" double precision,
	"width" double precision,
	"length" double precision,
	"floor_area" double precision,
	"floors" smallint,
	"end_open" smallint DEFAULT 0 NOT NULL,
	"number_bedroom" smallint,
	"number_wc" smallint,
	"dining_room" smallint DEFAULT 0 NOT NULL,
	"terrace" smallint DEFAULT 0 NOT NULL,
	"kitchen" smallint DEFAULT 0 NOT NULL,
	"car_parking" smallint DEFAULT 0 NOT NULL,
	"into_money" bigint,
	"money_unit" text DEFAULT 'bil' NOT NULL,
	"brokerage_fee" bigint,
	"brokerage_rate" double precision,
	"commission" bigint,
	"project_id" integer,
	"block_section" text,
	"floor_lot" text,
	"house_number" text NOT NULL,
	"house_address" text NOT NULL,
	"province" integer,
	"district" integer,
	"city" integer DEFAULT 1 NOT NULL,
	"new_address" text,
	"latitude" double precision,
	"longitude" double precision,
	"place" text DEFAULT '' NOT NULL,
	"address_key" text,
	"public" smallint DEFAULT 1 NOT NULL,
	"public_approval" smallint DEFAULT 0 NOT NULL,
	"web" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"reject_public_condition" text,
	"reject_web_condition" text,
	"reason_stop_selling" text,
	"web_requested" boolean DEFAULT false NOT NULL,
	"has_draft" boolean DEFAULT false NOT NULL,
	"user_id" integer NOT NULL,
	"customer_id" integer,
	"customer_vouched" boolean DEFAULT false NOT NULL,
	"total_view" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"post_quantity" integer DEFAULT 0 NOT NULL,
	"recommend_quantity" integer DEFAULT 0 NOT NULL,
	"seen_quantity" integer DEFAULT 0 NOT NULL,
	"failed_quantity" integer DEFAULT 0 NOT NULL,
	"type_news" smallint,
	"type_news_day" smallint,
	"type_news_value" bigint,
	"batdongsan_type_news" smallint DEFAULT 5 NOT NULL,
	"batdongsan_type_news_days" smallint DEFAULT 10 NOT NULL,
	"address_post" text,
	"post_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"address_search" text GENERATED ALWAYS AS (f_vn(coalesce(house_number, '') || ' ' || coalesce(house_address, '') || ' ' || coalesce(place, '') || ' ' || coalesce(new_address, ''))) STORED,
	"search" text GENERATED ALWAYS AS (f_vn(coalesce(id::text, '') || ' ' || coalesce(title, '') || ' ' || coalesce(house_number, '') || ' ' || coalesce(house_address, '') || ' ' || coalesce(place, '') || ' ' || coalesce(new_address, '') || ' ' || coalesce(key_word, ''))) STORED,
	"words" text[] GENERATED ALWAYS AS (f_words(coalesce(id::text, '') || ' ' || coalesce(title, '') || ' ' || coalesce(house_number, '') || ' ' || coalesce(house_address, '') || ' ' || coalesce(place, '') || ' ' || coalesce(new_address, '') || ' ' || coalesce(key_word, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "house_tags" (
	"house_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "house_tags_house_id_tag_id_pk" PRIMARY KEY("house_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"color" text,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"upright_key" uuid NOT NULL,
	"name" text NOT NULL,
	"rotation" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"actor_id" integer,
	"type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"house_id" integer,
	"house_title" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_entries" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"value" text NOT NULL,
	"parent_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (f_vn(coalesce(value, ''))) STORED,
	CONSTRAINT "dictionary_entries_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"email" text,
	"gender" text,
	"date_of_birth" date,
	"social_id" text DEFAULT '' NOT NULL,
	"provided_date" date,
	"issued_place" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"id_address" text DEFAULT '' NOT NULL,
	"hometown_address" text DEFAULT '' NOT NULL,
	"marriage" text,
	"religion" text,
	"literacy" text,
	"major" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"employee_type" text,
	"employee_status" text,
	"department" smallint,
	"office" smallint DEFAULT 1 NOT NULL,
	"onboarding_date" date,
	"job_position" smallint DEFAULT 7 NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"role" smallint DEFAULT 3 NOT NULL,
	"manager" integer,
	"achievement" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"introduction_status" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"minimum_price" bigint,
	"maximum_price" bigint,
	"project" integer[] DEFAULT '{}' NOT NULL,
	"province" integer[] DEFAULT '{}' NOT NULL,
	"create_product_permission" smallint DEFAULT 1 NOT NULL,
	"update_product_permission" smallint DEFAULT 0 NOT NULL,
	"chat_permission" smallint DEFAULT 0 NOT NULL,
	"customer_permission" smallint DEFAULT 0 NOT NULL,
	"request_permission" smallint DEFAULT 0 NOT NULL,
	"project_permission" smallint DEFAULT 0 NOT NULL,
	"news_permission" smallint DEFAULT 0 NOT NULL,
	"employment_diagram_permission" smallint DEFAULT 0 NOT NULL,
	"bussiness_permission" smallint DEFAULT 0 NOT NULL,
	"alonhadat_name" text DEFAULT '' NOT NULL,
	"alonhadat_password" text,
	"batdongsan_name" text DEFAULT '' NOT NULL,
	"batdongsan_password" text,
	"profile_picture" integer,
	"front_id_file" integer,
	"back_id_file" integer,
	"certificate" integer,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"demo_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (f_vn(coalesce(name, '') || ' ' || coalesce(phone_number, '') || ' ' || coalesce(email, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_drafts" ADD CONSTRAINT "user_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_drafts" ADD CONSTRAINT "house_drafts_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_drafts" ADD CONSTRAINT "house_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_drafts" ADD CONSTRAINT "house_drafts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_files" ADD CONSTRAINT "house_files_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_files" ADD CONSTRAINT "house_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_images" ADD CONSTRAINT "house_images_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_images" ADD CONSTRAINT "house_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_views" ADD CONSTRAINT "house_views_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_views" ADD CONSTRAINT "house_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "houses" ADD CONSTRAINT "houses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "houses" ADD CONSTRAINT "houses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "houses" ADD CONSTRAINT "houses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_tags" ADD CONSTRAINT "house_tags_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_tags" ADD CONSTRAINT "house_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_users_id_fk" FOREIGN KEY ("manager") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_events_placed" ON "live_events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customers_phones" ON "customers" USING gin ("phones");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_of" ON "customers" USING btree ("user_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "history_entries_record" ON "history_entries" USING btree ("model","model_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "house_drafts_open" ON "house_drafts" USING btree ("house_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "house_drafts_house" ON "house_drafts" USING btree ("house_id","id");--> statement-breakpoint
CREATE INDEX "house_files_file" ON "house_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "house_images_order" ON "house_images" USING btree ("house_id","kind" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "house_images_image" ON "house_images" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "houses_slug" ON "houses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "houses_search" ON "houses" USING gin ("search" gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_words" ON "houses" USING gin ("words") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_address" ON "houses" USING btree ("province","address_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_project" ON "houses" USING btree ("project_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_customer" ON "houses" USING btree ("customer_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_agent" ON "houses" USING btree ("user_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_approved" ON "houses" USING btree ("id") WHERE deleted_at is null and (public_approval = 1 or web = 1);--> statement-breakpoint
CREATE INDEX "houses_approved_place" ON "houses" USING btree ("province","id") WHERE deleted_at is null and (public_approval = 1 or web = 1);--> statement-breakpoint
CREATE INDEX "houses_waiting" ON "houses" USING btree ("id") WHERE deleted_at is null and (web_requested or has_draft or (public = 1 and public_approval = 0 and coalesce(reject_public_condition, '') = ''));--> statement-breakpoint
CREATE INDEX "houses_rejected" ON "houses" USING btree ("id") WHERE deleted_at is null and ((coalesce(reject_public_condition, '') <> '' or coalesce(reject_web_condition, '') <> '') and not (web_requested or has_draft or (public = 1 and public_approval = 0 and coalesce(reject_public_condition, '') = '')));--> statement-breakpoint
CREATE INDEX "houses_stopped_public" ON "houses" USING btree ("id") WHERE deleted_at is null and (public = 1 and status = 1);--> statement-breakpoint
CREATE INDEX "houses_community" ON "houses" USING btree ("id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_updated" ON "houses" USING btree ("updated_at" NULLS FIRST,"id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_area" ON "houses" USING btree ("area" NULLS FIRST,"id","province","into_money","district","property_type","house_type","ownership","purpose","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_place" ON "houses" USING btree ("province","id","into_money","district","property_type","house_type","ownership","purpose","area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_price" ON "houses" USING btree ("into_money" NULLS FIRST,"id","province","district","property_type","house_type","ownership","purpose","area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_ward" ON "houses" USING btree ("district","id","into_money","property_type","house_type","ownership","purpose","area","floors","direction","user_id") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "houses_community_words" ON "houses" USING gin ("words") WHERE deleted_at is null and (public = 1 and public_approval = 1 and status = 0);--> statement-breakpoint
CREATE INDEX "house_tags_tag" ON "house_tags" USING btree ("tag_id","house_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_age" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_key" ON "images" USING btree ("key");--> statement-breakpoint
CREATE INDEX "images_upright" ON "images" USING btree ("upright_key");--> statement-breakpoint
CREATE INDEX "images_age" ON "images" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "dictionary_entries_children" ON "dictionary_entries" USING btree ("type","parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("manager");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_account" ON "sign_in_attempts" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_ip" ON "sign_in_attempts" USING btree ("ip","created_at");