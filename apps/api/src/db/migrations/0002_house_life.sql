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
CREATE TABLE "house_likes" (
	"house_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_likes_house_id_user_id_pk" PRIMARY KEY("house_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_parent_comment_id_house_comments_id_fk" FOREIGN KEY ("parent_comment_id") REFERENCES "public"."house_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_comments" ADD CONSTRAINT "house_comments_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_likes" ADD CONSTRAINT "house_likes_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_likes" ADD CONSTRAINT "house_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_comments_threads" ON "house_comments" USING btree ("house_id","id") WHERE deleted_at is null and parent_comment_id is null;--> statement-breakpoint
CREATE INDEX "house_comments_replies" ON "house_comments" USING btree ("parent_comment_id","id") WHERE deleted_at is null and parent_comment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "house_comments_image" ON "house_comments" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "house_comments_intention" ON "house_comments" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "house_likes_user" ON "house_likes" USING btree ("user_id","house_id");