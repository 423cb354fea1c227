CREATE TABLE "client_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"stage" text NOT NULL,
	"message" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"frames" jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "client_failures_same" ON "client_failures" USING btree ("remote","build","stage","message");--> statement-breakpoint
CREATE INDEX "client_failures_age" ON "client_failures" USING btree ("last_at","id");