CREATE TABLE "customer_sorts" (
	"id" integer PRIMARY KEY NOT NULL,
	"occupation_words" text,
	"email" text,
	"address" text,
	"occupation" text,
	"social_id" text,
	"fax" text,
	"description" text,
	"character" text
);
--> statement-breakpoint
DROP INDEX "customers_occupation_words";--> statement-breakpoint
ALTER TABLE "customer_sorts" ADD CONSTRAINT "customer_sorts_id_customers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- by hand: room for the next version of a row in its page, the rows of existing customers, and what keeps them
ALTER TABLE "customer_sorts" SET (fillfactor = 85);--> statement-breakpoint
INSERT INTO "customer_sorts" ("id", "occupation_words", "email", "address", "occupation", "social_id", "fax", "description", "character")
SELECT "id", f_vn("occupation"), translate("email", '123456789１２３４５６７８９', '000000000０００００００００'), translate("address", '123456789１２３４５６７８９', '000000000０００００００００'), translate("occupation", '123456789１２３４５６７８９', '000000000０００００００００'), translate("social_id", '123456789１２３４５６７８９', '000000000０００００００００'), translate("fax", '123456789１２３４５６７８９', '000000000０００００００００'), translate(left("description", 60), '123456789１２３４５６７８９', '000000000０００００００００'), translate(left("character", 60), '123456789１２３４５６７８９', '000000000０００００００００')
FROM "customers" WHERE "deleted_at" IS NULL ORDER BY "id";--> statement-breakpoint
CREATE INDEX "customer_sorts_occupation" ON "customer_sorts" USING gin ("occupation_words" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "keep_customer_sorts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."deleted_at" IS NOT NULL THEN
		DELETE FROM "customer_sorts" WHERE "id" = NEW."id";
	ELSE
		INSERT INTO "customer_sorts" ("id", "occupation_words", "email", "address", "occupation", "social_id", "fax", "description", "character")
		VALUES (NEW."id", f_vn(NEW."occupation"), translate(NEW."email", '123456789１２３４５６７８９', '000000000０００００００００'), translate(NEW."address", '123456789１２３４５６７８９', '000000000０００００００００'), translate(NEW."occupation", '123456789１２３４５６７８９', '000000000０００００００００'), translate(NEW."social_id", '123456789１２３４５６７８９', '000000000０００００００００'), translate(NEW."fax", '123456789１２３４５６７８９', '000000000０００００００００'), translate(left(NEW."description", 60), '123456789１２３４５６７８９', '000000000０００００００００'), translate(left(NEW."character", 60), '123456789１２３４５６７８９', '000000000０００００００００'))
		ON CONFLICT ("id") DO UPDATE SET ("occupation_words", "email", "address", "occupation", "social_id", "fax", "description", "character") =
			(excluded."occupation_words", excluded."email", excluded."address", excluded."occupation", excluded."social_id", excluded."fax", excluded."description", excluded."character");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customer_sorts_begin" AFTER INSERT ON "customers" FOR EACH ROW EXECUTE FUNCTION "keep_customer_sorts"();--> statement-breakpoint
CREATE TRIGGER "customer_sorts_follow" AFTER UPDATE ON "customers" FOR EACH ROW
WHEN ((OLD."id", OLD."email", OLD."address", OLD."occupation", OLD."social_id", OLD."fax", OLD."description", OLD."character", OLD."deleted_at")
	IS DISTINCT FROM (NEW."id", NEW."email", NEW."address", NEW."occupation", NEW."social_id", NEW."fax", NEW."description", NEW."character", NEW."deleted_at"))
EXECUTE FUNCTION "keep_customer_sorts"();
