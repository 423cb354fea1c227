CREATE TABLE "portal_rules" (
	"portal" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"rules" jsonb NOT NULL,
	"updated_by" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_budgets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"amount" bigint NOT NULL,
	"updated_by" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_budgets_user" UNIQUE NULLS NOT DISTINCT("user_id")
);
--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_state";--> statement-breakpoint
DROP INDEX "posts_living";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "renews_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "over_budget" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "end_told" date;--> statement-breakpoint
ALTER TABLE "portal_rules" ADD CONSTRAINT "portal_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_budgets" ADD CONSTRAINT "post_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_budgets" ADD CONSTRAINT "post_budgets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_renews_id_posts_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_renewal" ON "posts" USING btree ("renews_id") WHERE state in ('waitingApproval', 'waiting', 'posting');--> statement-breakpoint
CREATE INDEX "posts_bought" ON "posts" USING btree ("posted_at") WHERE posted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_living" ON "posts" USING btree ("house_id","channel_id") WHERE state in ('waitingApproval', 'waiting', 'posting', 'posted') and renews_id is null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_state" CHECK ("posts"."state" in ('waitingApproval', 'waiting', 'posting', 'posted', 'failed', 'removed', 'renewed'));