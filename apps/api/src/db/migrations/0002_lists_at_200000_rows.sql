DROP INDEX "staff_sorts_name";--> statement-breakpoint
DROP INDEX "staff_sorts_manager";--> statement-breakpoint
ALTER TABLE "listed_houses" ADD COLUMN "key_word_key" text GENERATED ALWAYS AS (f_vn(f_told(key_word))) STORED;--> statement-breakpoint
CREATE INDEX "listed_houses_key_words" ON "listed_houses" USING gin ("key_word_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "need_sorts_purpose_up" ON "need_sorts" USING btree ("purpose","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_purpose_down" ON "need_sorts" USING btree ("purpose","id");--> statement-breakpoint
CREATE INDEX "need_sorts_status_up" ON "need_sorts" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_status_down" ON "need_sorts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "need_sorts_floors_up" ON "need_sorts" USING btree ("floors","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_floors_down" ON "need_sorts" USING btree ("floors" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "need_sorts_number_bedroom_up" ON "need_sorts" USING btree ("number_bedroom","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_number_bedroom_down" ON "need_sorts" USING btree ("number_bedroom" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "need_sorts_min_price_up" ON "need_sorts" USING btree ("min_price","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_min_price_down" ON "need_sorts" USING btree ("min_price" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "need_sorts_max_price_up" ON "need_sorts" USING btree ("max_price","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_max_price_down" ON "need_sorts" USING btree ("max_price" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "need_sorts_area_up" ON "need_sorts" USING btree ("area","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_area_down" ON "need_sorts" USING btree ("area" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "need_sorts_min_width_up" ON "need_sorts" USING btree ("min_width","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_min_width_down" ON "need_sorts" USING btree ("min_width" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "need_sorts_road_area_up" ON "need_sorts" USING btree ("road_area","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "need_sorts_road_area_down" ON "need_sorts" USING btree ("road_area" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_role" ON "staff_sorts" USING btree ("role" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_status" ON "staff_sorts" USING btree ("status" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_job_position" ON "staff_sorts" USING btree ("job_position" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_office" ON "staff_sorts" USING btree ("office" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_introduction_status" ON "staff_sorts" USING btree ("introduction_status" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_department" ON "staff_sorts" USING btree ("department" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_created_at" ON "staff_sorts" USING btree ("created_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_updated_at" ON "staff_sorts" USING btree ("updated_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_date_of_birth" ON "staff_sorts" USING btree ("date_of_birth" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_provided_date" ON "staff_sorts" USING btree ("provided_date" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_onboarding_date" ON "staff_sorts" USING btree ("onboarding_date" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_phone_number" ON "staff_sorts" USING btree ("phone_number" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_email" ON "staff_sorts" USING btree ("email" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_position" ON "staff_sorts" USING btree ("position" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_social_id" ON "staff_sorts" USING btree ("social_id" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_issued_place" ON "staff_sorts" USING btree ("issued_place" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_address" ON "staff_sorts" USING btree ("address" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_contact_name" ON "staff_sorts" USING btree ("contact_name" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_contact_phone" ON "staff_sorts" USING btree ("contact_phone" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_gender" ON "staff_sorts" USING btree (array_position('{male,female,other}'::text[], "gender") asc nulls first,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_marriage" ON "staff_sorts" USING btree (array_position('{single,married,divorced}'::text[], "marriage") asc nulls first,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_religion" ON "staff_sorts" USING btree (array_position('{none,christian,budhaleesim,other}'::text[], "religion") asc nulls first,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_literacy" ON "staff_sorts" USING btree (array_position('{high_school,intermediate,college,university,master}'::text[], "literacy") asc nulls first,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_employee_type" ON "staff_sorts" USING btree (array_position('{official,probation,internship,partnership,learner}'::text[], "employee_type") asc nulls first,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_employee_status" ON "staff_sorts" USING btree (array_position('{active,onboarding,resigned,unpaid_leave,maternity_leave}'::text[], "employee_status") asc nulls first,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_name" ON "staff_sorts" USING btree ("name" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "staff_sorts_manager" ON "staff_sorts" USING btree ("manager" NULLS FIRST,"id");