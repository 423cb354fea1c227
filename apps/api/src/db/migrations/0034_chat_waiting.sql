ALTER TABLE "chat_conversations" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_conversations_waiting" ON "chat_conversations" USING btree ("last_message_at" DESC NULLS LAST,"id") WHERE waiting;--> statement-breakpoint
UPDATE "chat_conversations" SET "waiting" = true FROM "chat_messages" WHERE "chat_messages"."id" = "chat_conversations"."last_message_id" AND "chat_messages"."owner" = 'client';
