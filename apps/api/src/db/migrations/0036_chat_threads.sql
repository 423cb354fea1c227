DROP INDEX "chat_conversations_phone";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "main_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "device" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "joins" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "visitor_id" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "device" smallint;--> statement-breakpoint
ALTER TABLE "chat_uploads" ADD COLUMN "visitor_id" integer;--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD COLUMN "device" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_main_id_chat_conversations_id_fk" FOREIGN KEY ("main_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_conversations_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_visitor_id_chat_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."chat_visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_uploads" ADD CONSTRAINT "chat_uploads_visitor_id_chat_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."chat_visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD CONSTRAINT "chat_visitors_thread_id_chat_conversations_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_main" ON "chat_conversations" USING btree ("phone") WHERE main_id is null;--> statement-breakpoint
CREATE INDEX "chat_conversations_threads" ON "chat_conversations" USING btree ("main_id") WHERE main_id is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("thread_id","id") WHERE thread_id is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_visitor" ON "chat_messages" USING btree ("visitor_id","created_at") WHERE visitor_id is not null;--> statement-breakpoint
CREATE INDEX "chat_uploads_visitor" ON "chat_uploads" USING btree ("visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_conversations_phone" ON "chat_conversations" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_joined" CHECK ("chat_conversations"."joined_at" is null or "chat_conversations"."main_id" is not null);--> statement-breakpoint
-- Whoever typed a known number was let into its conversation until now. Later sessions end: they begin threads of their own.
UPDATE "chat_visitors" SET "revoked_at" = now() WHERE "revoked_at" IS NULL AND "id" NOT IN (SELECT min("id") FROM "chat_visitors" GROUP BY "conversation_id");
