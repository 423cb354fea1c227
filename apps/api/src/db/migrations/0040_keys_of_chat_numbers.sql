-- 0032 left out the numbers of conversations, of staff, and those of merged customers that did not fit into the four fields (D122, decision 128).
CREATE FUNCTION "phone_key_of"(phone text) RETURNS text IMMUTABLE LANGUAGE sql AS $$ SELECT CASE
	WHEN phone ~ '^01[89]00([0-9]{4}|[0-9]{6})$' THEN substr(phone, 2)
	WHEN phone ~ '^2[0-9]{9}$' THEN '0' || phone
	WHEN phone ~ '^084([35789][0-9]{8}|2[0-9]{9})$' THEN '0' || substr(phone, 4)
	ELSE phone END $$;--> statement-breakpoint
UPDATE "customers" SET "more_phones" = (
	SELECT array_agg("phone_key_of"("phone") ORDER BY "at") FROM unnest("more_phones") WITH ORDINALITY AS "of"("phone", "at")
) WHERE EXISTS (SELECT FROM unnest("more_phones") AS "phone" WHERE "phone_key_of"("phone") <> "phone");--> statement-breakpoint
UPDATE "users" SET "phone_number" = substr("phone_number", 2) WHERE "phone_number" ~ '^01[89]00([0-9]{4}|[0-9]{6})$';--> statement-breakpoint
UPDATE "users" SET "contact_phone" = substr("contact_phone", 2) WHERE "contact_phone" ~ '^01[89]00([0-9]{4}|[0-9]{6})$';--> statement-breakpoint
-- Conversations of these numbers. The main one of a number is the one that has it by now, or the oldest.
CREATE TABLE "chat_renamed" AS SELECT *, "id" <> "main" AND "joined_at" IS NULL AND "main_id" IS DISTINCT FROM "main" AS "moves" FROM (
	SELECT "id", "phone_key_of"("phone") AS "key", "main_id", "joined_at", "device", "created_at", first_value("id") OVER (
		PARTITION BY "phone_key_of"("phone") ORDER BY "main_id" IS NOT NULL, "phone_key_of"("phone") <> "phone", "created_at", "id"
	) AS "main" FROM "chat_conversations"
	WHERE "phone_key_of"("phone") IN (SELECT "phone_key_of"("phone") FROM "chat_conversations" WHERE "phone_key_of"("phone") <> "phone")
) AS "known";--> statement-breakpoint
-- A second main one becomes a thread of it, a further device of the number (D120). So do its threads, but for those that were joined to it.
CREATE TABLE "chat_moved" AS SELECT "id", "main", row_number() OVER (PARTITION BY "key" ORDER BY "created_at", "id") + (
	SELECT max("stays"."device") FROM "chat_renamed" AS "stays" WHERE "stays"."key" = "chat_renamed"."key" AND NOT "stays"."moves"
) AS "device" FROM "chat_renamed" WHERE "moves";--> statement-breakpoint
UPDATE "chat_conversations" AS "thread" SET "main_id" = "moved"."main", "device" = "moved"."device" FROM "chat_moved" AS "moved" WHERE "moved"."id" = "thread"."id";--> statement-breakpoint
UPDATE "chat_visitors" AS "visitor" SET "device" = "moved"."device" FROM "chat_moved" AS "moved" WHERE "moved"."id" = "visitor"."conversation_id";--> statement-breakpoint
UPDATE "chat_messages" AS "message" SET "device" = "moved"."device" FROM "chat_moved" AS "moved"
	WHERE "moved"."id" = "message"."conversation_id" AND "message"."device" IS NOT NULL;--> statement-breakpoint
UPDATE "chat_conversations" AS "thread" SET "phone" = "renamed"."key" FROM "chat_renamed" AS "renamed"
	WHERE "renamed"."id" = "thread"."id" AND "renamed"."key" <> "thread"."phone";--> statement-breakpoint
DROP TABLE "chat_moved";--> statement-breakpoint
DROP TABLE "chat_renamed";--> statement-breakpoint
DROP FUNCTION "phone_key_of"(text);
