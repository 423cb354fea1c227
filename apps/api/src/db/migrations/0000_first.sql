-- The whole schema as of the first release, written by pg_dump from the migrations before it. D47: search without case and diacritics.
SET LOCAL check_function_bodies = false;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- The key of a name in the Vietnamese alphabet (D124): `nameOrder` of libs/domain says how it is made and makes the same; a test compares both.
CREATE FUNCTION f_name_order(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
DECLARE
	signless text := pg_catalog.translate(value, E':;<=>?@[\\]^_`{|}~\u00A0\u00B7\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026ðÐ', '---------------------------đĐ');
	letters text := pg_catalog.replace(pg_catalog.replace(pg_catalog.normalize(signless, 'NFD'), 'đ', E'd\u0335'), 'Đ', E'D\u0335');
	shapes constant text := E'\u0306\u0302\u031B\u0335';
	tones constant text := E'\u0300\u0309\u0303\u0301\u0323\u0308\u030A\u0327\u030C\u0304';
BEGIN
	RETURN pg_catalog.translate(pg_catalog.lower(letters COLLATE "C"), shapes || tones, '{|}~')
		|| E'\x01' || pg_catalog.translate(pg_catalog.upper(letters COLLATE "C"), tones || shapes, 'bcdefggggg')
		|| E'\x01' || pg_catalog.rtrim(pg_catalog.translate(letters, ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ' || shapes || tones,
			'aaaaaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbb'), 'a');
END $$;
--> statement-breakpoint
-- `f_told` finds what it found, sixty times faster: only a text that may hold a number meets the long expression. Such a text has eight digits (or
-- an o for one) that no letter parts, or signs of other widths. Lists that compare a written column read thousands of texts.
CREATE FUNCTION f_told(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT CASE WHEN value ~ '[０-９．（）＋\u00A0\u2007\u2009\u202F\u3000\u2010-\u2014\u2212\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]|(?:[0-9oO\u03BF\u039F\u043E\u041E][^a-np-zA-NP-Z]*){8}'
  THEN pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.translate(value, E'０１２３４５６７８９．（）＋\u00A0\u2007\u2009\u202F\u3000\u2010\u2011\u2012\u2013\u2014\u2212', '0123456789.()+     ------'), '[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]', '', 'g'), '(?:(?<![0-9])(?:0[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}(?:0[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4})?|[+][ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4})?8[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}4(?:[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}(?:[0-9]|[oO\u03BF\u039F\u043E\u041E](?![[:alpha:]]))){8,11}|(?:(?<![0-9])0|(?<![[:alnum:]])[oO\u039F\u041E])(?:[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}(?:[0-9]|[oO\u03BF\u039F\u043E\u041E](?![[:alpha:]]))){8,10})(?![0-9])|(?<![0-9.,])(?![0-9]{6}000(?![0-9]))[35789][0-9]{8}(?![0-9])|(?<![0-9])[+][1-9](?:[ ()-]{0,2}[0-9]){7,14}(?![0-9])|(?<![0-9.,])(?!(?:[0-9]{5}|[0-9]{7})000(?![0-9]))(?!1[89]00[ .-](?:1[89]|20)[0-9][0-9](?![0-9]))1[89]00(?:[ .-]?[0-9]){4}(?:(?:[ .-]?[0-9]){2})?(?![0-9]|[.,][0-9]|[[:space:]]*(?:tr|tỷ|tỉ|ty|m2|m²|đ|₫|k|nghìn|ngàn|usd|%)(?![[:alpha:]]))', '0000000000', 'g')
  ELSE value END $$;
