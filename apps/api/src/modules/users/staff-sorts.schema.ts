import type { EmployeeStatus, EmployeeType, Gender, Literacy, Marriage, Religion } from '@toam/contracts/user/user';
import type { Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { codedText } from '../../db/columns';
import { users } from './user.schema';

/**
 * What the list of staff sorts and filters by, of people who are not deleted: a row is a third of one of `users`. Triggers keep
 * the rows (decision 111). Names and texts are keys of the Vietnamese alphabet (D124), null where they are
 * empty.
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
    name: codedText('name').notNull(),
    phone_number: text('phone_number'),
    email: text('email'),
    position: codedText('position'),
    social_id: text('social_id'),
    issued_place: codedText('issued_place'),
    address: codedText('address'),
    contact_name: codedText('contact_name'),
    contact_phone: text('contact_phone'),
    search: text('search').notNull(),
  },
  (sorts) => [
    index('staff_sorts_name').on(sorts.name, sorts.id),
    index('staff_sorts_manager').on(sorts.manager, sorts.id),
    index('staff_sorts_words').using('gin', sql`${sorts.search} gin_trgm_ops`),
  ],
);
