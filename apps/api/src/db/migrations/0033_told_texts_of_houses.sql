-- A text without the phone numbers in it, for what is searched (D125). It finds what `hidePhones` of libs/domain finds; a test compares both.
-- Signs and digits of other widths become the usual ones first, and what is not visible goes.
CREATE OR REPLACE FUNCTION public.f_told(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.translate(value, E'０１２３４５６７８９．（）＋\u00A0\u2007\u2009\u202F\u3000\u2010\u2011\u2012\u2013\u2014\u2212', '0123456789.()+     ------'), '[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]', '', 'g'), '(?:(?<![0-9])(?:0[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}(?:0[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4})?|[+][ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4})?8[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}4(?:[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}(?:[0-9]|[oO\u03BF\u039F\u043E\u041E](?![[:alpha:]]))){8,11}|(?:(?<![0-9])0|(?<![[:alnum:]])[oO\u039F\u041E])(?:[ \t\n\r.()\[\]_\u00B7\u2022*''-]{0,4}(?:[0-9]|[oO\u03BF\u039F\u043E\u041E](?![[:alpha:]]))){8,10})(?![0-9])|(?<![0-9.,])(?![0-9]{6}000(?![0-9]))[35789][0-9]{8}(?![0-9])|(?<![0-9])[+][1-9](?:[ ()-]{0,2}[0-9]){7,14}(?![0-9])|(?<![0-9.,])(?!(?:[0-9]{5}|[0-9]{7})000(?![0-9]))(?!1[89]00[ .-](?:1[89]|20)[0-9][0-9](?![0-9]))1[89]00(?:[ .-]?[0-9]){4}(?:(?:[ .-]?[0-9]){2})?(?![0-9]|[.,][0-9]|[[:space:]]*(?:tr|tỷ|tỉ|ty|m2|m²|đ|₫|k|nghìn|ngàn|usd|%)(?![[:alpha:]]))', '0000000000', 'g') $$;--> statement-breakpoint
DROP TRIGGER "deal_shares_worded" ON "houses";--> statement-breakpoint
DROP INDEX "houses_descriptions";--> statement-breakpoint
ALTER TABLE "houses" drop column "title_key", drop column "address_search", drop column "search", drop column "words";--> statement-breakpoint
-- one statement, so the table is written once
ALTER TABLE "houses"
  ADD COLUMN "title_key" text GENERATED ALWAYS AS (f_vn(f_told(title))) STORED,
  ADD COLUMN "address_search" text GENERATED ALWAYS AS (f_vn(coalesce(f_told(house_number), '') || ' ' || coalesce(f_told(house_address), '') || ' ' || coalesce(place, '') || ' ' || coalesce(f_told(new_address), ''))) STORED,
  ADD COLUMN "search" text GENERATED ALWAYS AS (f_vn(coalesce(id::text, '') || ' ' || coalesce(f_told(title), '') || ' ' || coalesce(f_told(house_number), '') || ' ' || coalesce(f_told(house_address), '') || ' ' || coalesce(place, '') || ' ' || coalesce(f_told(new_address), '') || ' ' || coalesce(f_told(key_word), ''))) STORED,
  ADD COLUMN "words" text[] GENERATED ALWAYS AS (f_words(coalesce(id::text, '') || ' ' || coalesce(f_told(title), '') || ' ' || coalesce(f_told(house_number), '') || ' ' || coalesce(f_told(house_address), '') || ' ' || coalesce(place, '') || ' ' || coalesce(f_told(new_address), '') || ' ' || coalesce(f_told(key_word), ''))) STORED;--> statement-breakpoint
CREATE INDEX "houses_descriptions" ON "houses" USING gin (f_vn(f_told("descriptions")) gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
-- they went with their columns
CREATE INDEX "houses_search" ON "houses" USING gin ("search" gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_words" ON "houses" USING gin ("words") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "houses_title" ON "houses" USING btree ("title_key" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE TRIGGER "deal_shares_worded" AFTER UPDATE ON "houses" FOR EACH ROW WHEN (OLD."address_search" IS DISTINCT FROM NEW."address_search") EXECUTE FUNCTION "word_shares_of"();--> statement-breakpoint
-- shares that a number in an address still finds are named anew
UPDATE "deal_shares" SET "search" = '' FROM "houses" h
	WHERE h."id" = "deal_house_id" AND concat_ws(' ', h."house_number", h."house_address", h."new_address") <> f_told(concat_ws(' ', h."house_number", h."house_address", h."new_address"));
