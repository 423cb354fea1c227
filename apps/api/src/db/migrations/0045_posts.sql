CREATE TABLE "portal_tariffs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal_tariffs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"portal" text NOT NULL,
	"unit" text NOT NULL,
	"tier" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portal_tariffs_tier" CHECK ("portal_tariffs"."tier" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "post_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"portal" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"link" text,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "post_channels_kind" CHECK (("post_channels"."kind" = 'portal') = ("post_channels"."portal" is not null))
);
--> statement-breakpoint
CREATE TABLE "post_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"house_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"post" smallint DEFAULT 0 NOT NULL,
	"update_status" smallint DEFAULT 0 NOT NULL,
	"type_news" smallint DEFAULT 0 NOT NULL,
	"type_news_day" smallint,
	"type_news_value" bigint,
	"total" bigint,
	"batdongsan_type_news" smallint DEFAULT 5 NOT NULL,
	"batdongsan_type_news_days" smallint DEFAULT 10 NOT NULL,
	"own" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"sent" jsonb,
	"has_drift" boolean DEFAULT false NOT NULL,
	"key" uuid NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"portal_ref" text,
	"link" text,
	"failed_quantity" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"is_working" boolean DEFAULT false NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"error" text,
	"approved_by" integer,
	"approved_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"last_day" date,
	"leaving_at" timestamp with time zone,
	"leaving_reason" text,
	"removed_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (f_vn(coalesce(house_id::text, '') || ' ' || coalesce(f_told(content->>'title'), '') || ' ' || coalesce(f_told(content->>'address'), ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_state" CHECK ("posts"."state" in ('waitingApproval', 'waiting', 'posting', 'posted', 'failed', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_posts" (
	"key" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "post_channels" ADD CONSTRAINT "post_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_events" ADD CONSTRAINT "post_events_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_events" ADD CONSTRAINT "post_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_channel_id_post_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."post_channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portal_tariffs_from" ON "portal_tariffs" USING btree ("portal","unit","tier","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "post_channels_portal" ON "post_channels" USING btree ("portal");--> statement-breakpoint
CREATE INDEX "post_events_post" ON "post_events" USING btree ("post_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_living" ON "posts" USING btree ("house_id","channel_id") WHERE state in ('waitingApproval', 'waiting', 'posting', 'posted');--> statement-breakpoint
CREATE UNIQUE INDEX "posts_key" ON "posts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "posts_tab" ON "posts" USING btree ("state","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_posted" ON "posts" USING btree ("posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'posted';--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_house" ON "posts" USING btree ("house_id","channel_id","id");