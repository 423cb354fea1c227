-- Drafts of before tabs had names stay: each is the one of the tab 'earlier'.
ALTER TABLE "user_drafts" ADD COLUMN "tab" text DEFAULT 'earlier' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_drafts" ALTER COLUMN "tab" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "user_drafts" DROP CONSTRAINT "user_drafts_user_id_form_pk";--> statement-breakpoint
ALTER TABLE "user_drafts" ADD CONSTRAINT "user_drafts_user_id_form_tab_pk" PRIMARY KEY("user_id","form","tab");--> statement-breakpoint
ALTER TABLE "user_drafts" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_drafts" ADD COLUMN "ended_at" timestamp with time zone;
