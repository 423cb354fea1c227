ALTER TABLE "deal_shares" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
-- what a search of the ledger reads: nothing in a customer's name that may be a phone number (D24)
CREATE FUNCTION "words_of_share"("code" text, "of_staff" integer, "of_house" integer, "of_customer" integer) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(' ', f_vn("code"),
		(SELECT f_vn("name") FROM "users" WHERE "id" = "of_staff"),
		(SELECT "address_search" FROM "houses" WHERE "id" = "of_house"),
		(SELECT regexp_replace("search", '[0-9０-９o]([^[:alpha:]]*[0-9０-９o]){7,}', ' ', 'g') FROM "customers" WHERE "id" = "of_customer"))
$$;--> statement-breakpoint
CREATE FUNCTION "word_share"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."search" := "words_of_share"(NEW."code", NEW."staff_id", NEW."deal_house_id", NEW."customer_id");
	RETURN NEW;
END $$;--> statement-breakpoint
-- runs after "deal_shares_told", which fills in the house: triggers run by name
CREATE TRIGGER "deal_shares_worded" BEFORE INSERT OR UPDATE OF "code", "staff_id", "deal_house_id", "customer_id", "search" ON "deal_shares" FOR EACH ROW EXECUTE FUNCTION "word_share"();--> statement-breakpoint
UPDATE "deal_shares" SET "search" = '';--> statement-breakpoint
ALTER TABLE "deal_shares" ALTER COLUMN "search" SET NOT NULL;--> statement-breakpoint
-- shares are named anew when what they name is: whatever is written into "search", the trigger above replaces
CREATE FUNCTION "word_shares_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'users' THEN
		UPDATE "deal_shares" SET "search" = '' WHERE "staff_id" = NEW."id";
	ELSIF TG_TABLE_NAME = 'houses' THEN
		UPDATE "deal_shares" SET "search" = '' WHERE "deal_house_id" = NEW."id";
	ELSE
		UPDATE "deal_shares" SET "search" = '' WHERE "customer_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "deal_shares_worded" AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "word_shares_of"();--> statement-breakpoint
CREATE TRIGGER "deal_shares_worded" AFTER UPDATE ON "houses" FOR EACH ROW WHEN (OLD."address_search" IS DISTINCT FROM NEW."address_search") EXECUTE FUNCTION "word_shares_of"();--> statement-breakpoint
CREATE TRIGGER "deal_shares_worded" AFTER UPDATE ON "customers" FOR EACH ROW WHEN (OLD."search" IS DISTINCT FROM NEW."search") EXECUTE FUNCTION "word_shares_of"();--> statement-breakpoint
CREATE INDEX "deal_shares_deleted" ON "deal_shares" USING btree ("id") WHERE deleted_at is not null;
