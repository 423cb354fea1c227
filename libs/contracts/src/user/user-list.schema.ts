import { ageRangeKeys } from '@toam/domain/staff/age';
import { byKind, columnsWith, tableWith } from '@toam/domain/record/columns';
import { type EditableColumn, staffColumns } from '@toam/domain/staff/staff-columns';
import { z } from 'zod';
import { idList, recordId, searchLine } from '@toam/contracts/field';
import { department, employeeStatus, employeeType, gender, jobPosition, literacy, marriage, religion } from './user';

/** Value of the role filter for locked people; 0 lists all. Specification 2 §9, D68. */
export const lockedFilter = 100;

/** Default page size of the staff list. Specification 2 §9. */
export const staffPageSize = 100;

/** Active colleagues by name. The search covers names, phone numbers and emails, and ignores case and accents. D47. */
export const staffSearch = searchLine();

/** 0: all; 100: locked people; otherwise a role. */
export const roleFilter = z.coerce.number().int().min(0).max(lockedFilter).default(0);

const open = ['names', 'colleagues'] as const;

/** Sortable columns for everybody who reads the list. */
export const publicStaffSorts = columnsWith(staffColumns, { sorts: true, readers: open });
/** Sortable columns for admins only. */
export const privateStaffSorts = columnsWith(staffColumns, { sorts: true, readers: 'papers' });

export const staffSorts = [...publicStaffSorts, ...privateStaffSorts] as const;
export type StaffSort = (typeof staffSorts)[number];

const some = <Value extends z.ZodType>(value: Value) => z.array(value).max(50).optional();

const filtered = {
  ...{ gender: some(gender), marriage: some(marriage), religion: some(religion), literacy: some(literacy) },
  ...{ employeeType: some(employeeType), employeeStatus: some(employeeStatus), department: some(department) },
  jobPosition: some(jobPosition),
  /** 1 active, 0 locked. */
  status: some(z.literal([1, 0])),
  /** People who report directly to one of these. */
  person: some(recordId),
};

/** Filters for everybody who reads the list. Several values of one column are alternatives. */
const publicFilters = {
  ...byKind(tableWith(staffColumns, { filters: true, readers: open }), filtered),
  /** One of these people or anybody below them, through managers (D29). */
  team: some(recordId),
};

/** Fields that may be empty. The statistics count such people as 'not yet'. */
export const missables = [
  'date_of_birth',
  'gender',
  'marriage',
  'religion',
  'literacy',
  'department',
] as const satisfies readonly EditableColumn[];
export type Missable = (typeof missables)[number];

/** Filters for admins only. */
const privateFilters = {
  ...byKind(tableWith(staffColumns, { filters: true, readers: 'papers' }), filtered),
  /** As of today in Asia/Ho_Chi_Minh. */
  age: some(z.enum(ageRangeKeys)),
  /** People for whom one of these fields is empty. */
  missing: some(z.enum(missables)),
};
export const privateStaffFilters = Object.keys(privateFilters) as (keyof typeof privateFilters)[];

/** The choices in the filter drawer. Specification 2 §2 "Filter drawer". */
export const staffFilters = z.object({ ...publicFilters, ...privateFilters });
export type StaffFilters = z.output<typeof staffFilters>;

/** JSON in a query string. Invalid JSON is refused like any invalid value. */
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

/** The list's query without the page. The export uses it too. */
export const staffListQuery = z.object({
  role: roleFilter,
  search: staffSearch,
  sortColumn: z.enum(staffSorts).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  /** `staffFilters` as JSON. */
  filters: filtersParam,
  /** Only these ids. An open list uses it to reload a changed row. */
  ids: idList.optional(),
});
export type StaffListQuery = z.output<typeof staffListQuery>;
