CREATE TABLE "login_tracks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_tracks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer,
	"ip" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"address" text,
	"located_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_tracks_point" CHECK (("login_tracks"."latitude" is null) = ("login_tracks"."longitude" is null))
);
--> statement-breakpoint
ALTER TABLE "login_tracks" ADD CONSTRAINT "login_tracks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_tracks" ADD CONSTRAINT "login_tracks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_tracks_of" ON "login_tracks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "login_tracks_session" ON "login_tracks" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "login_tracks_age" ON "login_tracks" USING btree ("created_at");--> statement-breakpoint
-- by hand: whoever is signed in already has a history to begin with
INSERT INTO "login_tracks" ("user_id", "session_id", "ip", "device", "created_at") SELECT "user_id", "id", "ip", "device", "created_at" FROM "sessions" ORDER BY "id";
