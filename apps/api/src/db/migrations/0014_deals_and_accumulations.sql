CREATE TABLE "accumulations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accumulations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer NOT NULL,
	"date" date NOT NULL,
	"marketing_quantity" integer DEFAULT 0 NOT NULL,
	"sale_quantity" integer DEFAULT 0 NOT NULL,
	"sale_advise_customer" integer DEFAULT 0 NOT NULL,
	"sale_house_seen_quantity" integer DEFAULT 0 NOT NULL,
	"sale_customer_seen_quantity" integer DEFAULT 0 NOT NULL,
	"new_sale_negotiation_quantity" integer DEFAULT 0 NOT NULL,
	"purchase_quantity" integer DEFAULT 0 NOT NULL,
	"purchase_advise_customer" integer DEFAULT 0 NOT NULL,
	"purchase_customer_seen_quantity" integer DEFAULT 0 NOT NULL,
	"purchase_to_take_customer_seen_house" integer DEFAULT 0 NOT NULL,
	"purchase_product_seen_quantity" integer DEFAULT 0 NOT NULL,
	"purchase_customer_seen_2nd_quantity" integer DEFAULT 0 NOT NULL,
	"new_purchase_negotiation_quantity" integer DEFAULT 0 NOT NULL,
	"connection_quantity" integer DEFAULT 0 NOT NULL,
	"connection_customer_seen_quantity" integer DEFAULT 0 NOT NULL,
	"suitable_connection_product_quantity" integer DEFAULT 0 NOT NULL,
	"connection_product_seen_quantity" integer DEFAULT 0 NOT NULL,
	"new_connection_negotiation_quantity" integer DEFAULT 0 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "accumulations_counters" CHECK (least("accumulations"."marketing_quantity", "accumulations"."sale_quantity", "accumulations"."sale_advise_customer", "accumulations"."sale_house_seen_quantity",
        "accumulations"."sale_customer_seen_quantity", "accumulations"."new_sale_negotiation_quantity", "accumulations"."purchase_quantity",
        "accumulations"."purchase_advise_customer", "accumulations"."purchase_customer_seen_quantity", "accumulations"."purchase_to_take_customer_seen_house",
        "accumulations"."purchase_product_seen_quantity", "accumulations"."purchase_customer_seen_2nd_quantity", "accumulations"."new_purchase_negotiation_quantity",
        "accumulations"."connection_quantity", "accumulations"."connection_customer_seen_quantity", "accumulations"."suitable_connection_product_quantity",
        "accumulations"."connection_product_seen_quantity", "accumulations"."new_connection_negotiation_quantity") >= 0)
);
--> statement-breakpoint
CREATE TABLE "deal_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancel_bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancel_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"share_id" integer NOT NULL,
	"cancel_date" date NOT NULL,
	"note" text,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"share_id" integer NOT NULL,
	"reduced_fee" bigint NOT NULL,
	"note" text,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "coupons_amount" CHECK ("coupons"."reduced_fee" > 0)
);
--> statement-breakpoint
CREATE TABLE "deal_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"deal_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"brokerage_rate" numeric(6, 3) NOT NULL,
	"fee_user" bigint NOT NULL,
	"code" text NOT NULL,
	"status" smallint NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "deal_shares_type" CHECK ("deal_shares"."type" between 1 and 4),
	CONSTRAINT "deal_shares_status" CHECK ("deal_shares"."status" between 1 and 4),
	CONSTRAINT "deal_shares_rate" CHECK ("deal_shares"."brokerage_rate" between 0 and 100),
	CONSTRAINT "deal_shares_fee" CHECK ("deal_shares"."fee_user" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"house_id" integer NOT NULL,
	"reservation_date" date,
	"deposit_date" date NOT NULL,
	"notarized_date" date NOT NULL,
	"receive_date" date NOT NULL,
	"price" bigint NOT NULL,
	"brokerage_fee" bigint NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "deals_amounts" CHECK ("deals"."price" >= 0 and "deals"."brokerage_fee" >= 0),
	CONSTRAINT "deals_days" CHECK ("deals"."notarized_date" >= "deals"."deposit_date" and "deals"."receive_date" >= "deals"."deposit_date")
);
--> statement-breakpoint
CREATE TABLE "old_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "old_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer NOT NULL,
	"date" date NOT NULL,
	"notarized_day" date NOT NULL,
	"receive_day" date NOT NULL,
	"price" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"fee_received" bigint NOT NULL,
	"fee_status" smallint NOT NULL,
	"type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"address" text NOT NULL,
	"note" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "old_transactions_type" CHECK ("old_transactions"."type" between 1 and 4),
	CONSTRAINT "old_transactions_status" CHECK ("old_transactions"."status" between 1 and 4),
	CONSTRAINT "old_transactions_amounts" CHECK ("old_transactions"."price" >= 0 and "old_transactions"."fee" >= 0),
	CONSTRAINT "old_transactions_received" CHECK (case "old_transactions"."fee_status" when 1 then "old_transactions"."fee_received" = 0
        when 2 then "old_transactions"."fee_received" > 0 and "old_transactions"."fee_received" < "old_transactions"."fee"
        when 3 then "old_transactions"."fee_received" = "old_transactions"."fee" else false end)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"share_id" integer NOT NULL,
	"code" text NOT NULL,
	"collected_on" date NOT NULL,
	"fee_payable" bigint NOT NULL,
	"fee_collect" bigint NOT NULL,
	"note" text,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "receipts_amount" CHECK ("receipts"."fee_collect" > 0 and "receipts"."fee_collect" <= "receipts"."fee_payable")
);
--> statement-breakpoint
CREATE TABLE "targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"year" smallint NOT NULL,
	"quarter" smallint NOT NULL,
	"user_id" integer,
	"purchase" integer NOT NULL,
	"connection" integer NOT NULL,
	"sale" integer,
	"sale_seen" integer,
	"purchase_seen" integer,
	"connection_seen" integer,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "targets_year" CHECK ("targets"."year" between 2000 and 2100),
	CONSTRAINT "targets_quarter" CHECK ("targets"."quarter" between 1 and 4),
	CONSTRAINT "targets_values" CHECK (least("targets"."purchase", "targets"."connection", "targets"."sale", "targets"."sale_seen", "targets"."purchase_seen",
        "targets"."connection_seen") >= 0)
);
--> statement-breakpoint
ALTER TABLE "accumulations" ADD CONSTRAINT "accumulations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accumulations" ADD CONSTRAINT "accumulations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_imports" ADD CONSTRAINT "deal_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancel_bills" ADD CONSTRAINT "cancel_bills_share_id_deal_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."deal_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancel_bills" ADD CONSTRAINT "cancel_bills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_share_id_deal_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."deal_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_transactions" ADD CONSTRAINT "old_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_share_id_deal_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."deal_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accumulations_day" ON "accumulations" USING btree ("user_id","date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "accumulations_date" ON "accumulations" USING btree ("date","user_id");--> statement-breakpoint
CREATE INDEX "deal_imports_age" ON "deal_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cancel_bills_share" ON "cancel_bills" USING btree ("share_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "cancel_bills_date" ON "cancel_bills" USING btree ("cancel_date","id");--> statement-breakpoint
CREATE INDEX "coupons_share" ON "coupons" USING btree ("share_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_shares_code" ON "deal_shares" USING btree (lower(translate(normalize(btrim("code"), NFC), 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ', 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'))) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "deal_shares_deal" ON "deal_shares" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "deal_shares_staff" ON "deal_shares" USING btree ("staff_id","deal_id");--> statement-breakpoint
CREATE INDEX "deal_shares_customer" ON "deal_shares" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "deals_deposit" ON "deals" USING btree ("deposit_date","id");--> statement-breakpoint
CREATE INDEX "deals_house" ON "deals" USING btree ("house_id");--> statement-breakpoint
CREATE INDEX "old_transactions_date" ON "old_transactions" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "old_transactions_of" ON "old_transactions" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "old_transactions_received_on" ON "old_transactions" USING btree ("receive_day");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_code" ON "receipts" USING btree (lower(translate(normalize(btrim("code"), NFC), 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ', 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'))) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "receipts_share" ON "receipts" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "receipts_collected" ON "receipts" USING btree ("collected_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "targets_quarter_of" ON "targets" USING btree ("year","quarter",coalesce("user_id", 0));--> statement-breakpoint
-- by hand: merges of before count no transactions
UPDATE "customer_merges" SET "held" = "held" || '{"transactions": 0}';--> statement-breakpoint
-- whoever writes, however it is called: at the end of a transaction the money of each deal adds up
CREATE FUNCTION "refuse_unbalanced_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"of_deal" integer;
BEGIN
	IF TG_TABLE_NAME = 'deals' THEN
		"of_deal" := NEW."id";
	ELSIF TG_TABLE_NAME = 'deal_shares' THEN
		"of_deal" := NEW."deal_id";
	ELSE
		SELECT "deal_id" INTO "of_deal" FROM "deal_shares" WHERE "id" = NEW."share_id";
	END IF;
	PERFORM 1 FROM "deals" WHERE "id" = "of_deal" FOR UPDATE;
	IF (SELECT coalesce(sum("fee_user"), 0) FROM "deal_shares" WHERE "deal_id" = "of_deal" AND "deleted_at" IS NULL)
		> (SELECT "brokerage_fee" FROM "deals" WHERE "id" = "of_deal") THEN
		RAISE EXCEPTION 'the shares of deal % exceed its fee', "of_deal" USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_balance';
	END IF;
	IF EXISTS (
		SELECT FROM "deal_shares" "share"
		WHERE "share"."deal_id" = "of_deal" AND "share"."deleted_at" IS NULL AND "share"."fee_user" <
			(SELECT coalesce(sum("reduced_fee"), 0) FROM "coupons" WHERE "share_id" = "share"."id" AND "deleted_at" IS NULL)
			+ (SELECT coalesce(sum("fee_collect"), 0) FROM "receipts" WHERE "share_id" = "share"."id" AND "deleted_at" IS NULL)
	) THEN
		RAISE EXCEPTION 'more was collected of a share of deal % than is payable', "of_deal" USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_balance';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deals_balance" AFTER UPDATE OF "brokerage_fee" ON "deals" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced_deal"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deals_balance" AFTER INSERT OR UPDATE OF "fee_user", "deal_id", "deleted_at" ON "deal_shares" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced_deal"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deals_balance" AFTER INSERT OR UPDATE OF "fee_collect", "share_id", "deleted_at" ON "receipts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced_deal"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deals_balance" AFTER INSERT OR UPDATE OF "reduced_fee", "share_id", "deleted_at" ON "coupons" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced_deal"();
