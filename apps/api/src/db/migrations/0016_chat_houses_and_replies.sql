CREATE TABLE "chat_quick_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_quick_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"shortcut" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_content";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "reveal_id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "chat_conversations_reveal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "house" jsonb;--> statement-breakpoint
ALTER TABLE "chat_quick_replies" ADD CONSTRAINT "chat_quick_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_quick_replies_shortcut" ON "chat_quick_replies" USING btree (coalesce("user_id", 0),"shortcut");--> statement-breakpoint
CREATE INDEX "chat_quick_replies_owner" ON "chat_quick_replies" USING btree ("user_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_reveal" ON "chat_conversations" USING btree ("reveal_id");--> statement-breakpoint
CREATE INDEX "chat_messages_house" ON "chat_messages" USING btree ("conversation_id","house_id") WHERE house_id is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_moment" ON "chat_messages" USING btree ("created_at","conversation_id","id","owner") WHERE owner <> 'event';--> statement-breakpoint
CREATE INDEX "house_views_recent" ON "house_views" USING btree ("user_id","last_viewed_at","house_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_content" CHECK (num_nonnulls("chat_messages"."text", coalesce("chat_messages"."house_id", "chat_messages"."image_id")) = 1
        and ("chat_messages"."house_id" is null) = ("chat_messages"."house" is null));