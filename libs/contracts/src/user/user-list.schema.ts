import { ageRangeKeys } from '@toam/domain/staff/age';
import { byKind, columnsWith, tableWith } from '@toam/domain/record/columns';
import { type EditableColumn, staffColumns } from '@toam/domain/staff/staff-columns';
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

const open = ['names', 'colleagues'] as const;

/** Columns that everybody who reads the list sorts by. */
export const publicStaffSorts = columnsWith(staffColumns, { sorts: true, readers: open });
/** Columns that only admins see and sort by. */
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
  /** Reporting to one of them directly. */
  person: some(recordId),
};

/** What everybody who reads the list filters by; values of one column are alternatives. */
const publicFilters = {
  ...byKind(tableWith(staffColumns, { filters: true, readers: open }), filtered),
  /** One of them or anybody below, through managers (D29). */
  team: some(recordId),
};

/** What of a person may not be known yet; the statistics count them ('not yet'). */
export const missables = [
  'date_of_birth',
  'gender',
  'marriage',
  'religion',
  'literacy',
  'department',
] as const satisfies readonly EditableColumn[];
export type Missable = (typeof missables)[number];

/** What only admins filter by. */
const privateFilters = {
  ...byKind(tableWith(staffColumns, { filters: true, readers: 'papers' }), filtered),
  /** As of today in Asia/Ho_Chi_Minh. */
  age: some(z.enum(ageRangeKeys)),
  /** Of whom one of these is not known. */
  missing: some(z.enum(missables)),
};
export const privateStaffFilters = Object.keys(privateFilters) as (keyof typeof privateFilters)[];

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
export const staffListQuery = z.object({
  role: roleFilter,
  search: staffSearch,
  sortColumn: z.enum(staffSorts).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  /** `staffFilters` as JSON. */
  filters: filtersParam,
  /** Only these: how an open list reads a row that changed. */
  ids: idList.optional(),
});
export type StaffListQuery = z.output<typeof staffListQuery>;
