-- What is sealed with an Idempotency-Key must not lie beside it: from now on the table holds fingerprints.
UPDATE "idempotency_keys" SET "key" = encode(sha256(convert_to("key", 'UTF8')), 'hex');
