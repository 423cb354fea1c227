-- by hand: the order of a deal's days (decision 115) at the end of a transaction. Only a change of the days is looked at, so a deal that
-- was out of order before stays, and may be changed in everything else
CREATE FUNCTION "refuse_days_out_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'deals' THEN
		IF TG_OP = 'UPDATE' AND (NEW."reservation_date", NEW."deposit_date") IS NOT DISTINCT FROM (OLD."reservation_date", OLD."deposit_date") THEN
			RETURN NULL;
		END IF;
		IF EXISTS (SELECT FROM "deals" WHERE "id" = NEW."id" AND "deleted_at" IS NULL AND "reservation_date" > "deposit_date") THEN
			RAISE EXCEPTION 'deal % is reserved after its deposit', NEW."id" USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_order';
		END IF;
	ELSE
		IF TG_OP = 'UPDATE' AND (NEW."cancel_date", NEW."deal_date") IS NOT DISTINCT FROM (OLD."cancel_date", OLD."deal_date") THEN
			RETURN NULL;
		END IF;
		IF EXISTS (SELECT FROM "deal_shares" WHERE "id" = NEW."id" AND "deleted_at" IS NULL AND "cancel_date" < "deal_date") THEN
			RAISE EXCEPTION 'share % is cancelled before the deposit of its deal', NEW."id" USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_order';
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deals_order" AFTER INSERT OR UPDATE OF "reservation_date", "deposit_date" ON "deals" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_days_out_of_order"();--> statement-breakpoint
-- a bill writes its share's day of cancelling, a deal's deposit its shares' day, so this sees both
CREATE CONSTRAINT TRIGGER "deals_order" AFTER INSERT OR UPDATE OF "cancel_date", "deal_date" ON "deal_shares" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_days_out_of_order"();
