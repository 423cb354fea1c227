import type { EmployeeStatus, EmployeeType, Gender, Literacy, Marriage, Religion } from '@toam/contracts/user/user';
import type { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './user.schema';

/**
 * What the list of staff sorts and filters by, of people who are not deleted: a row is a third of one of `users`. Triggers keep
 * the rows (decision 111). Texts are as lists compare them: without case and accents, null where they are empty.
 */
export const sortedStaff = pgTable(
  'staff_sorts',
  {
    id: integer('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: smallint('role').notNull().$type<Role>(),
    status: smallint('status').notNull(),
    job_position: smallint('job_position').notNull(),
    office: smallint('office').notNull(),
    introduction_status: smallint('introduction_status').notNull(),
    department: smallint('department'),
    manager: integer('manager'),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull(),
    date_of_birth: date('date_of_birth'),
    provided_date: date('provided_date'),
    onboarding_date: date('onboarding_date'),
    gender: text('gender').$type<Gender>(),
    marriage: text('marriage').$type<Marriage>(),
    religion: text('religion').$type<Religion>(),
    literacy: text('literacy').$type<Literacy>(),
    employee_type: text('employee_type').$type<EmployeeType>(),
    employee_status: text('employee_status').$type<EmployeeStatus>(),
    /** The search text, which begins with the name. */
    name: text('name').notNull(),
    phone_number: text('phone_number'),
    email: text('email'),
    position: text('position'),
    social_id: text('social_id'),
    issued_place: text('issued_place'),
    address: text('address'),
    contact_name: text('contact_name'),
    contact_phone: text('contact_phone'),
  },
  (sorts) => [
    index('staff_sorts_name').on(sorts.name, sorts.id),
    index('staff_sorts_manager').on(sorts.manager, sorts.id),
    index('staff_sorts_words').using('gin', sql`${sorts.name} gin_trgm_ops`),
  ],
);
