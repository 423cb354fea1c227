-- by hand: what wrote the lines; their triggers go with them
DROP FUNCTION "note_house_change"() CASCADE;--> statement-breakpoint
DROP FUNCTION "note_label_change"() CASCADE;--> statement-breakpoint
DROP FUNCTION "note_staff_change"() CASCADE;--> statement-breakpoint
DROP FUNCTION "note_need_change"() CASCADE;--> statement-breakpoint
DROP FUNCTION "note_new_staff_name"() CASCADE;--> statement-breakpoint
DROP FUNCTION "note_new_customer_name"() CASCADE;--> statement-breakpoint
DROP FUNCTION "note_customer_change"() CASCADE;--> statement-breakpoint
DROP FUNCTION "note_change_of_its_customer"() CASCADE;--> statement-breakpoint
DROP TABLE "customer_changes";--> statement-breakpoint
DROP TABLE "new_customer_names";--> statement-breakpoint
DROP TABLE "house_changes";--> statement-breakpoint
DROP TABLE "need_changes";--> statement-breakpoint
DROP TABLE "new_staff_names";--> statement-breakpoint
DROP TABLE "staff_changes";
