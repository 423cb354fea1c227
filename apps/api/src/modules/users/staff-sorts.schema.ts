import type { EmployeeStatus, EmployeeType, Gender, Literacy, Marriage, Religion } from '@toam/contracts/user/user';
import type { Role } from '@toam/domain/actor';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { codedText } from '../../db/columns';
import { users } from './user.schema';

/** Lists of texts in the order of the forms: `staffChoices`, as the indexes have them. */
export const rankedChoices = {
  gender: ['male', 'female', 'other'],
  marriage: ['single', 'married', 'divorced'],
  religion: ['none', 'christian', 'budhaleesim', 'other'],
  literacy: ['high_school', 'intermediate', 'college', 'university', 'master'],
  employee_type: ['official', 'probation', 'internship', 'partnership', 'learner'],
  employee_status: ['active', 'onboarding', 'resigned', 'unpaid_leave', 'maternity_leave'],
} satisfies {
  gender: Gender[];
  marriage: Marriage[];
  religion: Religion[];
  literacy: Literacy[];
  employee_type: EmployeeType[];
  employee_status: EmployeeStatus[];
};

export type RankedColumn = keyof typeof rankedChoices;

/** The place of a column's text in its list, from 1; null for a text that is not in it. */
export const rankOf = (name: RankedColumn, column: SQLWrapper): SQL =>
  sql`array_position(${sql.raw(`'{${rankedChoices[name].join()}}'::text[]`)}, ${column})`;

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
    index('staff_sorts_words').using('gin', sql`${sorts.search} gin_trgm_ops`),
    // Orders, and filters by the same columns. Null sorts as the lowest value in both directions.
    index('staff_sorts_role').on(sorts.role.asc().nullsFirst(), sorts.id),
    index('staff_sorts_status').on(sorts.status.asc().nullsFirst(), sorts.id),
    index('staff_sorts_job_position').on(sorts.job_position.asc().nullsFirst(), sorts.id),
    index('staff_sorts_office').on(sorts.office.asc().nullsFirst(), sorts.id),
    index('staff_sorts_introduction_status').on(sorts.introduction_status.asc().nullsFirst(), sorts.id),
    index('staff_sorts_department').on(sorts.department.asc().nullsFirst(), sorts.id),
    index('staff_sorts_manager').on(sorts.manager.asc().nullsFirst(), sorts.id),
    index('staff_sorts_created_at').on(sorts.created_at.asc().nullsFirst(), sorts.id),
    index('staff_sorts_updated_at').on(sorts.updated_at.asc().nullsFirst(), sorts.id),
    index('staff_sorts_date_of_birth').on(sorts.date_of_birth.asc().nullsFirst(), sorts.id),
    index('staff_sorts_provided_date').on(sorts.provided_date.asc().nullsFirst(), sorts.id),
    index('staff_sorts_onboarding_date').on(sorts.onboarding_date.asc().nullsFirst(), sorts.id),
    index('staff_sorts_name').on(sorts.name.asc().nullsFirst(), sorts.id),
    index('staff_sorts_phone_number').on(sorts.phone_number.asc().nullsFirst(), sorts.id),
    index('staff_sorts_email').on(sorts.email.asc().nullsFirst(), sorts.id),
    index('staff_sorts_position').on(sorts.position.asc().nullsFirst(), sorts.id),
    index('staff_sorts_social_id').on(sorts.social_id.asc().nullsFirst(), sorts.id),
    index('staff_sorts_issued_place').on(sorts.issued_place.asc().nullsFirst(), sorts.id),
    index('staff_sorts_address').on(sorts.address.asc().nullsFirst(), sorts.id),
    index('staff_sorts_contact_name').on(sorts.contact_name.asc().nullsFirst(), sorts.id),
    index('staff_sorts_contact_phone').on(sorts.contact_phone.asc().nullsFirst(), sorts.id),
    index('staff_sorts_gender').on(sql`${rankOf('gender', sorts.gender)} asc nulls first`, sorts.id),
    index('staff_sorts_marriage').on(sql`${rankOf('marriage', sorts.marriage)} asc nulls first`, sorts.id),
    index('staff_sorts_religion').on(sql`${rankOf('religion', sorts.religion)} asc nulls first`, sorts.id),
    index('staff_sorts_literacy').on(sql`${rankOf('literacy', sorts.literacy)} asc nulls first`, sorts.id),
    index('staff_sorts_employee_type').on(sql`${rankOf('employee_type', sorts.employee_type)} asc nulls first`, sorts.id),
    index('staff_sorts_employee_status').on(sql`${rankOf('employee_status', sorts.employee_status)} asc nulls first`, sorts.id),
  ],
);
