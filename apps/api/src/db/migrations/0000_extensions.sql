-- Search without case and diacritics (D47). Written by hand; drizzle-kit generates the migrations after it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Immutable, so that generated columns and indexes may use it: the dictionary and every name is qualified.
-- đ has no decomposition, so it is named; accents go before lower(), which knows only ASCII under the C locale.
CREATE OR REPLACE FUNCTION public.f_vn(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.lower(public.unaccent('public.unaccent'::regdictionary, pg_catalog.translate(pg_catalog.normalize(value, 'NFC'), 'đĐ', 'dD'))) $$;
--> statement-breakpoint
-- The words of a text as f_vn reads them; signs separate.
CREATE OR REPLACE FUNCTION public.f_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT pg_catalog.string_to_array(pg_catalog.btrim(pg_catalog.regexp_replace(public.f_vn(value), '[^[:alnum:]]+', ' ', 'g')), ' ') $$;
