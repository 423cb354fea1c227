import type { FormKind } from '@toam/domain/work/form-kinds';

/** Addresses of work, for links inside it. Others link by URL. Specification 2 §2, 3 §2.1. */
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
} as const;

/** What one tab of attendance hands to the next: the month, whose days, and how they are shown (`work-days.search.ts`). */
const stored = ['month', 'mode', 'team', 'person', 'view'];

/** The part of an address that the tabs of attendance keep, with its '?'. */
export function paramsOf(search: string): string {
  const asked = new URLSearchParams(search);
  const params = new URLSearchParams(stored.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return params.size > 0 ? `?${params}` : '';
}
