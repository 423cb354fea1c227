import { ageRangeKeys } from '@toam/domain/age';
import { z } from 'zod';
import { idList, recordId } from '../field';
import { department, employeeStatus, employeeType, gender, jobPosition, literacy, marriage, religion } from './user';

/** The role filter's value that lists locked people; 0 lists all. Specification 2 §9, D68. */
export const lockedFilter = 100;

/** Default page size of the staff list. Specification 2 §9. */
export const staffPageSize = 100;

/** Active colleagues, by name; search ignores case and accents and takes names, phone numbers and emails. D47. */
export const staffSearch = z.string().trim().max(130).default('');

/** 0 all, a role, or 100 the locked ones. */
export const roleFilter = z.coerce.number().int().min(0).max(lockedFilter).default(0);

/** Columns that everybody who reads the list sorts by. */
export const publicStaffSorts = [
  'id',
  'name',
  'phone_number',
  'email',
  'gender',
  'employee_type',
  'employee_status',
  'department',
  'office',
  'onboarding_date',
  'job_position',
  'position',
  'role',
  'manager',
  'introduction_status',
  'status',
  'created_at',
] as const;

/** Columns that only admins see and sort by. */
export const privateStaffSorts = [
  'date_of_birth',
  'social_id',
  'provided_date',
  'issued_place',
  'address',
  'marriage',
  'religion',
  'literacy',
  'contact_name',
  'contact_phone',
  'updated_at',
] as const;

export const staffSorts = [...publicStaffSorts, ...privateStaffSorts] as const;
export type StaffSort = (typeof staffSorts)[number];

const some = <Value extends z.ZodType>(value: Value) => z.array(value).max(50).optional();

/** What everybody who reads the list filters by; values of one column are alternatives. */
const publicFilters = {
  gender: some(gender),
  employee_type: some(employeeType),
  employee_status: some(employeeStatus),
  department: some(department),
  job_position: some(jobPosition),
  /** Reporting to one of them directly. */
  manager: some(recordId),
  /** One of them or anybody below, through managers (D29). */
  team: some(recordId),
  /** 1 active, 0 locked. */
  status: some(z.literal([1, 0])),
};

/** What of a person may not be known yet; the statistics count them ('not yet'). */
export const missables = ['date_of_birth', 'gender', 'marriage', 'religion', 'literacy', 'department'] as const;

/** What only admins filter by. */
const privateFilters = {
  marriage: some(marriage),
  religion: some(religion),
  literacy: some(literacy),
  /** As of today in Asia/Ho_Chi_Minh. */
  age: some(z.enum(ageRangeKeys)),
  /** Of whom one of these is not known. */
  missing: some(z.enum(missables)),
};
export const privateStaffFilters = ['marriage', 'religion', 'literacy', 'age', 'missing'] as const;

/** The drawer's choices. Specification 2 §2 "Filter drawer". */
export const staffFilters = z.object({ ...publicFilters, ...privateFilters });
export type StaffFilters = z.output<typeof staffFilters>;

/** JSON in a query string; a broken text is refused like any bad value. */
const filtersParam = z
  .string()
  .max(4000)
  .transform((text, check): unknown => {
    try {
      return text === '' ? {} : JSON.parse(text);
    } catch {
      check.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(staffFilters)
  .optional();

/** The list's question without its page; the export asks the same. */
export const staffListQuestion = z.object({
  role: roleFilter,
  search: staffSearch,
  sortColumn: z.enum(staffSorts).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  /** `staffFilters` as JSON. */
  filters: filtersParam,
  /** Only these: how an open list reads a row that changed. */
  ids: idList.optional(),
});
export type StaffListQuestion = z.output<typeof staffListQuestion>;
