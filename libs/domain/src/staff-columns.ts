/**
 * Who changes which column of a staff user. Every column of the table stands in exactly one of the four lists; a test of the
 * API walks the table, so that a new column fails until somebody has decided. Specification 2 §3, §7, issue 5.
 */

/** The person and admins. The account page has these; specification 2 §7 leaves out those of `officeColumns`. */
export const personalColumns = [
  'name',
  'email',
  'gender',
  'date_of_birth',
  'social_id',
  'issued_place',
  'address',
  'id_address',
  'hometown_address',
  'marriage',
  'religion',
  'literacy',
  'major',
  'contact_name',
  'contact_phone',
  'tax_number',
  'bank_account',
  'bank_name',
  'introduction',
  'profile_picture',
  'front_id_file',
  'back_id_file',
  'certificate',
] as const;

/** Admins, on their own record as well: what the office keeps about a person and gives no rights. */
export const officeColumns = [
  'phone_number',
  'provided_date',
  'employee_type',
  'employee_status',
  'department',
  'office',
  'onboarding_date',
  'position',
  'achievement',
  'note',
  'introduction_status',
] as const;

/** Admins, on others only: rights, limits and the place in the hierarchy. Nobody changes their own. */
export const powerColumns = [
  'role',
  'job_position',
  'manager',
  'status',
  'other_account',
  'minimum_price',
  'maximum_price',
  'project',
  'province',
  'create_product_permission',
  'update_product_permission',
  'chat_permission',
  'customer_permission',
  'request_permission',
  'project_permission',
  'news_permission',
  'employment_diagram_permission',
  'bussiness_permission',
] as const;

/** Nobody by a record's own call: the server writes them, or a call of their own does (password, portals). */
export const serverColumns = [
  'id',
  'version',
  'alonhadat_name',
  'alonhadat_password',
  'batdongsan_name',
  'batdongsan_password',
  'password_hash',
  'must_change_password',
  'demo_password',
  'created_at',
  'updated_at',
  'deleted_at',
  'search',
] as const;

export const editableColumns = [...personalColumns, ...officeColumns, ...powerColumns] as const;

export type PersonalColumn = (typeof personalColumns)[number];
export type OfficeColumn = (typeof officeColumns)[number];
export type PowerColumn = (typeof powerColumns)[number];
export type EditableColumn = (typeof editableColumns)[number];

/** Columns of the rights page of an account outside the hierarchy, and of nobody's form but admins'. D28. */
export const pageFlags = [
  'chat_permission',
  'customer_permission',
  'request_permission',
  'project_permission',
  'news_permission',
  'employment_diagram_permission',
  'bussiness_permission',
] as const satisfies readonly PowerColumn[];

/** What the short form of an account outside the hierarchy must have. Specification 2 §5 "Other-account variant", D28. */
export const requiredOfOthers = [
  'name',
  'phone_number',
  'date_of_birth',
  'social_id',
  'provided_date',
  'address',
  'role',
] as const satisfies readonly EditableColumn[];

/** What a staff user must have, however they are made: an import knows no more. Specification 2 §5 "Staff user (create)". */
export const requiredOfStaff = [
  ...requiredOfOthers,
  'issued_place',
  'hometown_address',
  'id_address',
  'gender',
  'marriage',
  'religion',
  'literacy',
  'contact_name',
  'contact_phone',
  'employee_type',
  'employee_status',
  'department',
  'onboarding_date',
] as const satisfies readonly EditableColumn[];

/** What the form and its call ask for besides; who was imported and old records may lack it. Specification 2 §5. */
export const requiredByForm = [
  'bank_account',
  'bank_name',
  'office',
  'front_id_file',
  'back_id_file',
] as const satisfies readonly EditableColumn[];

/** What must stay said once it is: a save may not empty it. */
export const requiredColumns = (isOtherAccount: boolean): readonly EditableColumn[] =>
  isOtherAccount ? requiredOfOthers : [...requiredOfStaff, ...requiredByForm];

/** Papers that a record must hold; a certificate may come on top. Specification 2 §5. */
const idCard = ['front_id_file', 'back_id_file'] as const;

/** Whether somebody's papers are complete: 'Giấy tờ' is ticked for both sides of the ID card, not for the first picture. */
export const arePapersComplete = (isThere: (column: (typeof idCard)[number]) => boolean): boolean =>
  idCard.every(isThere);
