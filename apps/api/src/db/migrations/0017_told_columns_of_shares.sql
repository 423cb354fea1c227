ALTER TABLE "deals" ADD CONSTRAINT "deals_told" UNIQUE("id","deposit_date","house_id");--> statement-breakpoint
ALTER TABLE "deal_shares" DROP CONSTRAINT "deal_shares_deal_id_deals_id_fk";--> statement-breakpoint
ALTER TABLE "deal_shares" ADD COLUMN "deal_date" date;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD COLUMN "deal_house_id" integer;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD COLUMN "reduced" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD COLUMN "collected" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD COLUMN "cancel_date" date;--> statement-breakpoint
-- by hand: what the ledger of before says
UPDATE "deal_shares" SET "deal_date" = "deals"."deposit_date", "deal_house_id" = "deals"."house_id",
	"reduced" = coalesce((SELECT sum("reduced_fee") FROM "coupons" WHERE "share_id" = "deal_shares"."id" AND "deleted_at" IS NULL), 0),
	"collected" = coalesce((SELECT sum("fee_collect") FROM "receipts" WHERE "share_id" = "deal_shares"."id" AND "deleted_at" IS NULL), 0),
	"cancel_date" = (SELECT "cancel_date" FROM "cancel_bills" WHERE "share_id" = "deal_shares"."id" AND "deleted_at" IS NULL)
FROM "deals" WHERE "deals"."id" = "deal_shares"."deal_id";--> statement-breakpoint
ALTER TABLE "deal_shares" ALTER COLUMN "deal_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_shares" ALTER COLUMN "deal_house_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD COLUMN "search" text GENERATED ALWAYS AS (f_vn(coalesce(code, ''))) STORED;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "search" text GENERATED ALWAYS AS (f_vn(coalesce(code, ''))) STORED;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_of" FOREIGN KEY ("deal_id","deal_date","deal_house_id") REFERENCES "public"."deals"("id","deposit_date","house_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "deal_shares_date" ON "deal_shares" USING btree ("deal_date","id");--> statement-breakpoint
CREATE INDEX "deal_shares_house" ON "deal_shares" USING btree ("deal_house_id");--> statement-breakpoint
CREATE INDEX "deal_shares_search" ON "deal_shares" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "receipts_search" ON "receipts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
-- a new share repeats its deal's day and house; afterwards the foreign key holds them equal
CREATE FUNCTION "tell_share_of_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT "deposit_date", "house_id" INTO NEW."deal_date", NEW."deal_house_id" FROM "deals" WHERE "id" = NEW."deal_id";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "deal_shares_told" BEFORE INSERT ON "deal_shares" FOR EACH ROW EXECUTE FUNCTION "tell_share_of_deal"();--> statement-breakpoint
-- adds what is new and takes away what was, so two who write papers of a share at the same time are both counted
CREATE FUNCTION "sum_up_share"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'coupons' THEN
		UPDATE "deal_shares" SET "reduced" = "reduced"
			+ CASE WHEN "id" = NEW."share_id" AND NEW."deleted_at" IS NULL THEN NEW."reduced_fee" ELSE 0 END
			- CASE WHEN "id" = OLD."share_id" AND OLD."deleted_at" IS NULL THEN OLD."reduced_fee" ELSE 0 END
		WHERE "id" IN (NEW."share_id", OLD."share_id");
	ELSIF TG_TABLE_NAME = 'receipts' THEN
		UPDATE "deal_shares" SET "collected" = "collected"
			+ CASE WHEN "id" = NEW."share_id" AND NEW."deleted_at" IS NULL THEN NEW."fee_collect" ELSE 0 END
			- CASE WHEN "id" = OLD."share_id" AND OLD."deleted_at" IS NULL THEN OLD."fee_collect" ELSE 0 END
		WHERE "id" IN (NEW."share_id", OLD."share_id");
	ELSE
		UPDATE "deal_shares" SET "cancel_date" =
			(SELECT "cancel_date" FROM "cancel_bills" WHERE "share_id" = "deal_shares"."id" AND "deleted_at" IS NULL)
		WHERE "id" IN (NEW."share_id", OLD."share_id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "deal_shares_paid" AFTER INSERT OR DELETE OR UPDATE OF "reduced_fee", "share_id", "deleted_at" ON "coupons" FOR EACH ROW EXECUTE FUNCTION "sum_up_share"();--> statement-breakpoint
CREATE TRIGGER "deal_shares_paid" AFTER INSERT OR DELETE OR UPDATE OF "fee_collect", "share_id", "deleted_at" ON "receipts" FOR EACH ROW EXECUTE FUNCTION "sum_up_share"();--> statement-breakpoint
CREATE TRIGGER "deal_shares_paid" AFTER INSERT OR DELETE OR UPDATE OF "cancel_date", "share_id", "deleted_at" ON "cancel_bills" FOR EACH ROW EXECUTE FUNCTION "sum_up_share"();--> statement-breakpoint
-- at the end of a transaction the money of each deal adds up, and its shares say what their papers say
CREATE OR REPLACE FUNCTION "refuse_unbalanced_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"of_deal" integer;
BEGIN
	IF TG_TABLE_NAME = 'deals' THEN
		"of_deal" := NEW."id";
	ELSE
		"of_deal" := NEW."deal_id";
	END IF;
	PERFORM 1 FROM "deals" WHERE "id" = "of_deal" FOR UPDATE;
	IF (SELECT coalesce(sum("fee_user"), 0) FROM "deal_shares" WHERE "deal_id" = "of_deal" AND "deleted_at" IS NULL)
		> (SELECT "brokerage_fee" FROM "deals" WHERE "id" = "of_deal") THEN
		RAISE EXCEPTION 'the shares of deal % exceed its fee', "of_deal" USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_balance';
	END IF;
	IF EXISTS (
		SELECT FROM "deal_shares" WHERE "deal_id" = "of_deal" AND "deleted_at" IS NULL AND "fee_user" < "reduced" + "collected"
	) THEN
		RAISE EXCEPTION 'more was collected of a share of deal % than is payable', "of_deal" USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_balance';
	END IF;
	IF EXISTS (
		SELECT FROM "deal_shares" "share"
		WHERE "share"."deal_id" = "of_deal" AND (
			"share"."reduced" <> (SELECT coalesce(sum("reduced_fee"), 0) FROM "coupons" WHERE "share_id" = "share"."id" AND "deleted_at" IS NULL)
			OR "share"."collected" <> (SELECT coalesce(sum("fee_collect"), 0) FROM "receipts" WHERE "share_id" = "share"."id" AND "deleted_at" IS NULL)
			OR "share"."cancel_date" IS DISTINCT FROM (SELECT "cancel_date" FROM "cancel_bills" WHERE "share_id" = "share"."id" AND "deleted_at" IS NULL)
		)
	) THEN
		RAISE EXCEPTION 'a share of deal % does not say what its papers say', "of_deal" USING ERRCODE = 'check_violation', CONSTRAINT = 'deal_shares_paid';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- a paper always writes its share, so the share's trigger sees papers, too
DROP TRIGGER "deals_balance" ON "receipts";--> statement-breakpoint
DROP TRIGGER "deals_balance" ON "coupons";--> statement-breakpoint
DROP TRIGGER "deals_balance" ON "deal_shares";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deals_balance" AFTER INSERT OR UPDATE OF "fee_user", "deal_id", "deleted_at", "reduced", "collected", "cancel_date" ON "deal_shares" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced_deal"();