--> statement-breakpoint
-- The same results, in less than half the time: most texts are in NFC already, and to see that is ten times quicker than to normalise.
-- plpgsql keeps the statement's plan; a SQL function that calls a stable one is planned at each call.
CREATE FUNCTION f_vn(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ BEGIN
	RETURN pg_catalog.lower(public.unaccent('public.unaccent'::regdictionary, pg_catalog.translate(
		CASE WHEN pg_catalog.is_normalized(value, 'NFC') THEN value ELSE pg_catalog.normalize(value, 'NFC') END, 'đĐ', 'dD')));
END $$;
--> statement-breakpoint
-- The words of a text as f_vn reads them; signs separate.
CREATE FUNCTION f_words(value text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT pg_catalog.string_to_array(pg_catalog.btrim(pg_catalog.regexp_replace(public.f_vn(value), '[^[:alnum:]]+', ' ', 'g')), ' ') $$;
--> statement-breakpoint
CREATE FUNCTION keep_listed_house() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
		BEGIN
			IF NEW."deleted_at" IS NOT NULL THEN
				DELETE FROM "listed_houses" WHERE "id" = NEW."id";
			ELSE
				INSERT INTO "listed_houses" (id, user_id, created_at, updated_at, public, public_approval, status, web, purpose, end_open, dining_room, terrace, kitchen, car_parking, web_requested, has_draft, total_view, comments_count, likes_count, post_quantity, recommend_quantity, seen_quantity, failed_quantity, city, province, district, into_money, property_type, house_type, ownership, street_type, measured_area, wide_street, width, length, floors, number_bedroom, number_wc, project_id, customer_id, commission, brokerage_fee, floor_area, latitude, longitude, shared_at, money_unit, reject_public_condition, reject_web_condition, reason_stop_selling, block_section, floor_lot, key_word, address_key, house_number, house_address, direction, balcony_direction) VALUES (NEW.id, NEW.user_id, NEW.created_at, NEW.updated_at, NEW.public, NEW.public_approval, NEW.status, NEW.web, NEW.purpose, NEW.end_open, NEW.dining_room, NEW.terrace, NEW.kitchen, NEW.car_parking, NEW.web_requested, NEW.has_draft, NEW.total_view, NEW.comments_count, NEW.likes_count, NEW.post_quantity, NEW.recommend_quantity, NEW.seen_quantity, NEW.failed_quantity, NEW.city, NEW.province, NEW.district, NEW.into_money, NEW.property_type, NEW.house_type, NEW.ownership, NEW.street_type, NEW.measured_area, NEW.wide_street, NEW.width, NEW.length, NEW.floors, NEW.number_bedroom, NEW.number_wc, NEW.project_id, NEW.customer_id, NEW.commission, NEW.brokerage_fee, NEW.floor_area, NEW.latitude, NEW.longitude, NEW.shared_at, NEW.money_unit, NEW.reject_public_condition, NEW.reject_web_condition, NEW.reason_stop_selling, NEW.block_section, NEW.floor_lot, NEW.key_word, NEW.address_key, NEW.house_number, NEW.house_address, NEW.direction, NEW.balcony_direction) ON CONFLICT ("id") DO UPDATE SET (id, user_id, created_at, updated_at, public, public_approval, status, web, purpose, end_open, dining_room, terrace, kitchen, car_parking, web_requested, has_draft, total_view, comments_count, likes_count, post_quantity, recommend_quantity, seen_quantity, failed_quantity, city, province, district, into_money, property_type, house_type, ownership, street_type, measured_area, wide_street, width, length, floors, number_bedroom, number_wc, project_id, customer_id, commission, brokerage_fee, floor_area, latitude, longitude, shared_at, money_unit, reject_public_condition, reject_web_condition, reason_stop_selling, block_section, floor_lot, key_word, address_key, house_number, house_address, direction, balcony_direction) = (excluded.id, excluded.user_id, excluded.created_at, excluded.updated_at, excluded.public, excluded.public_approval, excluded.status, excluded.web, excluded.purpose, excluded.end_open, excluded.dining_room, excluded.terrace, excluded.kitchen, excluded.car_parking, excluded.web_requested, excluded.has_draft, excluded.total_view, excluded.comments_count, excluded.likes_count, excluded.post_quantity, excluded.recommend_quantity, excluded.seen_quantity, excluded.failed_quantity, excluded.city, excluded.province, excluded.district, excluded.into_money, excluded.property_type, excluded.house_type, excluded.ownership, excluded.street_type, excluded.measured_area, excluded.wide_street, excluded.width, excluded.length, excluded.floors, excluded.number_bedroom, excluded.number_wc, excluded.project_id, excluded.customer_id, excluded.commission, excluded.brokerage_fee, excluded.floor_area, excluded.latitude, excluded.longitude, excluded.shared_at, excluded.money_unit, excluded.reject_public_condition, excluded.reject_web_condition, excluded.reason_stop_selling, excluded.block_section, excluded.floor_lot, excluded.key_word, excluded.address_key, excluded.house_number, excluded.house_address, excluded.direction, excluded.balcony_direction);
			END IF;
			RETURN NULL;
		END $$;
--> statement-breakpoint
CREATE FUNCTION keep_narrow_rows(narrow text, wide text) RETURNS void
    LANGUAGE plpgsql
    AS $_$
DECLARE
	listed text := (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
		WHERE attrelid = narrow::regclass AND attnum > 0 AND NOT attisdropped);
	-- the columns of the wide table that the view reads
	used text[] := (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
		WHERE attrelid = wide::regclass AND attnum IN (SELECT refobjsubid FROM pg_depend JOIN pg_rewrite ON pg_rewrite.oid = objid
			WHERE classid = 'pg_rewrite'::regclass AND ev_class = (narrow || '_source')::regclass AND refobjid = wide::regclass AND refobjsubid > 0));
BEGIN
	EXECUTE format($function$
		CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
		BEGIN
			IF NEW."deleted_at" IS NOT NULL THEN
				DELETE FROM %2$I WHERE "id" = NEW."id";
			ELSE
				INSERT INTO %2$I (%4$s) SELECT %4$s FROM %3$I WHERE "id" = NEW."id" ON CONFLICT ("id") DO UPDATE SET (%4$s) = (%5$s);
			END IF;
			RETURN NULL;
		END $body$ $function$, 'keep_' || narrow, narrow, narrow || '_source', listed, 'excluded.' || replace(listed, ', ', ', excluded.'));
	EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', narrow || '_begin', wide);
	EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', narrow || '_follow', wide);
	EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I FOR EACH ROW EXECUTE FUNCTION %I()', narrow || '_begin', wide, 'keep_' || narrow);
	EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN ((OLD.%s) IS DISTINCT FROM (NEW.%s)) EXECUTE FUNCTION %I()',
		narrow || '_follow', wide, array_to_string(used, ', OLD.'), array_to_string(used, ', NEW.'), 'keep_' || narrow);
	EXECUTE format('TRUNCATE %I', narrow);
	EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM %3$I ORDER BY "id"', narrow, listed, narrow || '_source');
END $_$;
--> statement-breakpoint
-- what was recorded stays: no mistake in a query, and none that is slipped in, takes it away
CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'rows are only added to audit_entries' USING ERRCODE = 'insufficient_privilege'; END $$;
--> statement-breakpoint
-- by hand: the order of a deal's days (decision 115) at the end of a transaction. Only a change of the days is looked at, so a deal that
-- was out of order before stays, and may be changed in everything else
CREATE FUNCTION refuse_days_out_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;
--> statement-breakpoint
-- at the end of a transaction the money of each deal adds up, and its shares say what their papers say
CREATE FUNCTION refuse_unbalanced_deal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;
--> statement-breakpoint
-- adds what is new and takes away what was, so two who write papers of a share at the same time are both counted
CREATE FUNCTION sum_up_share() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
END $$;
--> statement-breakpoint
-- a new share repeats its deal's day and house; afterwards the foreign key holds them equal
CREATE FUNCTION tell_share_of_deal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	SELECT "deposit_date", "house_id" INTO NEW."deal_date", NEW."deal_house_id" FROM "deals" WHERE "id" = NEW."deal_id";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION word_share() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	NEW."search" := "words_of_share"(NEW."code", NEW."staff_id", NEW."deal_house_id", NEW."customer_id");
	RETURN NEW;
END $$;
--> statement-breakpoint
-- shares are named anew when what they name is: whatever is written into "search", the trigger above replaces
CREATE FUNCTION word_shares_of() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_TABLE_NAME = 'users' THEN
		UPDATE "deal_shares" SET "search" = '' WHERE "staff_id" = NEW."id";
	ELSIF TG_TABLE_NAME = 'houses' THEN
		UPDATE "deal_shares" SET "search" = '' WHERE "deal_house_id" = NEW."id";
	ELSE
		UPDATE "deal_shares" SET "search" = '' WHERE "customer_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- what a search of the ledger reads: nothing in a customer's name that may be a phone number (D24)
CREATE FUNCTION words_of_share(code text, of_staff integer, of_house integer, of_customer integer) RETURNS text
    LANGUAGE sql STABLE
    AS $$
	SELECT concat_ws(' ', f_vn("code"),
		(SELECT f_vn("name") FROM "users" WHERE "id" = "of_staff"),
		(SELECT "address_search" FROM "houses" WHERE "id" = "of_house"),
		(SELECT regexp_replace("search", '[0-9０-９o]([^[:alpha:]]*[0-9０-９o]){7,}', ' ', 'g') FROM "customers" WHERE "id" = "of_customer"))
$$;
--> statement-breakpoint
CREATE TABLE accumulations (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    user_id integer NOT NULL,
    date date NOT NULL,
    marketing_quantity integer DEFAULT 0 NOT NULL,
    sale_quantity integer DEFAULT 0 NOT NULL,
    sale_advise_customer integer DEFAULT 0 NOT NULL,
    sale_house_seen_quantity integer DEFAULT 0 NOT NULL,
    sale_customer_seen_quantity integer DEFAULT 0 NOT NULL,
    new_sale_negotiation_quantity integer DEFAULT 0 NOT NULL,
    purchase_quantity integer DEFAULT 0 NOT NULL,
    purchase_advise_customer integer DEFAULT 0 NOT NULL,
    purchase_customer_seen_quantity integer DEFAULT 0 NOT NULL,
    purchase_to_take_customer_seen_house integer DEFAULT 0 NOT NULL,
    purchase_product_seen_quantity integer DEFAULT 0 NOT NULL,
    purchase_customer_seen_2nd_quantity integer DEFAULT 0 NOT NULL,
    new_purchase_negotiation_quantity integer DEFAULT 0 NOT NULL,
    connection_quantity integer DEFAULT 0 NOT NULL,
    connection_customer_seen_quantity integer DEFAULT 0 NOT NULL,
    suitable_connection_product_quantity integer DEFAULT 0 NOT NULL,
    connection_product_seen_quantity integer DEFAULT 0 NOT NULL,
    new_connection_negotiation_quantity integer DEFAULT 0 NOT NULL,
    created_by integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT accumulations_counters CHECK ((LEAST(marketing_quantity, sale_quantity, sale_advise_customer, sale_house_seen_quantity, sale_customer_seen_quantity, new_sale_negotiation_quantity, purchase_quantity, purchase_advise_customer, purchase_customer_seen_quantity, purchase_to_take_customer_seen_house, purchase_product_seen_quantity, purchase_customer_seen_2nd_quantity, new_purchase_negotiation_quantity, connection_quantity, connection_customer_seen_quantity, suitable_connection_product_quantity, connection_product_seen_quantity, new_connection_negotiation_quantity) >= 0)),
    CONSTRAINT accumulations_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE article_comments (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    article_id integer NOT NULL,
    user_id integer NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT article_comments_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE article_edits (
    article_id integer NOT NULL,
    title text NOT NULL,
    content jsonb NOT NULL,
    cover_id integer,
    type_id integer NOT NULL,
    user_id integer NOT NULL,
    state text NOT NULL,
    reason_reject text,
    base_version integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT article_edits_pkey PRIMARY KEY (article_id)
);
--> statement-breakpoint
CREATE TABLE article_images (
    article_id integer NOT NULL,
    image_id integer NOT NULL,
    CONSTRAINT article_images_article_id_image_id_pk PRIMARY KEY (article_id, image_id)
);
--> statement-breakpoint
CREATE TABLE article_types (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    type_name text NOT NULL,
    "position" integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT article_types_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE article_versions (
    article_id integer NOT NULL,
    version integer NOT NULL,
    title text NOT NULL,
    content jsonb NOT NULL,
    cover_id integer,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT article_versions_article_id_version_pk PRIMARY KEY (article_id, version)
);
--> statement-breakpoint
CREATE TABLE articles (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    type_id integer NOT NULL,
    title text NOT NULL,
    content jsonb NOT NULL,
    text_content text NOT NULL,
    excerpt text NOT NULL,
    cover_id integer,
    status smallint NOT NULL,
    reason_reject text,
    "position" integer DEFAULT 0 NOT NULL,
    user_id integer NOT NULL,
    keeper_id integer NOT NULL,
    review_on date,
    decided_by integer,
    decided_at timestamp with time zone,
    search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(((COALESCE(title, ''::text) || ' '::text) || COALESCE(text_content, ''::text)), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    title_search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(COALESCE(title, ''::text), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    CONSTRAINT articles_status CHECK (((status >= 0) AND (status <= 2))),
    CONSTRAINT articles_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE audit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer,
    action text NOT NULL,
    noun text NOT NULL,
    record_id integer,
    count integer DEFAULT 1 NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    records text[] DEFAULT '{}'::text[] NOT NULL,
    job text,
    search text DEFAULT ''::text NOT NULL,
    CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE blog_images (
    blog_id integer NOT NULL,
    image_id integer NOT NULL,
    CONSTRAINT blog_images_blog_id_image_id_pk PRIMARY KEY (blog_id, image_id)
);
--> statement-breakpoint
CREATE TABLE blogs (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    type smallint,
    content jsonb NOT NULL,
    text_content text NOT NULL,
    excerpt text NOT NULL,
    cover_id integer NOT NULL,
    user_id integer NOT NULL,
    search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(((COALESCE(title, ''::text) || ' '::text) || COALESCE(text_content, ''::text)), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    title_search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(COALESCE(title, ''::text), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    CONSTRAINT blogs_type CHECK (((type >= 1) AND (type <= 3))),
    CONSTRAINT blogs_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE cancel_bills (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    share_id integer NOT NULL,
    cancel_date date NOT NULL,
    note text,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT cancel_bills_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE chat_conversations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    phone text NOT NULL,
    phone_shown text NOT NULL,
    name text NOT NULL,
    sex text NOT NULL,
    status smallint DEFAULT 1 NOT NULL,
    supporter_id integer,
    start_support timestamp with time zone,
    last_message_at timestamp with time zone,
    last_message_id bigint,
    read smallint DEFAULT 1 NOT NULL,
    unread integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search text GENERATED ALWAYS AS (f_vn(COALESCE(name, ''::text))) STORED,
    reveal_id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    waiting boolean DEFAULT false NOT NULL,
    main_id uuid,
    joined_at timestamp with time zone,
    device smallint DEFAULT 1 NOT NULL,
    joins smallint DEFAULT 0 NOT NULL,
    CONSTRAINT chat_conversations_joined CHECK (((joined_at IS NULL) OR (main_id IS NOT NULL))),
    CONSTRAINT chat_conversations_locked CHECK (((status = 1) OR (supporter_id IS NULL))),
    CONSTRAINT chat_conversations_sex CHECK ((sex = ANY (ARRAY['men'::text, 'women'::text]))),
    CONSTRAINT chat_conversations_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE chat_messages (
    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    conversation_id uuid NOT NULL,
    owner text NOT NULL,
    user_id integer,
    text text,
    image_id integer,
    house_id integer,
    client_key uuid,
    client_part smallint DEFAULT 0 NOT NULL,
    status text DEFAULT 'Chưa xem'::text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    house jsonb,
    thread_id uuid,
    visitor_id integer,
    device smallint,
    CONSTRAINT chat_messages_content CHECK (((num_nonnulls(text, COALESCE(house_id, image_id)) = 1) AND ((house_id IS NULL) = (house IS NULL)))),
    CONSTRAINT chat_messages_owner CHECK ((owner = ANY (ARRAY['staff'::text, 'client'::text, 'event'::text]))),
    CONSTRAINT chat_messages_status CHECK ((status = ANY (ARRAY['Chưa xem'::text, 'Đã xem'::text]))),
    CONSTRAINT chat_messages_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE chat_quick_replies (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer,
    shortcut text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    "position" integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT chat_quick_replies_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE chat_uploads (
    image_id integer NOT NULL,
    conversation_id uuid NOT NULL,
    network text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    visitor_id integer,
    CONSTRAINT chat_uploads_pkey PRIMARY KEY (image_id)
);
--> statement-breakpoint
CREATE TABLE chat_visitors (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    token_hash text NOT NULL,
    conversation_id uuid NOT NULL,
    since_message_id bigint NOT NULL,
    network text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    revoked_at timestamp with time zone,
    thread_id uuid,
    joined_at timestamp with time zone,
    device smallint DEFAULT 1 NOT NULL,
    CONSTRAINT chat_visitors_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE checkins (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    status smallint NOT NULL,
    latitude double precision,
    longitude double precision,
    address text,
    not_authorized boolean DEFAULT false NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    late_sent boolean DEFAULT false NOT NULL,
    client_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT checkins_point CHECK (((latitude IS NULL) = (longitude IS NULL))),
    CONSTRAINT checkins_status CHECK ((status = ANY (ARRAY[0, 1]))),
    CONSTRAINT checkins_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE client_failures (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    remote text NOT NULL,
    build text NOT NULL,
    stage text NOT NULL,
    message text NOT NULL,
    version text NOT NULL,
    path text NOT NULL,
    frames jsonb NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    first_at timestamp with time zone DEFAULT now() NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    done_at timestamp with time zone,
    CONSTRAINT client_failures_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE closed_months (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    month text NOT NULL,
    shifts jsonb NOT NULL,
    closed_by integer NOT NULL,
    closed_at timestamp with time zone DEFAULT now() NOT NULL,
    reopened_by integer,
    reopened_at timestamp with time zone,
    reopen_reason text,
    CONSTRAINT closed_months_month CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT closed_months_reopened CHECK (((reopened_at IS NULL) = (reopen_reason IS NULL))),
    CONSTRAINT closed_months_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE closed_timesheets (
    closing_id integer NOT NULL,
    user_id integer NOT NULL,
    days jsonb NOT NULL,
    quota jsonb,
    person jsonb NOT NULL,
    CONSTRAINT closed_timesheets_closing_id_user_id_pk PRIMARY KEY (closing_id, user_id)
);
--> statement-breakpoint
CREATE TABLE contact_requests (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    house_id integer NOT NULL,
    name text NOT NULL,
    phone_number text NOT NULL,
    phone text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    handled_by integer,
    handled_at timestamp with time zone,
    sender text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    customer_id integer,
    request_id integer,
    search text GENERATED ALWAYS AS (f_vn(COALESCE(name, ''::text))) STORED,
    CONSTRAINT contact_requests_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE coupons (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    share_id integer NOT NULL,
    reduced_fee bigint NOT NULL,
    note text,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT coupons_amount CHECK ((reduced_fee > 0)),
    CONSTRAINT coupons_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE customer_import_rows (
    import_id integer NOT NULL,
    "row" integer NOT NULL,
    cells jsonb NOT NULL,
    "values" jsonb,
    phones text[] DEFAULT '{}'::text[] NOT NULL,
    staff_id integer,
    errors jsonb DEFAULT '[]'::jsonb NOT NULL,
    notes jsonb DEFAULT '[]'::jsonb NOT NULL,
    same_customer_id integer,
    same_row integer,
    decision text DEFAULT 'skip'::text NOT NULL,
    outcome text,
    outcome_note text,
    customer_id integer,
    stored_version integer,
    filled jsonb,
    undone text,
    CONSTRAINT customer_import_rows_import_id_row_pk PRIMARY KEY (import_id, "row")
);
--> statement-breakpoint
CREATE TABLE customer_imports (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    user_id integer NOT NULL,
    state text DEFAULT 'columns'::text NOT NULL,
    file_name text NOT NULL,
    headers jsonb NOT NULL,
    columns jsonb NOT NULL,
    row_count integer DEFAULT 0 NOT NULL,
    last_row integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    worked_at timestamp with time zone DEFAULT now() NOT NULL,
    failure text,
    stored_at timestamp with time zone,
    undone_at timestamp with time zone,
    undone_by integer,
    counts jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_cleared boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    head jsonb,
    first_is_data boolean DEFAULT false NOT NULL,
    reading jsonb,
    workbook_id integer,
    CONSTRAINT customer_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE customer_merges (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    kept_id integer NOT NULL,
    merged_id integer NOT NULL,
    kept_before jsonb NOT NULL,
    merged_before jsonb NOT NULL,
    kept_after jsonb NOT NULL,
    held jsonb NOT NULL,
    moved jsonb NOT NULL,
    image_id integer,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    undone_at timestamp with time zone,
    undone_by integer,
    CONSTRAINT customer_merges_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE customer_sorts (
    id integer NOT NULL,
    occupation_words text,
    email text,
    address text,
    occupation text,
    social_id text,
    fax text,
    description text,
    "character" text,
    CONSTRAINT customer_sorts_pkey PRIMARY KEY (id)
) WITH (fillfactor='85');
--> statement-breakpoint
CREATE TABLE customers (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    phone_number text NOT NULL,
    phone_number2 text,
    phone_number3 text,
    phone_number4 text,
    phones text[] NOT NULL,
    email text,
    fax text,
    social_id text,
    date_of_birth date,
    address text,
    description text,
    "character" text,
    image_id integer,
    user_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    search text GENERATED ALWAYS AS (f_vn(COALESCE(name, ''::text))) STORED,
    co_staff integer[] DEFAULT '{}'::integer[] NOT NULL,
    more_phones text[] DEFAULT '{}'::text[] NOT NULL,
    merged_into integer,
    occupation text,
    name_order text GENERATED ALWAYS AS (f_name_order(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT customers_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE deal_imports (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    type text NOT NULL,
    file_name text NOT NULL,
    rows jsonb NOT NULL,
    result jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT deal_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE deal_shares (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deal_id integer NOT NULL,
    staff_id integer NOT NULL,
    customer_id integer NOT NULL,
    type smallint NOT NULL,
    brokerage_rate numeric(6,3) NOT NULL,
    fee_user bigint NOT NULL,
    code text NOT NULL,
    status smallint NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    deal_date date NOT NULL,
    deal_house_id integer NOT NULL,
    reduced bigint DEFAULT 0 NOT NULL,
    collected bigint DEFAULT 0 NOT NULL,
    cancel_date date,
    search text NOT NULL,
    CONSTRAINT deal_shares_fee CHECK ((fee_user >= 0)),
    CONSTRAINT deal_shares_rate CHECK (((brokerage_rate >= (0)::numeric) AND (brokerage_rate <= (100)::numeric))),
    CONSTRAINT deal_shares_status CHECK (((status >= 1) AND (status <= 4))),
    CONSTRAINT deal_shares_type CHECK (((type >= 1) AND (type <= 4))),
    CONSTRAINT deal_shares_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE deals (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    house_id integer NOT NULL,
    reservation_date date,
    deposit_date date NOT NULL,
    notarized_date date NOT NULL,
    receive_date date NOT NULL,
    price bigint NOT NULL,
    brokerage_fee bigint NOT NULL,
    created_by integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT deals_amounts CHECK (((price >= 0) AND (brokerage_fee >= 0))),
    CONSTRAINT deals_days CHECK (((notarized_date >= deposit_date) AND (receive_date >= deposit_date))),
    CONSTRAINT deals_pkey PRIMARY KEY (id),
    CONSTRAINT deals_told UNIQUE (id, deposit_date, house_id)
);
--> statement-breakpoint
CREATE TABLE dictionary_entries (
    type text NOT NULL,
    id integer NOT NULL,
    value text NOT NULL,
    parent_id integer,
    "position" integer DEFAULT 0 NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search text GENERATED ALWAYS AS (f_vn(COALESCE(value, ''::text))) STORED,
    record_id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT dictionary_entries_type_id_pk PRIMARY KEY (type, id)
);
--> statement-breakpoint
CREATE TABLE files (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    key uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    uploaded_by integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT files_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE form_types (
    id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    start_minute smallint,
    end_minute smallint,
    grace_minutes smallint,
    optional boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    uses_quota boolean DEFAULT false NOT NULL,
    applies_from date,
    CONSTRAINT form_types_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE forms (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    kind text NOT NULL,
    user_id integer NOT NULL,
    approver_id integer NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    reason_id integer,
    start_date date NOT NULL,
    end_date date NOT NULL,
    start_minute smallint,
    end_minute smallint,
    shift integer,
    labour smallint DEFAULT 0 NOT NULL,
    address text,
    late_minutes smallint,
    soon_minutes smallint,
    activity text,
    reason_explanation text,
    explanation text,
    note text,
    department smallint,
    decided_by integer,
    decided_at timestamp with time zone,
    reject_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    revoked_at timestamp with time zone,
    cancel_asked_at timestamp with time zone,
    cancel_reason text,
    CONSTRAINT forms_cancel_asked CHECK (((cancel_asked_at IS NULL) OR (status = 1))),
    CONSTRAINT forms_days CHECK ((end_date >= start_date)),
    CONSTRAINT forms_decided CHECK (((status = 0) = (decided_at IS NULL))),
    CONSTRAINT forms_kind CHECK ((kind = ANY (ARRAY['leave'::text, 'absence'::text, 'business'::text, 'regime'::text, 'explanation'::text]))),
    CONSTRAINT forms_revoked CHECK (((revoked_at IS NULL) OR (status = 2))),
    CONSTRAINT forms_status CHECK ((status = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT forms_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE hand_overs (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    from_id integer NOT NULL,
    to_id integer,
    user_id integer NOT NULL,
    counts jsonb NOT NULL,
    moved jsonb NOT NULL,
    locked boolean DEFAULT false NOT NULL,
    resigned boolean DEFAULT false NOT NULL,
    employee_status_before text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    undone_at timestamp with time zone,
    undone_by integer,
    returned jsonb,
    CONSTRAINT hand_overs_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE history_entries (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    model text NOT NULL,
    model_id integer NOT NULL,
    user_id integer,
    "column" text NOT NULL,
    old_value text,
    new_value text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT history_entries_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE holidays (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    date date NOT NULL,
    name text NOT NULL,
    created_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT holidays_pkey PRIMARY KEY (id),
    CONSTRAINT holidays_date_unique UNIQUE (date)
);
--> statement-breakpoint
CREATE TABLE house_comments (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    house_id integer NOT NULL,
    parent_comment_id integer,
    user_id integer NOT NULL,
    content text NOT NULL,
    image_id integer,
    status smallint DEFAULT 0 NOT NULL,
    client_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    edited_at timestamp with time zone,
    deleted_at timestamp with time zone,
    CONSTRAINT house_comments_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE house_drafts (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    house_id integer NOT NULL,
    user_id integer NOT NULL,
    attributes jsonb NOT NULL,
    base_version integer NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    decided_by integer,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    customer_vouched boolean DEFAULT false NOT NULL,
    CONSTRAINT house_drafts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE house_files (
    house_id integer NOT NULL,
    file_id integer NOT NULL,
    "position" smallint NOT NULL,
    CONSTRAINT house_files_house_id_file_id_pk PRIMARY KEY (house_id, file_id)
);
--> statement-breakpoint
CREATE TABLE house_images (
    house_id integer NOT NULL,
    image_id integer NOT NULL,
    kind text NOT NULL,
    "position" smallint NOT NULL,
    CONSTRAINT house_images_house_id_image_id_pk PRIMARY KEY (house_id, image_id)
);
--> statement-breakpoint
CREATE TABLE house_likes (
    house_id integer NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT house_likes_house_id_user_id_pk PRIMARY KEY (house_id, user_id)
);
--> statement-breakpoint
CREATE TABLE house_statistics (
    taken_at timestamp with time zone NOT NULL,
    user_id integer NOT NULL,
    house_quantity integer NOT NULL,
    house_remain integer NOT NULL,
    new_house_quantity integer NOT NULL,
    marketing_quantity integer NOT NULL,
    CONSTRAINT house_statistics_taken_at_user_id_pk PRIMARY KEY (taken_at, user_id)
);
--> statement-breakpoint
CREATE TABLE house_tags (
    house_id integer NOT NULL,
    tag_id integer NOT NULL,
    CONSTRAINT house_tags_house_id_tag_id_pk PRIMARY KEY (house_id, tag_id)
);
--> statement-breakpoint
CREATE TABLE house_views (
    house_id integer NOT NULL,
    user_id integer NOT NULL,
    view_count integer DEFAULT 1 NOT NULL,
    last_viewed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT house_views_house_id_user_id_pk PRIMARY KEY (house_id, user_id)
);
--> statement-breakpoint
CREATE TABLE houses (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    slug text NOT NULL,
    title text,
    description jsonb,
    descriptions text,
    internal_description jsonb,
    key_word text,
    purpose smallint DEFAULT 0 NOT NULL,
    property_type integer,
    house_type integer,
    ownership integer,
    street_type integer,
    wide_street double precision,
    direction text[] DEFAULT '{}'::text[] NOT NULL,
    balcony_direction text[] DEFAULT '{}'::text[] NOT NULL,
    area double precision,
    width double precision,
    length double precision,
    floor_area double precision,
    floors smallint,
    end_open smallint DEFAULT 0 NOT NULL,
    number_bedroom smallint,
    number_wc smallint,
    dining_room smallint DEFAULT 0 NOT NULL,
    terrace smallint DEFAULT 0 NOT NULL,
    kitchen smallint DEFAULT 0 NOT NULL,
    car_parking smallint DEFAULT 0 NOT NULL,
    into_money bigint,
    money_unit text DEFAULT 'bil'::text NOT NULL,
    brokerage_fee bigint,
    brokerage_rate double precision,
    commission bigint,
    project_id integer,
    block_section text,
    floor_lot text,
    house_number text NOT NULL,
    house_address text NOT NULL,
    province integer,
    district integer,
    city integer DEFAULT 1 NOT NULL,
    new_address text,
    latitude double precision,
    longitude double precision,
    place text DEFAULT ''::text NOT NULL,
    address_key text,
    public smallint DEFAULT 1 NOT NULL,
    public_approval smallint DEFAULT 0 NOT NULL,
    web smallint DEFAULT 0 NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    reject_public_condition text,
    reject_web_condition text,
    reason_stop_selling text,
    web_requested boolean DEFAULT false NOT NULL,
    has_draft boolean DEFAULT false NOT NULL,
    user_id integer NOT NULL,
    customer_id integer,
    customer_vouched boolean DEFAULT false NOT NULL,
    total_view integer DEFAULT 0 NOT NULL,
    comments_count integer DEFAULT 0 NOT NULL,
    likes_count integer DEFAULT 0 NOT NULL,
    post_quantity integer DEFAULT 0 NOT NULL,
    recommend_quantity integer DEFAULT 0 NOT NULL,
    seen_quantity integer DEFAULT 0 NOT NULL,
    failed_quantity integer DEFAULT 0 NOT NULL,
    type_news smallint,
    type_news_day smallint,
    type_news_value bigint,
    batdongsan_type_news smallint DEFAULT 5 NOT NULL,
    batdongsan_type_news_days smallint DEFAULT 10 NOT NULL,
    address_post text,
    post_address text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    shared_at timestamp with time zone,
    measured_area double precision GENERATED ALWAYS AS (
CASE
    WHEN (property_type = 1) THEN COALESCE(floor_area, area)
    ELSE area
END) STORED,
    title_key text GENERATED ALWAYS AS (f_vn(f_told(title))) STORED,
    address_search text GENERATED ALWAYS AS (f_vn(((((((COALESCE(f_told(house_number), ''::text) || ' '::text) || COALESCE(f_told(house_address), ''::text)) || ' '::text) || COALESCE(place, ''::text)) || ' '::text) || COALESCE(f_told(new_address), ''::text)))) STORED,
    search text GENERATED ALWAYS AS (f_vn(((((((((((((COALESCE((id)::text, ''::text) || ' '::text) || COALESCE(f_told(title), ''::text)) || ' '::text) || COALESCE(f_told(house_number), ''::text)) || ' '::text) || COALESCE(f_told(house_address), ''::text)) || ' '::text) || COALESCE(place, ''::text)) || ' '::text) || COALESCE(f_told(new_address), ''::text)) || ' '::text) || COALESCE(f_told(key_word), ''::text)))) STORED,
    words text[] GENERATED ALWAYS AS (f_words(((((((((((((COALESCE((id)::text, ''::text) || ' '::text) || COALESCE(f_told(title), ''::text)) || ' '::text) || COALESCE(f_told(house_number), ''::text)) || ' '::text) || COALESCE(f_told(house_address), ''::text)) || ' '::text) || COALESCE(place, ''::text)) || ' '::text) || COALESCE(f_told(new_address), ''::text)) || ' '::text) || COALESCE(f_told(key_word), ''::text)))) STORED,
    descriptions_key text GENERATED ALWAYS AS (f_vn(f_told(descriptions))) STORED,
    CONSTRAINT houses_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE hr_settings (
    key text NOT NULL,
    value integer NOT NULL,
    CONSTRAINT hr_settings_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
    user_id integer NOT NULL,
    endpoint text NOT NULL,
    key text NOT NULL,
    sent text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotency_keys_user_id_endpoint_key_pk PRIMARY KEY (user_id, endpoint, key)
);
--> statement-breakpoint
CREATE TABLE images (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    key uuid NOT NULL,
    upright_key uuid NOT NULL,
    name text NOT NULL,
    rotation smallint DEFAULT 0 NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    uploaded_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT images_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE kept_workbooks (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    bytes bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT kept_workbooks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE leave_corrections (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    year smallint NOT NULL,
    days numeric(4,1) NOT NULL,
    note text NOT NULL,
    created_by integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT leave_corrections_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE listed_houses (
    id integer NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    public smallint NOT NULL,
    public_approval smallint NOT NULL,
    status smallint NOT NULL,
    web smallint NOT NULL,
    purpose smallint NOT NULL,
    end_open smallint NOT NULL,
    dining_room smallint NOT NULL,
    terrace smallint NOT NULL,
    kitchen smallint NOT NULL,
    car_parking smallint NOT NULL,
    web_requested boolean NOT NULL,
    has_draft boolean NOT NULL,
    total_view integer NOT NULL,
    comments_count integer NOT NULL,
    likes_count integer NOT NULL,
    post_quantity integer NOT NULL,
    recommend_quantity integer NOT NULL,
    seen_quantity integer NOT NULL,
    failed_quantity integer NOT NULL,
    city integer NOT NULL,
    province integer,
    district integer,
    into_money bigint,
    property_type integer,
    house_type integer,
    ownership integer,
    street_type integer,
    measured_area double precision,
    wide_street double precision,
    width double precision,
    length double precision,
    floors smallint,
    number_bedroom smallint,
    number_wc smallint,
    project_id integer,
    customer_id integer,
    commission bigint,
    brokerage_fee bigint,
    floor_area double precision,
    latitude double precision,
    longitude double precision,
    shared_at timestamp with time zone,
    money_unit text NOT NULL,
    reject_public_condition text,
    reject_web_condition text,
    reason_stop_selling text,
    block_section text,
    floor_lot text,
    key_word text,
    address_key text,
    house_number text NOT NULL,
    house_address text NOT NULL,
    direction text[] NOT NULL,
    balcony_direction text[] NOT NULL,
    CONSTRAINT listed_houses_pkey PRIMARY KEY (id)
) WITH (fillfactor='90');
--> statement-breakpoint
CREATE TABLE live_events (
    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    "position" bigint,
    kind text NOT NULL,
    body jsonb NOT NULL,
    users integer[],
    rule text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT live_events_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE login_tracks (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    session_id integer,
    ip text DEFAULT ''::text NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    latitude double precision,
    longitude double precision,
    address text,
    located_by text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT login_tracks_point CHECK (((latitude IS NULL) = (longitude IS NULL))),
    CONSTRAINT login_tracks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE match_marks (
    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    noun text NOT NULL,
    record_id integer NOT NULL,
    is_new boolean DEFAULT false NOT NULL,
    CONSTRAINT match_marks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE match_news (
    request_id integer NOT NULL,
    user_id integer NOT NULL,
    known integer[] DEFAULT '{}'::integer[] NOT NULL,
    fresh integer[] DEFAULT '{}'::integer[] NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT match_news_request_id_user_id_pk PRIMARY KEY (request_id, user_id)
);
--> statement-breakpoint
CREATE TABLE need_sorts (
    id integer NOT NULL,
    customer_id integer NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    purpose smallint NOT NULL,
    status smallint NOT NULL,
    manager smallint NOT NULL,
    customer_vouched boolean NOT NULL,
    search text NOT NULL,
    place text NOT NULL,
    staff integer[] NOT NULL,
    floors smallint,
    number_bedroom smallint,
    min_price bigint,
    max_price bigint,
    area double precision,
    min_width double precision,
    road_area double precision,
    CONSTRAINT need_sorts_pkey PRIMARY KEY (id)
) WITH (fillfactor='85');
--> statement-breakpoint
CREATE TABLE requests (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    customer_id integer NOT NULL,
    customer_vouched boolean DEFAULT false NOT NULL,
    user_id integer NOT NULL,
    staff integer[] DEFAULT '{}'::integer[] NOT NULL,
    staff_role smallint DEFAULT 0 NOT NULL,
    manager smallint DEFAULT 0 NOT NULL,
    manager_role smallint DEFAULT 0 NOT NULL,
    purpose smallint DEFAULT 0 NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    province integer[] DEFAULT '{}'::integer[] NOT NULL,
    districts integer[] DEFAULT '{}'::integer[] NOT NULL,
    property_type integer[] DEFAULT '{}'::integer[] NOT NULL,
    house_type integer[] DEFAULT '{}'::integer[] NOT NULL,
    request_direction text[] DEFAULT '{}'::text[] NOT NULL,
    min_price bigint,
    max_price bigint,
    money_unit text DEFAULT 'bil'::text NOT NULL,
    area double precision,
    min_width double precision,
    road_area double precision,
    floors smallint,
    number_bedroom smallint,
    require_column text[] DEFAULT '{}'::text[] NOT NULL,
    description text,
    place text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    search text GENERATED ALWAYS AS (f_vn(((((COALESCE((id)::text, ''::text) || ' '::text) || COALESCE(place, ''::text)) || ' '::text) || COALESCE(description, ''::text)))) STORED,
    CONSTRAINT requests_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE notifications (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    actor_id integer,
    type smallint NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    house_id integer,
    house_title text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    detail text,
    request_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    customer_id integer,
    amount integer,
    subject text,
    subject_id integer,
    CONSTRAINT notifications_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE old_transactions (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    user_id integer NOT NULL,
    date date NOT NULL,
    notarized_day date NOT NULL,
    receive_day date NOT NULL,
    price bigint NOT NULL,
    fee bigint NOT NULL,
    fee_received bigint NOT NULL,
    fee_status smallint NOT NULL,
    type smallint NOT NULL,
    status smallint NOT NULL,
    address text NOT NULL,
    note text,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT old_transactions_amounts CHECK (((price >= 0) AND (fee >= 0))),
    CONSTRAINT old_transactions_received CHECK (
CASE fee_status
    WHEN 1 THEN (fee_received = 0)
    WHEN 2 THEN ((fee_received > 0) AND (fee_received < fee))
    WHEN 3 THEN (fee_received = fee)
    ELSE false
END),
    CONSTRAINT old_transactions_status CHECK (((status >= 1) AND (status <= 4))),
    CONSTRAINT old_transactions_type CHECK (((type >= 1) AND (type <= 4))),
    CONSTRAINT old_transactions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE phone_reveals (
    entry_id bigint NOT NULL,
    noun text NOT NULL,
    record_id integer NOT NULL,
    place text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT phone_reveals_entry_id_noun_record_id_pk PRIMARY KEY (entry_id, noun, record_id)
);
--> statement-breakpoint
CREATE TABLE portal_rules (
    portal text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    rules jsonb NOT NULL,
    updated_by integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT portal_rules_pkey PRIMARY KEY (portal)
);
--> statement-breakpoint
CREATE TABLE portal_tariffs (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    portal text NOT NULL,
    unit text NOT NULL,
    tier smallint NOT NULL,
    amount bigint NOT NULL,
    valid_from date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT portal_tariffs_tier CHECK (((tier >= 1) AND (tier <= 6))),
    CONSTRAINT portal_tariffs_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE post_budgets (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer,
    amount bigint NOT NULL,
    updated_by integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT post_budgets_pkey PRIMARY KEY (id),
    CONSTRAINT post_budgets_user UNIQUE NULLS NOT DISTINCT (user_id)
);
--> statement-breakpoint
CREATE TABLE post_channels (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    portal text,
    status smallint DEFAULT 1 NOT NULL,
    link text,
    user_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT post_channels_kind CHECK (((kind = 'portal'::text) = (portal IS NOT NULL))),
    CONSTRAINT post_channels_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE post_events (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    post_id integer NOT NULL,
    kind text NOT NULL,
    user_id integer,
    detail text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT post_events_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE posts (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    house_id integer NOT NULL,
    channel_id integer NOT NULL,
    user_id integer NOT NULL,
    state text NOT NULL,
    post smallint DEFAULT 0 NOT NULL,
    update_status smallint DEFAULT 0 NOT NULL,
    type_news smallint DEFAULT 0 NOT NULL,
    type_news_day smallint,
    type_news_value bigint,
    total bigint,
    batdongsan_type_news smallint DEFAULT 5 NOT NULL,
    batdongsan_type_news_days smallint DEFAULT 10 NOT NULL,
    own jsonb DEFAULT '{}'::jsonb NOT NULL,
    content jsonb NOT NULL,
    sent jsonb,
    has_drift boolean DEFAULT false NOT NULL,
    key uuid NOT NULL,
    is_sent boolean DEFAULT false NOT NULL,
    is_changed boolean DEFAULT false NOT NULL,
    portal_ref text,
    link text,
    failed_quantity integer DEFAULT 0 NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    is_working boolean DEFAULT false NOT NULL,
    claim integer DEFAULT 0 NOT NULL,
    error text,
    approved_by integer,
    approved_at timestamp with time zone,
    posted_at timestamp with time zone,
    last_day date,
    leaving_at timestamp with time zone,
    leaving_reason text,
    removed_at timestamp with time zone,
    search text GENERATED ALWAYS AS (f_vn(((((COALESCE((house_id)::text, ''::text) || ' '::text) || COALESCE(f_told((content ->> 'title'::text)), ''::text)) || ' '::text) || COALESCE(f_told((content ->> 'address'::text)), ''::text)))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    repair text,
    renews_id integer,
    over_budget text,
    end_told date,
    CONSTRAINT posts_state CHECK ((state = ANY (ARRAY['waitingApproval'::text, 'waiting'::text, 'posting'::text, 'posted'::text, 'failed'::text, 'removed'::text, 'renewed'::text]))),
    CONSTRAINT posts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE presences (
    noun text NOT NULL,
    record_id integer NOT NULL,
    session_id integer NOT NULL,
    page text NOT NULL,
    doing text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT presences_noun_record_id_session_id_page_pk PRIMARY KEY (noun, record_id, session_id, page)
);
--> statement-breakpoint
CREATE TABLE project_images (
    project_id integer NOT NULL,
    image_id integer NOT NULL,
    CONSTRAINT project_images_project_id_image_id_pk PRIMARY KEY (project_id, image_id)
);
--> statement-breakpoint
CREATE TABLE project_questions (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    project_id integer NOT NULL,
    content text NOT NULL,
    answer text,
    user_id integer NOT NULL,
    answered_by integer,
    answered_at timestamp with time zone,
    search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(((COALESCE(content, ''::text) || ' '::text) || COALESCE(answer, ''::text)), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    title_search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(COALESCE(content, ''::text), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    CONSTRAINT project_questions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE projects (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    name text NOT NULL,
    address text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    descriptions text,
    key_word text,
    content jsonb,
    image_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    text_content text DEFAULT ''::text NOT NULL,
    user_id integer,
    search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(((((((((COALESCE((id)::text, ''::text) || ' '::text) || COALESCE(name, ''::text)) || ' '::text) || COALESCE(address, ''::text)) || ' '::text) || COALESCE(key_word, ''::text)) || ' '::text) || COALESCE(text_content, ''::text)), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    title_search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, regexp_replace(f_vn("left"(COALESCE(name, ''::text), 100000)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) STORED,
    CONSTRAINT projects_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE receipts (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    share_id integer NOT NULL,
    code text NOT NULL,
    collected_on date NOT NULL,
    fee_payable bigint NOT NULL,
    fee_collect bigint NOT NULL,
    note text,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    search text GENERATED ALWAYS AS (f_vn(COALESCE(code, ''::text))) STORED,
    CONSTRAINT receipts_amount CHECK (((fee_collect > 0) AND (fee_collect <= fee_payable))),
    CONSTRAINT receipts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE recommendation_moves (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    customer_id integer NOT NULL,
    house_id integer NOT NULL,
    request_id integer,
    previous_target smallint,
    target smallint,
    priority smallint DEFAULT 1 NOT NULL,
    user_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT recommendation_moves_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE recommendations (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    customer_id integer NOT NULL,
    house_id integer NOT NULL,
    request_id integer,
    target smallint,
    priority smallint DEFAULT 1 NOT NULL,
    visit_at timestamp with time zone,
    note text,
    user_id integer,
    moved_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reminded_at timestamp with time zone,
    CONSTRAINT recommendations_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE sandbox_posts (
    key uuid NOT NULL,
    portal text NOT NULL,
    content jsonb NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone,
    removed_at timestamp with time zone,
    CONSTRAINT sandbox_posts_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE saved_views (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    list text NOT NULL,
    key uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    columns jsonb,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_views_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE sessions (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    token_hash text NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE share_requests (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    house_id integer NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    user_id integer NOT NULL,
    reason text,
    decided_by integer,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT share_requests_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE shift_versions (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    shift_id integer NOT NULL,
    applies_from date NOT NULL,
    start_minute smallint NOT NULL,
    end_minute smallint NOT NULL,
    grace_minutes smallint NOT NULL,
    optional boolean NOT NULL,
    active boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shift_versions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE sign_in_attempts (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    account text NOT NULL,
    ip text NOT NULL,
    device text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    released_at timestamp with time zone,
    CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE staff_sorts (
    id integer NOT NULL,
    role smallint NOT NULL,
    status smallint NOT NULL,
    job_position smallint NOT NULL,
    office smallint NOT NULL,
    introduction_status smallint NOT NULL,
    department smallint,
    manager integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    date_of_birth date,
    provided_date date,
    onboarding_date date,
    gender text,
    marriage text,
    religion text,
    literacy text,
    employee_type text,
    employee_status text,
    name text NOT NULL COLLATE pg_catalog."C",
    phone_number text,
    email text,
    "position" text COLLATE pg_catalog."C",
    social_id text,
    issued_place text COLLATE pg_catalog."C",
    address text COLLATE pg_catalog."C",
    contact_name text COLLATE pg_catalog."C",
    contact_phone text,
    search text NOT NULL,
    CONSTRAINT staff_sorts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE users (
    id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    phone_number text DEFAULT ''::text NOT NULL,
    email text,
    gender text,
    date_of_birth date,
    social_id text DEFAULT ''::text NOT NULL,
    provided_date date,
    issued_place text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    id_address text DEFAULT ''::text NOT NULL,
    hometown_address text DEFAULT ''::text NOT NULL,
    marriage text,
    religion text,
    literacy text,
    major text DEFAULT ''::text NOT NULL,
    contact_name text DEFAULT ''::text NOT NULL,
    contact_phone text DEFAULT ''::text NOT NULL,
    tax_number text DEFAULT ''::text NOT NULL,
    bank_account text DEFAULT ''::text NOT NULL,
    bank_name text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    employee_type text,
    employee_status text,
    department smallint,
    office smallint DEFAULT 1 NOT NULL,
    onboarding_date date,
    job_position smallint DEFAULT 7 NOT NULL,
    "position" text DEFAULT ''::text NOT NULL,
    role smallint DEFAULT 3 NOT NULL,
    manager integer,
    achievement text DEFAULT ''::text NOT NULL,
    introduction text DEFAULT ''::text NOT NULL,
    introduction_status smallint DEFAULT 0 NOT NULL,
    status smallint DEFAULT 1 NOT NULL,
    minimum_price bigint,
    maximum_price bigint,
    project integer[] DEFAULT '{}'::integer[] NOT NULL,
    province integer[] DEFAULT '{}'::integer[] NOT NULL,
    create_product_permission smallint DEFAULT 1 NOT NULL,
    update_product_permission smallint DEFAULT 0 NOT NULL,
    chat_permission smallint DEFAULT 0 NOT NULL,
    customer_permission smallint DEFAULT 0 NOT NULL,
    request_permission smallint DEFAULT 0 NOT NULL,
    project_permission smallint DEFAULT 0 NOT NULL,
    news_permission smallint DEFAULT 0 NOT NULL,
    employment_diagram_permission smallint DEFAULT 0 NOT NULL,
    bussiness_permission smallint DEFAULT 0 NOT NULL,
    alonhadat_name text DEFAULT ''::text NOT NULL,
    alonhadat_password text,
    batdongsan_name text DEFAULT ''::text NOT NULL,
    batdongsan_password text,
    profile_picture integer,
    front_id_file integer,
    back_id_file integer,
    certificate integer,
    password_hash text,
    must_change_password boolean DEFAULT false NOT NULL,
    demo_password boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    search text GENERATED ALWAYS AS (f_vn(((((COALESCE(name, ''::text) || ' '::text) || COALESCE(phone_number, ''::text)) || ' '::text) || COALESCE(email, ''::text)))) STORED,
    other_account smallint DEFAULT 0 NOT NULL,
    name_order text GENERATED ALWAYS AS (f_name_order(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT users_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE tags (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    name text NOT NULL,
    color text,
    user_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT tags_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE targets (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    year smallint NOT NULL,
    quarter smallint NOT NULL,
    user_id integer,
    purchase integer NOT NULL,
    connection integer NOT NULL,
    sale integer,
    sale_seen integer,
    purchase_seen integer,
    connection_seen integer,
    created_by integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT targets_quarter CHECK (((quarter >= 1) AND (quarter <= 4))),
    CONSTRAINT targets_values CHECK ((LEAST(purchase, connection, sale, sale_seen, purchase_seen, connection_seen) >= 0)),
    CONSTRAINT targets_year CHECK (((year >= 2000) AND (year <= 2100))),
    CONSTRAINT targets_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE user_drafts (
    user_id integer NOT NULL,
    form text NOT NULL,
    data jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    tab text NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT user_drafts_user_id_form_tab_pk PRIMARY KEY (user_id, form, tab)
);
--> statement-breakpoint
CREATE TABLE user_imports (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    file_name text NOT NULL,
    columns jsonb NOT NULL,
    unknown_heads jsonb NOT NULL,
    rows jsonb,
    total integer NOT NULL,
    valid integer NOT NULL,
    noted integer NOT NULL,
    user_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    stored_at timestamp with time zone,
    passwords_at timestamp with time zone,
    undone_at timestamp with time zone,
    undone_by integer,
    kept jsonb,
    reading jsonb,
    workbook_id integer,
    CONSTRAINT user_imports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE zalo_accounts (
    user_id integer NOT NULL,
    zalo_id text NOT NULL,
    name text NOT NULL,
    avatar text,
    access_token text NOT NULL,
    refresh_token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    renew_until timestamp with time zone,
    renewing_until timestamp with time zone,
    lapsed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT zalo_accounts_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE zalo_used_states (
    nonce text NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT zalo_used_states_pkey PRIMARY KEY (nonce)
);
--> statement-breakpoint
CREATE SEQUENCE live_event_position
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
--> statement-breakpoint
CREATE VIEW customer_sorts_source AS
 SELECT customers.id,
    f_vn(customers.occupation) AS occupation_words,
    translate(customers.email, '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) AS email,
    translate(customers.address, '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) AS address,
    translate(customers.occupation, '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) AS occupation,
    translate(customers.social_id, '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) AS social_id,
    translate(customers.fax, '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) AS fax,
    translate("left"(customers.description, 60), '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) AS description,
    translate("left"(customers."character", 60), '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) AS "character"
   FROM customers
  WHERE (customers.deleted_at IS NULL);
--> statement-breakpoint
-- What stands in the narrow rows of a list is said once, by a view: need_sorts_source for need_sorts. keep_narrow_rows makes the triggers
-- from the view and fills the table anew. For a new column: to the table, to the view, and call it again. Decision 111.
CREATE VIEW need_sorts_source AS
 SELECT requests.id,
    requests.customer_id,
    requests.user_id,
    requests.created_at,
    requests.updated_at,
    requests.purpose,
    requests.status,
    requests.manager,
    requests.customer_vouched,
    requests.search,
    f_vn(requests.place) AS place,
    requests.staff,
    requests.floors,
    requests.number_bedroom,
    requests.min_price,
    requests.max_price,
    requests.area,
    requests.min_width,
    requests.road_area
   FROM requests
  WHERE (requests.deleted_at IS NULL);
--> statement-breakpoint
CREATE VIEW staff_sorts_source AS
 SELECT users.id,
    users.role,
    users.status,
    users.job_position,
    users.office,
    users.introduction_status,
    users.department,
    users.manager,
    users.created_at,
    users.updated_at,
    users.date_of_birth,
    users.provided_date,
    users.onboarding_date,
    users.gender,
    users.marriage,
    users.religion,
    users.literacy,
    users.employee_type,
    users.employee_status,
    users.name_order AS name,
    NULLIF(users.phone_number, ''::text) AS phone_number,
    lower(users.email) AS email,
    f_name_order(NULLIF(users."position", ''::text)) AS "position",
    NULLIF(users.social_id, ''::text) AS social_id,
    f_name_order(NULLIF(users.issued_place, ''::text)) AS issued_place,
    f_name_order(NULLIF(users.address, ''::text)) AS address,
    f_name_order(NULLIF(users.contact_name, ''::text)) AS contact_name,
    NULLIF(users.contact_phone, ''::text) AS contact_phone,
    users.search
   FROM users
  WHERE (users.deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX accumulations_date ON accumulations USING btree (date, user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX accumulations_day ON accumulations USING btree (user_id, date) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX article_comments_of ON article_comments USING btree (article_id, id);
--> statement-breakpoint
CREATE INDEX article_images_image ON article_images USING btree (image_id);
--> statement-breakpoint
CREATE INDEX articles_board ON articles USING btree (type_id, "position", id DESC NULLS LAST) WHERE ((status = 1) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX articles_review ON articles USING btree (review_on) WHERE ((review_on IS NOT NULL) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX articles_search ON articles USING gin (search);
--> statement-breakpoint
CREATE INDEX articles_user ON articles USING btree (user_id);
--> statement-breakpoint
CREATE INDEX articles_waiting ON articles USING btree (status, id) WHERE (status = 0);
--> statement-breakpoint
CREATE INDEX audit_entries_age ON audit_entries USING btree (created_at, id, action, noun);
--> statement-breakpoint
CREATE INDEX audit_entries_by_action ON audit_entries USING btree (action, created_at, id, noun);
--> statement-breakpoint
CREATE INDEX audit_entries_by_noun ON audit_entries USING btree (noun, created_at, id, action);
--> statement-breakpoint
CREATE INDEX audit_entries_by_person ON audit_entries USING btree (user_id, created_at, id, action, noun);
--> statement-breakpoint
CREATE INDEX audit_entries_records ON audit_entries USING gin (records);
--> statement-breakpoint
CREATE INDEX audit_entries_search ON audit_entries USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX blog_images_image ON blog_images USING btree (image_id);
--> statement-breakpoint
CREATE INDEX blogs_cover ON blogs USING btree (cover_id);
--> statement-breakpoint
CREATE INDEX blogs_created ON blogs USING btree (created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX blogs_search ON blogs USING gin (search);
--> statement-breakpoint
CREATE INDEX blogs_user ON blogs USING btree (user_id);
--> statement-breakpoint
CREATE INDEX cancel_bills_date ON cancel_bills USING btree (cancel_date, id);
--> statement-breakpoint
CREATE UNIQUE INDEX cancel_bills_share ON cancel_bills USING btree (share_id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX chat_conversations_main ON chat_conversations USING btree (phone) WHERE (main_id IS NULL);
--> statement-breakpoint
CREATE INDEX chat_conversations_newest ON chat_conversations USING btree (last_message_at DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX chat_conversations_phone ON chat_conversations USING btree (phone);
--> statement-breakpoint
CREATE UNIQUE INDEX chat_conversations_reveal ON chat_conversations USING btree (reveal_id);
--> statement-breakpoint
CREATE INDEX chat_conversations_search ON chat_conversations USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX chat_conversations_supporter ON chat_conversations USING btree (supporter_id) WHERE (supporter_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX chat_conversations_threads ON chat_conversations USING btree (main_id) WHERE (main_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX chat_conversations_unread ON chat_conversations USING btree (id) WHERE (unread > 0);
--> statement-breakpoint
CREATE INDEX chat_conversations_waiting ON chat_conversations USING btree (last_message_at DESC NULLS LAST, id) WHERE waiting;
--> statement-breakpoint
CREATE INDEX chat_messages_conversation ON chat_messages USING btree (conversation_id, id);
--> statement-breakpoint
CREATE INDEX chat_messages_house ON chat_messages USING btree (conversation_id, house_id) WHERE (house_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX chat_messages_image ON chat_messages USING btree (image_id) WHERE (image_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX chat_messages_key ON chat_messages USING btree (conversation_id, client_key, client_part);
--> statement-breakpoint
CREATE INDEX chat_messages_moment ON chat_messages USING btree (created_at, conversation_id, id, owner) WHERE (owner <> 'event'::text);
--> statement-breakpoint
CREATE INDEX chat_messages_thread ON chat_messages USING btree (thread_id, id) WHERE (thread_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX chat_messages_visitor ON chat_messages USING btree (visitor_id, created_at) WHERE (visitor_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX chat_quick_replies_owner ON chat_quick_replies USING btree (user_id, "position");
--> statement-breakpoint
CREATE UNIQUE INDEX chat_quick_replies_shortcut ON chat_quick_replies USING btree (COALESCE(user_id, 0), shortcut);
--> statement-breakpoint
CREATE INDEX chat_uploads_conversation ON chat_uploads USING btree (conversation_id, created_at);
--> statement-breakpoint
CREATE INDEX chat_uploads_network ON chat_uploads USING btree (network, created_at);
--> statement-breakpoint
CREATE INDEX chat_uploads_visitor ON chat_uploads USING btree (visitor_id, created_at);
--> statement-breakpoint
CREATE INDEX chat_visitors_conversation ON chat_visitors USING btree (conversation_id, created_at);
--> statement-breakpoint
CREATE INDEX chat_visitors_network ON chat_visitors USING btree (network, created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX chat_visitors_token ON chat_visitors USING btree (token_hash);
--> statement-breakpoint
CREATE UNIQUE INDEX checkins_key ON checkins USING btree (user_id, client_key) WHERE (client_key IS NOT NULL);
--> statement-breakpoint
CREATE INDEX checkins_newest ON checkins USING btree (at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX checkins_of ON checkins USING btree (user_id, at);
--> statement-breakpoint
CREATE INDEX client_failures_age ON client_failures USING btree (last_at, id);
--> statement-breakpoint
CREATE UNIQUE INDEX client_failures_same ON client_failures USING btree (remote, build, stage, message);
--> statement-breakpoint
CREATE UNIQUE INDEX closed_months_closed ON closed_months USING btree (month) WHERE (reopened_at IS NULL);
--> statement-breakpoint
CREATE INDEX closed_timesheets_of ON closed_timesheets USING btree (user_id, closing_id);
--> statement-breakpoint
CREATE INDEX contact_requests_customer ON contact_requests USING btree (customer_id);
--> statement-breakpoint
CREATE INDEX contact_requests_house ON contact_requests USING btree (house_id, id);
--> statement-breakpoint
CREATE INDEX contact_requests_new ON contact_requests USING btree (id) WHERE (status = 0);
--> statement-breakpoint
CREATE INDEX contact_requests_newest ON contact_requests USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX contact_requests_phone ON contact_requests USING btree (phone, created_at);
--> statement-breakpoint
CREATE INDEX contact_requests_sender ON contact_requests USING btree (sender, created_at);
--> statement-breakpoint
CREATE INDEX coupons_share ON coupons USING btree (share_id, id);
--> statement-breakpoint
CREATE INDEX customer_import_rows_customer ON customer_import_rows USING btree (customer_id) WHERE (customer_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX customer_import_rows_same ON customer_import_rows USING btree (same_customer_id) WHERE (same_customer_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX customer_imports_of ON customer_imports USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX customer_imports_working ON customer_imports USING btree (worked_at) WHERE (state = ANY (ARRAY['checking'::text, 'storing'::text, 'undoing'::text]));
--> statement-breakpoint
CREATE INDEX customer_merges_image ON customer_merges USING btree (image_id) WHERE (image_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX customer_merges_kept ON customer_merges USING btree (kept_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX customer_merges_merged ON customer_merges USING btree (merged_id) WHERE (undone_at IS NULL);
--> statement-breakpoint
CREATE INDEX customer_sorts_occupation ON customer_sorts USING gin (occupation_words gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX customers_by_address ON customers USING btree (address NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_birth ON customers USING btree (date_of_birth NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_change ON customers USING btree (updated_at NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_character ON customers USING btree ("left"("character", 60) NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_creation ON customers USING btree (created_at NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_email ON customers USING btree (email NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_fax ON customers USING btree (fax NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_name ON customers USING btree (name_order NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_name_unread ON customers USING btree (translate(name_order, '123456789１２３４５６７８９'::text, '000000000０００００００００'::text) NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_note ON customers USING btree ("left"(description, 60) NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_occupation ON customers USING btree (occupation NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_by_social_id ON customers USING btree (social_id NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_co_staff ON customers USING gin (co_staff) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_deleted ON customers USING btree (deleted_at, id) WHERE ((deleted_at IS NOT NULL) AND (merged_into IS NULL));
--> statement-breakpoint
CREATE INDEX customers_merged ON customers USING btree (merged_into) WHERE (merged_into IS NOT NULL);
--> statement-breakpoint
CREATE INDEX customers_of ON customers USING btree (user_id, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX customers_phone_digits ON customers USING gin (((array_to_tsvector(phones))::text) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX customers_phones ON customers USING gin (phones);
--> statement-breakpoint
CREATE INDEX customers_search ON customers USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX deal_imports_age ON deal_imports USING btree (created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX deal_shares_code ON deal_shares USING btree (lower(translate(NORMALIZE(btrim(code), NFC), 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ'::text, 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'::text))) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX deal_shares_customer ON deal_shares USING btree (customer_id);
--> statement-breakpoint
CREATE INDEX deal_shares_date ON deal_shares USING btree (deal_date, id);
--> statement-breakpoint
CREATE INDEX deal_shares_deal ON deal_shares USING btree (deal_id, id);
--> statement-breakpoint
CREATE INDEX deal_shares_deleted ON deal_shares USING btree (id) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX deal_shares_house ON deal_shares USING btree (deal_house_id);
--> statement-breakpoint
CREATE INDEX deal_shares_search ON deal_shares USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX deal_shares_staff ON deal_shares USING btree (staff_id, deal_id);
--> statement-breakpoint
CREATE INDEX deals_deposit ON deals USING btree (deposit_date, id);
--> statement-breakpoint
CREATE INDEX deals_house ON deals USING btree (house_id);
--> statement-breakpoint
CREATE INDEX dictionary_entries_children ON dictionary_entries USING btree (type, parent_id, "position");
--> statement-breakpoint
CREATE UNIQUE INDEX dictionary_entries_name ON dictionary_entries USING btree (type, COALESCE(parent_id, 0), lower(translate(NORMALIZE(btrim(value), NFC), 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ'::text, 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'::text))) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX files_age ON files USING btree (created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX files_key ON files USING btree (key);
--> statement-breakpoint
CREATE INDEX form_types_kind ON form_types USING btree (kind, "position", id);
--> statement-breakpoint
CREATE UNIQUE INDEX form_types_name ON form_types USING btree (kind, lower(translate(NORMALIZE(btrim(name), NFC), 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ'::text, 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'::text))) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX forms_approved ON forms USING btree (start_date, end_date) WHERE ((status = 1) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX forms_newest ON forms USING btree (user_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX forms_of ON forms USING btree (user_id, kind, start_date) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX forms_waiting ON forms USING btree (approver_id, id) WHERE (((status = 0) OR (cancel_asked_at IS NOT NULL)) AND (deleted_at IS NULL));
--> statement-breakpoint
CREATE INDEX hand_overs_from ON hand_overs USING btree (from_id, id);
--> statement-breakpoint
CREATE INDEX hand_overs_to ON hand_overs USING btree (to_id);
--> statement-breakpoint
CREATE INDEX history_entries_record ON history_entries USING btree (model, model_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX house_comments_image ON house_comments USING btree (image_id);
--> statement-breakpoint
CREATE UNIQUE INDEX house_comments_intention ON house_comments USING btree (user_id, client_key);
--> statement-breakpoint
CREATE INDEX house_comments_replies ON house_comments USING btree (parent_comment_id, id) WHERE ((deleted_at IS NULL) AND (parent_comment_id IS NOT NULL));
--> statement-breakpoint
CREATE INDEX house_comments_threads ON house_comments USING btree (house_id, id) WHERE ((deleted_at IS NULL) AND (parent_comment_id IS NULL));
--> statement-breakpoint
CREATE INDEX house_drafts_house ON house_drafts USING btree (house_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX house_drafts_open ON house_drafts USING btree (house_id) WHERE (status = 'open'::text);
--> statement-breakpoint
CREATE INDEX house_files_file ON house_files USING btree (file_id);
--> statement-breakpoint
CREATE INDEX house_images_image ON house_images USING btree (image_id);
--> statement-breakpoint
CREATE INDEX house_images_order ON house_images USING btree (house_id, kind DESC NULLS LAST, "position");
--> statement-breakpoint
CREATE INDEX house_likes_user ON house_likes USING btree (user_id, house_id);
--> statement-breakpoint
CREATE INDEX house_statistics_person ON house_statistics USING btree (user_id, taken_at);
--> statement-breakpoint
CREATE INDEX house_tags_tag ON house_tags USING btree (tag_id, house_id);
--> statement-breakpoint
CREATE INDEX house_views_recent ON house_views USING btree (user_id, last_viewed_at, house_id);
--> statement-breakpoint
CREATE INDEX houses_address ON houses USING btree (province, address_key) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_agent ON houses USING btree (user_id, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_approved ON houses USING btree (id) WHERE ((deleted_at IS NULL) AND ((public_approval = 1) OR (web = 1)));
--> statement-breakpoint
CREATE INDEX houses_approved_map ON houses USING btree (latitude, longitude, id, into_money, province) WHERE ((deleted_at IS NULL) AND ((public_approval = 1) OR (web = 1)));
--> statement-breakpoint
CREATE INDEX houses_comments ON houses USING btree (comments_count, id) WHERE ((deleted_at IS NULL) AND (comments_count > 0));
--> statement-breakpoint
CREATE INDEX houses_commission ON houses USING btree (commission NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_community ON houses USING btree (id) WHERE ((deleted_at IS NULL) AND ((public = 1) AND (public_approval = 1) AND (status = 0)));
--> statement-breakpoint
CREATE INDEX houses_community_map ON houses USING btree (latitude, longitude, id, province, into_money, district, property_type, house_type, ownership, purpose, measured_area, floors, direction, user_id) WHERE ((deleted_at IS NULL) AND ((public = 1) AND (public_approval = 1) AND (status = 0)));
--> statement-breakpoint
CREATE INDEX houses_community_place ON houses USING btree (province, id, into_money, district, property_type, house_type, ownership, purpose, measured_area, floors, direction, user_id) WHERE ((deleted_at IS NULL) AND ((public = 1) AND (public_approval = 1) AND (status = 0)));
--> statement-breakpoint
CREATE INDEX houses_community_price ON houses USING btree (into_money NULLS FIRST, id, province, district, property_type, house_type, ownership, purpose, measured_area, floors, direction, user_id) WHERE ((deleted_at IS NULL) AND ((public = 1) AND (public_approval = 1) AND (status = 0)));
--> statement-breakpoint
CREATE INDEX houses_community_ward ON houses USING btree (district, id, into_money, property_type, house_type, ownership, purpose, measured_area, floors, direction, user_id) WHERE ((deleted_at IS NULL) AND ((public = 1) AND (public_approval = 1) AND (status = 0)));
--> statement-breakpoint
CREATE INDEX houses_created ON houses USING btree (created_at, public, public_approval, status, web, user_id, into_money, project_id, province) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_customer ON houses USING btree (customer_id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_deleted ON houses USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX houses_descriptions ON houses USING gin (descriptions_key gin_trgm_ops) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_failed ON houses USING btree (failed_quantity, id) WHERE ((deleted_at IS NULL) AND (failed_quantity > 0));
--> statement-breakpoint
CREATE INDEX houses_feed ON houses USING btree (COALESCE(shared_at, created_at), id, user_id, into_money, project_id, province) WHERE ((deleted_at IS NULL) AND ((public = 1) AND (public_approval = 1) AND (status = 0)));
--> statement-breakpoint
CREATE INDEX houses_likes ON houses USING btree (likes_count, id) WHERE ((deleted_at IS NULL) AND (likes_count > 0));
--> statement-breakpoint
CREATE INDEX houses_match ON houses USING btree (province, into_money, purpose, property_type, house_type, district, area, floor_area, floors, number_bedroom, width, wide_street, direction, id, user_id, public, public_approval, status, project_id, web) WHERE ((deleted_at IS NULL) AND (status = 0));
--> statement-breakpoint
CREATE INDEX houses_most_viewed ON houses USING btree (total_view, id, public, public_approval, status, web, user_id, into_money, project_id, province) WHERE ((deleted_at IS NULL) AND (status = 0));
--> statement-breakpoint
CREATE INDEX houses_most_viewed_stopped ON houses USING btree (total_view, id) WHERE ((deleted_at IS NULL) AND (status <> 0));
--> statement-breakpoint
CREATE INDEX houses_posts ON houses USING btree (post_quantity, id) WHERE ((deleted_at IS NULL) AND (post_quantity > 0));
--> statement-breakpoint
CREATE INDEX houses_price ON houses USING btree (into_money NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_project ON houses USING btree (project_id, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_recommended ON houses USING btree (recommend_quantity, id) WHERE ((deleted_at IS NULL) AND (recommend_quantity > 0));
--> statement-breakpoint
CREATE INDEX houses_rejected ON houses USING btree (id) WHERE ((deleted_at IS NULL) AND (((COALESCE(reject_public_condition, ''::text) <> ''::text) OR (COALESCE(reject_web_condition, ''::text) <> ''::text)) AND (NOT (web_requested OR has_draft OR ((public = 1) AND (public_approval = 0) AND (COALESCE(reject_public_condition, ''::text) = ''::text))))));
--> statement-breakpoint
-- they went with their columns
CREATE INDEX houses_search ON houses USING gin (search gin_trgm_ops) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_seen ON houses USING btree (seen_quantity, id) WHERE ((deleted_at IS NULL) AND (seen_quantity > 0));
--> statement-breakpoint
CREATE UNIQUE INDEX houses_slug ON houses USING btree (slug);
--> statement-breakpoint
CREATE INDEX houses_stopped_public ON houses USING btree (id) WHERE ((deleted_at IS NULL) AND ((public = 1) AND (status = 1)));
--> statement-breakpoint
CREATE INDEX houses_title ON houses USING btree (title_key NULLS FIRST, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_updated ON houses USING btree (updated_at, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX houses_waiting ON houses USING btree (id) WHERE ((deleted_at IS NULL) AND (web_requested OR has_draft OR ((public = 1) AND (public_approval = 0) AND (COALESCE(reject_public_condition, ''::text) = ''::text))));
--> statement-breakpoint
CREATE INDEX houses_words ON houses USING gin (words) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);
--> statement-breakpoint
CREATE INDEX images_age ON images USING btree (created_at);
--> statement-breakpoint
CREATE INDEX images_key ON images USING btree (key);
--> statement-breakpoint
CREATE INDEX images_upright ON images USING btree (upright_key);
--> statement-breakpoint
CREATE INDEX kept_workbooks_age ON kept_workbooks USING btree (created_at);
--> statement-breakpoint
CREATE INDEX leave_corrections_of ON leave_corrections USING btree (user_id, year);
--> statement-breakpoint
CREATE INDEX listed_houses_agent ON listed_houses USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX listed_houses_area ON listed_houses USING btree (measured_area NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_bedrooms ON listed_houses USING btree (number_bedroom NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_class ON listed_houses USING btree (house_type NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_created ON listed_houses USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX listed_houses_customer ON listed_houses USING btree (customer_id NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_fee ON listed_houses USING btree (brokerage_fee NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_floor_area ON listed_houses USING btree (floor_area NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_floors ON listed_houses USING btree (floors NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_length ON listed_houses USING btree (length NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_number_key ON listed_houses USING btree (split_part(address_key, ' '::text, 1) NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_ownership ON listed_houses USING btree (ownership NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_project ON listed_houses USING btree (project_id NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_province ON listed_houses USING btree (province NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_purpose ON listed_houses USING btree (purpose, id);
--> statement-breakpoint
CREATE INDEX listed_houses_rejected ON listed_houses USING btree (id) WHERE (((COALESCE(reject_public_condition, ''::text) <> ''::text) OR (COALESCE(reject_web_condition, ''::text) <> ''::text)) AND (NOT (web_requested OR has_draft OR ((public = 1) AND (public_approval = 0) AND (COALESCE(reject_public_condition, ''::text) = ''::text)))));
--> statement-breakpoint
CREATE INDEX listed_houses_status ON listed_houses USING btree (status, id);
--> statement-breakpoint
CREATE INDEX listed_houses_stopped_public ON listed_houses USING btree (id) WHERE ((public = 1) AND (status = 1));
--> statement-breakpoint
CREATE INDEX listed_houses_street ON listed_houses USING btree (house_address);
--> statement-breakpoint
CREATE INDEX listed_houses_street_key ON listed_houses USING btree (substr(address_key, (strpos(address_key, ' '::text) + 1)) NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_street_type ON listed_houses USING btree (street_type NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_type ON listed_houses USING btree (property_type NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_waiting ON listed_houses USING btree (id) WHERE (web_requested OR has_draft OR ((public = 1) AND (public_approval = 0) AND (COALESCE(reject_public_condition, ''::text) = ''::text)));
--> statement-breakpoint
CREATE INDEX listed_houses_ward ON listed_houses USING btree (district NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_wc ON listed_houses USING btree (number_wc NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_wide_street ON listed_houses USING btree (wide_street NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX listed_houses_width ON listed_houses USING btree (width NULLS FIRST, id);
--> statement-breakpoint
CREATE INDEX live_events_age ON live_events USING btree (created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX live_events_placed ON live_events USING btree ("position");
--> statement-breakpoint
CREATE INDEX login_tracks_age ON login_tracks USING btree (created_at);
--> statement-breakpoint
CREATE INDEX login_tracks_of ON login_tracks USING btree (user_id, created_at, id);
--> statement-breakpoint
CREATE INDEX login_tracks_session ON login_tracks USING btree (session_id);
--> statement-breakpoint
CREATE INDEX match_news_fresh ON match_news USING btree (user_id) WHERE (fresh <> '{}'::integer[]);
--> statement-breakpoint
CREATE INDEX need_sorts_search ON need_sorts USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX notifications_of ON notifications USING btree (user_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications USING btree (user_id, status);
--> statement-breakpoint
CREATE INDEX old_transactions_date ON old_transactions USING btree (date, id);
--> statement-breakpoint
CREATE INDEX old_transactions_of ON old_transactions USING btree (user_id, date);
--> statement-breakpoint
CREATE INDEX old_transactions_received_on ON old_transactions USING btree (receive_day);
--> statement-breakpoint
CREATE INDEX phone_reveals_of ON phone_reveals USING btree (noun, record_id);
--> statement-breakpoint
CREATE UNIQUE INDEX portal_tariffs_from ON portal_tariffs USING btree (portal, unit, tier, valid_from);
--> statement-breakpoint
CREATE UNIQUE INDEX post_channels_portal ON post_channels USING btree (portal);
--> statement-breakpoint
CREATE INDEX post_events_post ON post_events USING btree (post_id, id);
--> statement-breakpoint
CREATE INDEX posts_bought ON posts USING btree (posted_at) WHERE (posted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX posts_counted ON posts USING btree (state, user_id, channel_id, posted_at, updated_at, total, last_day, leaving_at, has_drift, id) WHERE (state <> ALL (ARRAY['removed'::text, 'renewed'::text]));
--> statement-breakpoint
CREATE INDEX posts_due ON posts USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX posts_house ON posts USING btree (house_id, channel_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX posts_key ON posts USING btree (key);
--> statement-breakpoint
CREATE UNIQUE INDEX posts_living ON posts USING btree (house_id, channel_id) WHERE ((state = ANY (ARRAY['waitingApproval'::text, 'waiting'::text, 'posting'::text, 'posted'::text])) AND (renews_id IS NULL));
--> statement-breakpoint
CREATE INDEX posts_posted ON posts USING btree (posted_at DESC, id DESC) WHERE (state = 'posted'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX posts_renewal ON posts USING btree (renews_id) WHERE (state = ANY (ARRAY['waitingApproval'::text, 'waiting'::text, 'posting'::text]));
--> statement-breakpoint
CREATE INDEX posts_renewals ON posts USING btree (renews_id, id) WHERE (renews_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX posts_tab ON posts USING btree (state, updated_at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX posts_user ON posts USING btree (user_id);
--> statement-breakpoint
CREATE INDEX project_images_image ON project_images USING btree (image_id);
--> statement-breakpoint
CREATE INDEX project_questions_of ON project_questions USING btree (project_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX project_questions_search ON project_questions USING gin (search);
--> statement-breakpoint
CREATE INDEX project_questions_user ON project_questions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX projects_search ON projects USING gin (search);
--> statement-breakpoint
CREATE INDEX projects_updated ON projects USING btree (updated_at DESC NULLS LAST, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX projects_user ON projects USING btree (user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX receipts_code ON receipts USING btree (lower(translate(NORMALIZE(btrim(code), NFC), 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ'::text, 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'::text))) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX receipts_collected ON receipts USING btree (collected_on, id);
--> statement-breakpoint
CREATE INDEX receipts_search ON receipts USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX receipts_share ON receipts USING btree (share_id, id);
--> statement-breakpoint
CREATE INDEX recommendation_moves_pair ON recommendation_moves USING btree (customer_id, house_id, id);
--> statement-breakpoint
CREATE INDEX recommendation_moves_request ON recommendation_moves USING btree (request_id, id);
--> statement-breakpoint
CREATE INDEX recommendations_house ON recommendations USING btree (house_id, target);
--> statement-breakpoint
CREATE UNIQUE INDEX recommendations_pair ON recommendations USING btree (customer_id, house_id);
--> statement-breakpoint
CREATE INDEX recommendations_request ON recommendations USING btree (request_id, target);
--> statement-breakpoint
CREATE INDEX recommendations_visit ON recommendations USING btree (visit_at) WHERE (visit_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX requests_created ON requests USING btree (created_at) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX requests_customer ON requests USING btree (customer_id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX requests_deleted ON requests USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX requests_of ON requests USING btree (user_id, id) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX requests_open ON requests USING btree (purpose, max_price) WHERE ((deleted_at IS NULL) AND (status = 0));
--> statement-breakpoint
CREATE INDEX requests_staff ON requests USING gin (staff) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_key ON saved_views USING btree (key);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_name ON saved_views USING btree (user_id, list, lower(name));
--> statement-breakpoint
CREATE UNIQUE INDEX sessions_token ON sessions USING btree (token_hash);
--> statement-breakpoint
CREATE INDEX sessions_user ON sessions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX share_requests_house ON share_requests USING btree (house_id, kind, id);
--> statement-breakpoint
CREATE UNIQUE INDEX share_requests_open ON share_requests USING btree (house_id, kind) WHERE (status = 'open'::text);
--> statement-breakpoint
CREATE INDEX share_requests_queue ON share_requests USING btree (kind, created_at, id) WHERE (status = 'open'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX shift_versions_of ON shift_versions USING btree (shift_id, applies_from);
--> statement-breakpoint
CREATE INDEX sign_in_attempts_account ON sign_in_attempts USING btree (account, created_at);
--> statement-breakpoint
CREATE INDEX sign_in_attempts_ip ON sign_in_attempts USING btree (ip, created_at);
--> statement-breakpoint
CREATE INDEX staff_sorts_manager ON staff_sorts USING btree (manager, id);
--> statement-breakpoint
CREATE INDEX staff_sorts_name ON staff_sorts USING btree (name, id);
--> statement-breakpoint
CREATE INDEX staff_sorts_words ON staff_sorts USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX targets_quarter_of ON targets USING btree (year, quarter, COALESCE(user_id, 0));
--> statement-breakpoint
CREATE INDEX user_imports_of ON user_imports USING btree (user_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email)) WHERE (deleted_at IS NULL);
--> statement-breakpoint
CREATE INDEX users_manager ON users USING btree (manager, id);
--> statement-breakpoint
CREATE INDEX users_search ON users USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE STATISTICS houses_descriptions_text ON f_vn(descriptions) FROM houses;
--> statement-breakpoint
-- by hand: without these the planner takes what is rejected for most houses, what is shared, approved and on sale for independent, and
-- every part of a description for rare
CREATE STATISTICS houses_reasons ON COALESCE(reject_public_condition, ''::text), COALESCE(reject_web_condition, ''::text) FROM houses;
--> statement-breakpoint
CREATE STATISTICS houses_standing (mcv) ON public, public_approval, web, status, web_requested, has_draft FROM houses;
--> statement-breakpoint
CREATE STATISTICS listed_houses_reasons ON COALESCE(reject_public_condition, ''::text), COALESCE(reject_web_condition, ''::text) FROM listed_houses;
--> statement-breakpoint
CREATE STATISTICS listed_houses_standing (mcv) ON public, public_approval, status, web, web_requested, has_draft FROM listed_houses;
--> statement-breakpoint
SELECT keep_narrow_rows('customer_sorts', 'customers');
--> statement-breakpoint
SELECT keep_narrow_rows('need_sorts', 'requests');
--> statement-breakpoint
SELECT keep_narrow_rows('staff_sorts', 'users');
--> statement-breakpoint
CREATE TRIGGER audit_entries_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER deal_shares_paid AFTER INSERT OR DELETE OR UPDATE OF cancel_date, share_id, deleted_at ON cancel_bills FOR EACH ROW EXECUTE FUNCTION sum_up_share();
--> statement-breakpoint
CREATE TRIGGER deal_shares_paid AFTER INSERT OR DELETE OR UPDATE OF reduced_fee, share_id, deleted_at ON coupons FOR EACH ROW EXECUTE FUNCTION sum_up_share();
--> statement-breakpoint
CREATE TRIGGER deal_shares_paid AFTER INSERT OR DELETE OR UPDATE OF fee_collect, share_id, deleted_at ON receipts FOR EACH ROW EXECUTE FUNCTION sum_up_share();
--> statement-breakpoint
CREATE TRIGGER deal_shares_told BEFORE INSERT ON deal_shares FOR EACH ROW EXECUTE FUNCTION tell_share_of_deal();
--> statement-breakpoint
-- runs after "deal_shares_told", which fills in the house: triggers run by name
CREATE TRIGGER deal_shares_worded AFTER UPDATE ON customers FOR EACH ROW WHEN ((old.search IS DISTINCT FROM new.search)) EXECUTE FUNCTION word_shares_of();
--> statement-breakpoint
CREATE TRIGGER deal_shares_worded BEFORE INSERT OR UPDATE OF code, staff_id, deal_house_id, customer_id, search ON deal_shares FOR EACH ROW EXECUTE FUNCTION word_share();
--> statement-breakpoint
CREATE TRIGGER deal_shares_worded AFTER UPDATE ON houses FOR EACH ROW WHEN ((old.address_search IS DISTINCT FROM new.address_search)) EXECUTE FUNCTION word_shares_of();
--> statement-breakpoint
CREATE TRIGGER deal_shares_worded AFTER UPDATE ON users FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION word_shares_of();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER deals_balance AFTER INSERT OR UPDATE OF fee_user, deal_id, deleted_at, reduced, collected, cancel_date ON deal_shares DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_deal();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER deals_balance AFTER UPDATE OF brokerage_fee ON deals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_deal();
--> statement-breakpoint
-- a bill writes its share's day of cancelling, a deal's deposit its shares' day, so this sees both
CREATE CONSTRAINT TRIGGER deals_order AFTER INSERT OR UPDATE OF cancel_date, deal_date ON deal_shares DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_days_out_of_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER deals_order AFTER INSERT OR UPDATE OF reservation_date, deposit_date ON deals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_days_out_of_order();
--> statement-breakpoint
CREATE TRIGGER listed_house_begins AFTER INSERT ON houses FOR EACH ROW EXECUTE FUNCTION keep_listed_house();
--> statement-breakpoint
CREATE TRIGGER listed_house_follows AFTER UPDATE ON houses FOR EACH ROW WHEN ((
    OLD.deleted_at, OLD.id, OLD.user_id, OLD.created_at, OLD.updated_at, OLD.public, OLD.public_approval, OLD.status,
    OLD.web, OLD.purpose, OLD.end_open, OLD.dining_room, OLD.terrace, OLD.kitchen, OLD.car_parking, OLD.web_requested,
    OLD.has_draft, OLD.total_view, OLD.comments_count, OLD.likes_count, OLD.post_quantity, OLD.recommend_quantity,
    OLD.seen_quantity, OLD.failed_quantity, OLD.city, OLD.province, OLD.district, OLD.into_money, OLD.property_type,
    OLD.house_type, OLD.ownership, OLD.street_type, OLD.measured_area, OLD.wide_street, OLD.width, OLD.length,
    OLD.floors, OLD.number_bedroom, OLD.number_wc, OLD.project_id, OLD.customer_id, OLD.commission, OLD.brokerage_fee,
    OLD.floor_area, OLD.latitude, OLD.longitude, OLD.shared_at, OLD.money_unit, OLD.reject_public_condition,
    OLD.reject_web_condition, OLD.reason_stop_selling, OLD.block_section, OLD.floor_lot, OLD.key_word, OLD.address_key,
    OLD.house_number, OLD.house_address, OLD.direction, OLD.balcony_direction
  ) IS DISTINCT FROM (
    NEW.deleted_at, NEW.id, NEW.user_id, NEW.created_at, NEW.updated_at, NEW.public, NEW.public_approval, NEW.status,
    NEW.web, NEW.purpose, NEW.end_open, NEW.dining_room, NEW.terrace, NEW.kitchen, NEW.car_parking, NEW.web_requested,
    NEW.has_draft, NEW.total_view, NEW.comments_count, NEW.likes_count, NEW.post_quantity, NEW.recommend_quantity,
    NEW.seen_quantity, NEW.failed_quantity, NEW.city, NEW.province, NEW.district, NEW.into_money, NEW.property_type,
    NEW.house_type, NEW.ownership, NEW.street_type, NEW.measured_area, NEW.wide_street, NEW.width, NEW.length,
    NEW.floors, NEW.number_bedroom, NEW.number_wc, NEW.project_id, NEW.customer_id, NEW.commission, NEW.brokerage_fee,
    NEW.floor_area, NEW.latitude, NEW.longitude, NEW.shared_at, NEW.money_unit, NEW.reject_public_condition,
    NEW.reject_web_condition, NEW.reason_stop_selling, NEW.block_section, NEW.floor_lot, NEW.key_word, NEW.address_key,
    NEW.house_number, NEW.house_address, NEW.direction, NEW.balcony_direction
  )) EXECUTE FUNCTION keep_listed_house();
--> statement-breakpoint
-- by hand: whose numbers were told stays told, as the audit's other rows
CREATE TRIGGER phone_reveals_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON phone_reveals FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
ALTER TABLE accumulations ADD CONSTRAINT accumulations_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE accumulations ADD CONSTRAINT accumulations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE article_comments ADD CONSTRAINT article_comments_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
--> statement-breakpoint
ALTER TABLE article_comments ADD CONSTRAINT article_comments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE article_edits ADD CONSTRAINT article_edits_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
--> statement-breakpoint
ALTER TABLE article_edits ADD CONSTRAINT article_edits_cover_id_images_id_fk FOREIGN KEY (cover_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE article_edits ADD CONSTRAINT article_edits_type_id_article_types_id_fk FOREIGN KEY (type_id) REFERENCES article_types(id);
--> statement-breakpoint
ALTER TABLE article_edits ADD CONSTRAINT article_edits_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE article_images ADD CONSTRAINT article_images_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
--> statement-breakpoint
ALTER TABLE article_images ADD CONSTRAINT article_images_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE article_versions ADD CONSTRAINT article_versions_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles(id);
--> statement-breakpoint
ALTER TABLE article_versions ADD CONSTRAINT article_versions_cover_id_images_id_fk FOREIGN KEY (cover_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE article_versions ADD CONSTRAINT article_versions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_cover_id_images_id_fk FOREIGN KEY (cover_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_keeper_id_users_id_fk FOREIGN KEY (keeper_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_type_id_article_types_id_fk FOREIGN KEY (type_id) REFERENCES article_types(id);
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE blog_images ADD CONSTRAINT blog_images_blog_id_blogs_id_fk FOREIGN KEY (blog_id) REFERENCES blogs(id);
--> statement-breakpoint
ALTER TABLE blog_images ADD CONSTRAINT blog_images_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE blogs ADD CONSTRAINT blogs_cover_id_images_id_fk FOREIGN KEY (cover_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE blogs ADD CONSTRAINT blogs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE cancel_bills ADD CONSTRAINT cancel_bills_share_id_deal_shares_id_fk FOREIGN KEY (share_id) REFERENCES deal_shares(id);
--> statement-breakpoint
ALTER TABLE cancel_bills ADD CONSTRAINT cancel_bills_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_main_id_chat_conversations_id_fk FOREIGN KEY (main_id) REFERENCES chat_conversations(id);
--> statement-breakpoint
ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_supporter_id_users_id_fk FOREIGN KEY (supporter_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_conversation_id_chat_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES chat_conversations(id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_thread_id_chat_conversations_id_fk FOREIGN KEY (thread_id) REFERENCES chat_conversations(id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_visitor_id_chat_visitors_id_fk FOREIGN KEY (visitor_id) REFERENCES chat_visitors(id);
--> statement-breakpoint
ALTER TABLE chat_quick_replies ADD CONSTRAINT chat_quick_replies_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE chat_uploads ADD CONSTRAINT chat_uploads_conversation_id_chat_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES chat_conversations(id);
--> statement-breakpoint
ALTER TABLE chat_uploads ADD CONSTRAINT chat_uploads_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chat_uploads ADD CONSTRAINT chat_uploads_visitor_id_chat_visitors_id_fk FOREIGN KEY (visitor_id) REFERENCES chat_visitors(id);
--> statement-breakpoint
ALTER TABLE chat_visitors ADD CONSTRAINT chat_visitors_conversation_id_chat_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES chat_conversations(id);
--> statement-breakpoint
ALTER TABLE chat_visitors ADD CONSTRAINT chat_visitors_thread_id_chat_conversations_id_fk FOREIGN KEY (thread_id) REFERENCES chat_conversations(id);
--> statement-breakpoint
ALTER TABLE checkins ADD CONSTRAINT checkins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE closed_months ADD CONSTRAINT closed_months_closed_by_users_id_fk FOREIGN KEY (closed_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE closed_months ADD CONSTRAINT closed_months_reopened_by_users_id_fk FOREIGN KEY (reopened_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE closed_timesheets ADD CONSTRAINT closed_timesheets_closing_id_closed_months_id_fk FOREIGN KEY (closing_id) REFERENCES closed_months(id);
--> statement-breakpoint
ALTER TABLE closed_timesheets ADD CONSTRAINT closed_timesheets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_handled_by_users_id_fk FOREIGN KEY (handled_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_request_id_requests_id_fk FOREIGN KEY (request_id) REFERENCES requests(id);
--> statement-breakpoint
ALTER TABLE coupons ADD CONSTRAINT coupons_share_id_deal_shares_id_fk FOREIGN KEY (share_id) REFERENCES deal_shares(id);
--> statement-breakpoint
ALTER TABLE coupons ADD CONSTRAINT coupons_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE customer_import_rows ADD CONSTRAINT customer_import_rows_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE customer_import_rows ADD CONSTRAINT customer_import_rows_import_id_customer_imports_id_fk FOREIGN KEY (import_id) REFERENCES customer_imports(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE customer_import_rows ADD CONSTRAINT customer_import_rows_same_customer_id_customers_id_fk FOREIGN KEY (same_customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE customer_import_rows ADD CONSTRAINT customer_import_rows_staff_id_users_id_fk FOREIGN KEY (staff_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE customer_imports ADD CONSTRAINT customer_imports_undone_by_users_id_fk FOREIGN KEY (undone_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE customer_imports ADD CONSTRAINT customer_imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE customer_imports ADD CONSTRAINT customer_imports_workbook_id_kept_workbooks_id_fk FOREIGN KEY (workbook_id) REFERENCES kept_workbooks(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_kept_id_customers_id_fk FOREIGN KEY (kept_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_merged_id_customers_id_fk FOREIGN KEY (merged_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_undone_by_users_id_fk FOREIGN KEY (undone_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE customer_sorts ADD CONSTRAINT customer_sorts_id_customers_id_fk FOREIGN KEY (id) REFERENCES customers(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE customers ADD CONSTRAINT customers_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE customers ADD CONSTRAINT customers_merged_into_customers_id_fk FOREIGN KEY (merged_into) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE customers ADD CONSTRAINT customers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE deal_imports ADD CONSTRAINT deal_imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE deal_shares ADD CONSTRAINT deal_shares_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE deal_shares ADD CONSTRAINT deal_shares_of FOREIGN KEY (deal_id, deal_date, deal_house_id) REFERENCES deals(id, deposit_date, house_id) ON UPDATE CASCADE;
--> statement-breakpoint
ALTER TABLE deal_shares ADD CONSTRAINT deal_shares_staff_id_users_id_fk FOREIGN KEY (staff_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE deals ADD CONSTRAINT deals_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE deals ADD CONSTRAINT deals_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE forms ADD CONSTRAINT forms_approver_id_users_id_fk FOREIGN KEY (approver_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE forms ADD CONSTRAINT forms_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE forms ADD CONSTRAINT forms_reason_id_form_types_id_fk FOREIGN KEY (reason_id) REFERENCES form_types(id);
--> statement-breakpoint
ALTER TABLE forms ADD CONSTRAINT forms_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE hand_overs ADD CONSTRAINT hand_overs_from_id_users_id_fk FOREIGN KEY (from_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE hand_overs ADD CONSTRAINT hand_overs_to_id_users_id_fk FOREIGN KEY (to_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE hand_overs ADD CONSTRAINT hand_overs_undone_by_users_id_fk FOREIGN KEY (undone_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE hand_overs ADD CONSTRAINT hand_overs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE history_entries ADD CONSTRAINT history_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE holidays ADD CONSTRAINT holidays_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE house_comments ADD CONSTRAINT house_comments_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE house_comments ADD CONSTRAINT house_comments_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE house_comments ADD CONSTRAINT house_comments_parent_comment_id_house_comments_id_fk FOREIGN KEY (parent_comment_id) REFERENCES house_comments(id);
--> statement-breakpoint
ALTER TABLE house_comments ADD CONSTRAINT house_comments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE house_drafts ADD CONSTRAINT house_drafts_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE house_drafts ADD CONSTRAINT house_drafts_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE house_drafts ADD CONSTRAINT house_drafts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE house_files ADD CONSTRAINT house_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);
--> statement-breakpoint
ALTER TABLE house_files ADD CONSTRAINT house_files_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE house_images ADD CONSTRAINT house_images_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE house_images ADD CONSTRAINT house_images_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE house_likes ADD CONSTRAINT house_likes_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE house_likes ADD CONSTRAINT house_likes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE house_statistics ADD CONSTRAINT house_statistics_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE house_tags ADD CONSTRAINT house_tags_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE house_tags ADD CONSTRAINT house_tags_tag_id_tags_id_fk FOREIGN KEY (tag_id) REFERENCES tags(id);
--> statement-breakpoint
ALTER TABLE house_views ADD CONSTRAINT house_views_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE house_views ADD CONSTRAINT house_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE houses ADD CONSTRAINT houses_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE houses ADD CONSTRAINT houses_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id);
--> statement-breakpoint
ALTER TABLE houses ADD CONSTRAINT houses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE images ADD CONSTRAINT images_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE leave_corrections ADD CONSTRAINT leave_corrections_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE leave_corrections ADD CONSTRAINT leave_corrections_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE listed_houses ADD CONSTRAINT listed_houses_id_houses_id_fk FOREIGN KEY (id) REFERENCES houses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE login_tracks ADD CONSTRAINT login_tracks_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE login_tracks ADD CONSTRAINT login_tracks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE match_news ADD CONSTRAINT match_news_request_id_requests_id_fk FOREIGN KEY (request_id) REFERENCES requests(id);
--> statement-breakpoint
ALTER TABLE match_news ADD CONSTRAINT match_news_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE need_sorts ADD CONSTRAINT need_sorts_id_requests_id_fk FOREIGN KEY (id) REFERENCES requests(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE old_transactions ADD CONSTRAINT old_transactions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE phone_reveals ADD CONSTRAINT phone_reveals_entry_id_audit_entries_id_fk FOREIGN KEY (entry_id) REFERENCES audit_entries(id);
--> statement-breakpoint
ALTER TABLE portal_rules ADD CONSTRAINT portal_rules_updated_by_users_id_fk FOREIGN KEY (updated_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE post_budgets ADD CONSTRAINT post_budgets_updated_by_users_id_fk FOREIGN KEY (updated_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE post_budgets ADD CONSTRAINT post_budgets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE post_channels ADD CONSTRAINT post_channels_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE post_events ADD CONSTRAINT post_events_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id);
--> statement-breakpoint
ALTER TABLE post_events ADD CONSTRAINT post_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_approved_by_users_id_fk FOREIGN KEY (approved_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_channel_id_post_channels_id_fk FOREIGN KEY (channel_id) REFERENCES post_channels(id);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_renews_id_posts_id_fk FOREIGN KEY (renews_id) REFERENCES posts(id);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE presences ADD CONSTRAINT presences_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE project_images ADD CONSTRAINT project_images_image_id_images_id_fk FOREIGN KEY (image_id) REFERENCES images(id);
--> statement-breakpoint
ALTER TABLE project_images ADD CONSTRAINT project_images_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id);
--> statement-breakpoint
ALTER TABLE project_questions ADD CONSTRAINT project_questions_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE project_questions ADD CONSTRAINT project_questions_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id);
--> statement-breakpoint
ALTER TABLE project_questions ADD CONSTRAINT project_questions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE projects ADD CONSTRAINT projects_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE receipts ADD CONSTRAINT receipts_share_id_deal_shares_id_fk FOREIGN KEY (share_id) REFERENCES deal_shares(id);
--> statement-breakpoint
ALTER TABLE receipts ADD CONSTRAINT receipts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE recommendation_moves ADD CONSTRAINT recommendation_moves_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE recommendation_moves ADD CONSTRAINT recommendation_moves_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE recommendation_moves ADD CONSTRAINT recommendation_moves_request_id_requests_id_fk FOREIGN KEY (request_id) REFERENCES requests(id);
--> statement-breakpoint
ALTER TABLE recommendation_moves ADD CONSTRAINT recommendation_moves_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE recommendations ADD CONSTRAINT recommendations_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE recommendations ADD CONSTRAINT recommendations_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE recommendations ADD CONSTRAINT recommendations_request_id_requests_id_fk FOREIGN KEY (request_id) REFERENCES requests(id);
--> statement-breakpoint
ALTER TABLE recommendations ADD CONSTRAINT recommendations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE requests ADD CONSTRAINT requests_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE requests ADD CONSTRAINT requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE saved_views ADD CONSTRAINT saved_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE share_requests ADD CONSTRAINT share_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE share_requests ADD CONSTRAINT share_requests_house_id_houses_id_fk FOREIGN KEY (house_id) REFERENCES houses(id);
--> statement-breakpoint
ALTER TABLE share_requests ADD CONSTRAINT share_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE shift_versions ADD CONSTRAINT shift_versions_shift_id_form_types_id_fk FOREIGN KEY (shift_id) REFERENCES form_types(id);
--> statement-breakpoint
ALTER TABLE staff_sorts ADD CONSTRAINT staff_sorts_id_users_id_fk FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE tags ADD CONSTRAINT tags_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE targets ADD CONSTRAINT targets_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE targets ADD CONSTRAINT targets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE user_drafts ADD CONSTRAINT user_drafts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE user_imports ADD CONSTRAINT user_imports_undone_by_users_id_fk FOREIGN KEY (undone_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE user_imports ADD CONSTRAINT user_imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE user_imports ADD CONSTRAINT user_imports_workbook_id_kept_workbooks_id_fk FOREIGN KEY (workbook_id) REFERENCES kept_workbooks(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_manager_users_id_fk FOREIGN KEY (manager) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE zalo_accounts ADD CONSTRAINT zalo_accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
