import type { FormKind } from '@toam/domain/work/day-forms';

/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 2 §2, 3 §2.1. */
export const paths = {
  checkin: '/checkin/overview',
  /** The overview with checking in open over it. */
  checkinNow: '/checkin/overview?now=1',
  checkinCalendar: '/checkin/calendar',
  checkinMonitor: '/checkin/manage',
  timesheet: '/checkin/table',
  /** A new explanation of an attendance, prefilled. H16. */
  explain: ({ date, shift, activity }: { date: string; shift?: number | undefined; activity: 'in' | 'out' | 'both' }) =>
    `/form/explanation?date=${date}${shift === undefined ? '' : `&shift=${shift}`}&activity=${activity}`,
  /** My forms with the panel of one open. */
  formOf: (formId: number) => `/form?open=${formId}`,
  forms: '/form',
  /** The forms that wait for me, with the panel of one open. */
  waitingFormOf: (formId: number) => `/form?tab=waiting&open=${formId}`,
  waitingForms: '/form?tab=waiting',
  /** A new form of a kind. Brief 5, H16. */
  newForm: (kind: FormKind) => `/form/${kind}`,
  editForm: (kind: FormKind, id: number) => `/form/${kind}?id=${id}`,
  leaveLedger: (userId: number, year?: number) => `/form/leave-ledger/${userId}${year ? `?year=${year}` : ''}`,
  staff: '/admin/user/list',
  newStaff: '/admin/user/new',
  /** The short form of an account outside the hierarchy. D28. */
  newOtherAccount: '/admin/user/new?variant=other',
  editStaff: (userId: number) => `/admin/user/edit/${userId}`,
  staffImport: '/admin/user/import',
  staffImportOf: (importId: number) => `/admin/user/import/${importId}`,
  /** The list with a person's panel open. */
  staffOf: (userId: number) => `/admin/user/list?open=${userId}`,
  /** The list of a person's direct reports. */
  directTeamOf: (userId: number) => `/admin/user/list?f.manager=${userId}`,
  /** The list of a person and everybody below them. D29. */
  teamOf: (userId: number) => `/admin/user/list?f.team=${userId}`,
  /** The list with the dialog that hands a person's work over to a colleague. D72. */
  handOver: (userId: number) => `/admin/user/list?handover=${userId}`,
  /** A person's sign-ins and devices. */
  loginsOf: (userId: number) => `/admin/tracking?user=${userId}`,
  staffStatistics: '/admin/user-chart',
  dictionary: '/admin/dictionary',
  formTypes: '/admin/form',
  security: '/admin/tracking',
  audit: '/admin/audit',
  /** The deleted records of a noun. D11. */
  deleted: '/admin/deleted',
  /** The audit entries of one record: its noun (`house`) and id. */
  auditOf: (noun: string, id: number) => `/admin/audit?noun=${noun}&record=${id}`,
  loginHistory: '/login-history',
} as const;

/** What one tab of attendance hands to the next: the month, whose days, and how they are shown (`work-days.search.ts`). */
const kept = ['month', 'mode', 'team', 'person', 'view'];

/** The part of an address that the tabs of attendance keep, with its '?'. */
export function keptOf(search: string): string {
  const asked = new URLSearchParams(search);
  const params = new URLSearchParams(kept.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return params.size > 0 ? `?${params}` : '';
}
