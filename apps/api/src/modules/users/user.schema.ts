import type {
  Department,
  EmployeeStatus,
  EmployeeType,
  Gender,
  Literacy,
  Marriage,
  Religion,
} from '@toam/contracts/user/user';
import type { JobPosition, Role } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bit, createdAt, deletedAt, idList, searchText, storedNameOrder, updatedAt } from '../../db/columns';

/** Staff users: everybody who can sign in. Fields and spelling of specification 2 §3 "Staff user". */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),

    name: text('name').notNull(),
    phone_number: text('phone_number').notNull().default(''),
    email: text('email'),
    gender: text('gender').$type<Gender>(),
    date_of_birth: date('date_of_birth'),
    social_id: text('social_id').notNull().default(''),
    provided_date: date('provided_date'),
    issued_place: text('issued_place').notNull().default(''),
    address: text('address').notNull().default(''),
    id_address: text('id_address').notNull().default(''),
    hometown_address: text('hometown_address').notNull().default(''),
    marriage: text('marriage').$type<Marriage>(),
    religion: text('religion').$type<Religion>(),
    literacy: text('literacy').$type<Literacy>(),
    major: text('major').notNull().default(''),
    contact_name: text('contact_name').notNull().default(''),
    contact_phone: text('contact_phone').notNull().default(''),
    tax_number: text('tax_number').notNull().default(''),
    bank_account: text('bank_account').notNull().default(''),
    bank_name: text('bank_name').notNull().default(''),
    note: text('note').notNull().default(''),

    employee_type: text('employee_type').$type<EmployeeType>(),
    employee_status: text('employee_status').$type<EmployeeStatus>(),
    department: smallint('department').$type<Department>(),
    office: smallint('office').notNull().default(1),
    onboarding_date: date('onboarding_date'),
    job_position: smallint('job_position').notNull().default(7).$type<JobPosition>(),
    position: text('position').notNull().default(''),
    role: smallint('role').notNull().default(3).$type<Role>(),
    manager: integer('manager').references((): AnyPgColumn => users.id),
    achievement: text('achievement').notNull().default(''),

    /** The editor's JSON as text; older values are plain text. */
    introduction: text('introduction').notNull().default(''),
    introduction_status: bit('introduction_status'),

    /** 1 active, 0 locked (D68). */
    status: bit('status', 1),

    /** VND; null or 0 is unlimited (D26). */
    minimum_price: bigint('minimum_price', { mode: 'number' }),
    maximum_price: bigint('maximum_price', { mode: 'number' }),
    project: idList('project'),
    province: idList('province'),

    create_product_permission: bit('create_product_permission', 1),
    update_product_permission: bit('update_product_permission'),
    chat_permission: bit('chat_permission'),
    customer_permission: bit('customer_permission'),
    request_permission: bit('request_permission'),
    project_permission: bit('project_permission'),
    news_permission: bit('news_permission'),
    employment_diagram_permission: bit('employment_diagram_permission'),
    bussiness_permission: bit('bussiness_permission'),
    /** Outside the hierarchy: the short form, a position without meaning, no place in org chart or manager choices (D28). */
    other_account: bit('other_account'),

    alonhadat_name: text('alonhadat_name').notNull().default(''),
    /** Encrypted; the API takes it but never answers it (D103). */
    alonhadat_password: text('alonhadat_password'),
    batdongsan_name: text('batdongsan_name').notNull().default(''),
    batdongsan_password: text('batdongsan_password'),

    /** Ids of images and files. */
    profile_picture: integer('profile_picture'),
    front_id_file: integer('front_id_file'),
    back_id_file: integer('back_id_file'),
    certificate: integer('certificate'),

    /** argon2id in PHC form; without it the person cannot sign in. */
    password_hash: text('password_hash'),
    must_change_password: boolean('must_change_password').notNull().default(false),
    /** When the office gave the password; null since the person has chosen one. */
    password_given_at: timestamp('password_given_at', { withTimezone: true }),
    /** True for the public password of the demo brokerage: production refuses to start with such a row (D67). */
    demo_password: boolean('demo_password').notNull().default(false),

    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
    search: searchText('search', 'name', 'phone_number', 'email'),
    name_order: storedNameOrder('name_order', 'name'),
  },
  (user) => [
    uniqueIndex('users_email')
      .on(sql`lower(${user.email})`)
      .where(sql`deleted_at is null`),
    // with this index alone a team is found level by level (team.reads.ts)
    index('users_manager').on(user.manager, user.id),
    index('users_search').using('gin', sql`${user.search} gin_trgm_ops`),
  ],
);

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
