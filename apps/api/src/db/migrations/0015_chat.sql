CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"phone_shown" text NOT NULL,
	"name" text NOT NULL,
	"sex" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"supporter_id" integer,
	"start_support" timestamp with time zone,
	"last_message_at" timestamp with time zone,
	"last_message_id" bigint,
	"read" smallint DEFAULT 1 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (f_vn(coalesce(name, ''))) STORED,
	CONSTRAINT "chat_conversations_sex" CHECK ("chat_conversations"."sex" in ('men', 'women')),
	CONSTRAINT "chat_conversations_locked" CHECK ("chat_conversations"."status" = 1 or "chat_conversations"."supporter_id" is null)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"user_id" integer,
	"text" text,
	"image_id" integer,
	"house_id" integer,
	"client_key" uuid,
	"client_part" smallint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Chưa xem' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_content" CHECK (num_nonnulls("chat_messages"."text", "chat_messages"."image_id", "chat_messages"."house_id") = 1),
	CONSTRAINT "chat_messages_owner" CHECK ("chat_messages"."owner" in ('staff', 'client', 'event')),
	CONSTRAINT "chat_messages_status" CHECK ("chat_messages"."status" in ('Chưa xem', 'Đã xem'))
);
--> statement-breakpoint
CREATE TABLE "chat_uploads" (
	"image_id" integer PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_visitors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_visitors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"since_message_id" bigint NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_supporter_id_users_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_uploads" ADD CONSTRAINT "chat_uploads_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_uploads" ADD CONSTRAINT "chat_uploads_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_visitors" ADD CONSTRAINT "chat_visitors_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_phone" ON "chat_conversations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "chat_conversations_newest" ON "chat_conversations" USING btree ("last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "chat_conversations_supporter" ON "chat_conversations" USING btree ("supporter_id") WHERE supporter_id is not null;--> statement-breakpoint
CREATE INDEX "chat_conversations_unread" ON "chat_conversations" USING btree ("id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "chat_conversations_search" ON "chat_conversations" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("conversation_id","client_key","client_part");--> statement-breakpoint
CREATE INDEX "chat_messages_image" ON "chat_messages" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "chat_uploads_conversation" ON "chat_uploads" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_uploads_network" ON "chat_uploads" USING btree ("network","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_visitors_token" ON "chat_visitors" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chat_visitors_network" ON "chat_visitors" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "chat_visitors_conversation" ON "chat_visitors" USING btree ("conversation_id","created_at");