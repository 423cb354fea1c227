-- Numbers as they are compared from now on (decision 128): hotlines lose the 0 that an import had put before them, landlines without
-- their 0 get it, 084 before a whole number is the country. Nothing else of a row changes.
CREATE FUNCTION "phone_key_of"(phone text) RETURNS text IMMUTABLE LANGUAGE sql AS $$ SELECT CASE
	WHEN phone ~ '^01[89]00([0-9]{4}|[0-9]{6})$' THEN substr(phone, 2)
	WHEN phone ~ '^2[0-9]{9}$' THEN '0' || phone
	WHEN phone ~ '^084([35789][0-9]{8}|2[0-9]{9})$' THEN '0' || substr(phone, 4)
	ELSE phone END $$;--> statement-breakpoint
UPDATE "customers" SET "phones" = (
	SELECT array_agg("phone_key_of"("phone") ORDER BY "at") FROM unnest("phones") WITH ORDINALITY AS "of"("phone", "at")
) WHERE EXISTS (SELECT FROM unnest("phones") AS "phone" WHERE "phone_key_of"("phone") <> "phone");--> statement-breakpoint
UPDATE "customers" SET "phone_number" = substr("phone_number", 2) WHERE "phone_number" ~ '^01[89]00([0-9]{4}|[0-9]{6})$';--> statement-breakpoint
UPDATE "customers" SET "phone_number2" = substr("phone_number2", 2) WHERE "phone_number2" ~ '^01[89]00([0-9]{4}|[0-9]{6})$';--> statement-breakpoint
UPDATE "customers" SET "phone_number3" = substr("phone_number3", 2) WHERE "phone_number3" ~ '^01[89]00([0-9]{4}|[0-9]{6})$';--> statement-breakpoint
UPDATE "customers" SET "phone_number4" = substr("phone_number4", 2) WHERE "phone_number4" ~ '^01[89]00([0-9]{4}|[0-9]{6})$';--> statement-breakpoint
UPDATE "contact_requests" SET "phone" = "phone_key_of"("phone") WHERE "phone_key_of"("phone") <> "phone";--> statement-breakpoint
DROP FUNCTION "phone_key_of"(text);
