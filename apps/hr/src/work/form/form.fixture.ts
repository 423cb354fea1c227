import { readExplainedDay } from '@toam/contracts/checkin/checkin.endpoints';
import { listHolidays } from '@toam/contracts/checkin/holiday.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { readFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import {
  countWaitingForms,
  listMyForms,
  listWaitingForms,
  readForm,
  readFormNeighbours,
  readFormSetting,
} from '@toam/contracts/form/form.endpoints';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { listHistory } from '@toam/contracts/history/history.endpoints';
import { previewLeave, readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import { daysBetween } from '@toam/domain/work-calendar';
import { formKinds, type FormKind } from '@toam/domain/work/form-kinds';
import { answer } from '@toam/testing/answer';

export const sender = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
export const linh = { id: 8, name: 'Đặng Thuỳ Linh', avatar: null };
export const approver = { id: 2, name: 'Lê Thanh Sơn', avatar: null };

const base = {
  ...{ id: 31, version: 1, status: 0 as const, user: sender, leader: null, department: 2, user_approve: approver },
  ...{ note: null, created_at: 1_793_000_000, updated_at: 1_793_000_000, decided_by: null, decided_at: null },
  ...{ reject_reason: null, may_edit: true, may_decide: false, working_days: 0 },
  ...{ revoked_at: null, cancel_asked_at: null, cancel_reason: null, may_revoke: false },
  ...{ may_ask_cancel: false, may_keep: false },
};

type LeaveRow = Extract<FormRow, { kind: 'leave' }>;
type ExplanationRow = Extract<FormRow, { kind: 'explanation' }>;

/** An own leave of three days from Tuesday 24 November 2026 on, unless said otherwise. */
export const aLeave = (differing: Partial<LeaveRow> = {}): LeaveRow => ({
  ...base,
  kind: 'leave',
  ...{ start_date: '2026/11/24', end_date: '2026/11/26', shift: 0, labour: 1, working_days: 3 },
  reason: { id: 9, name: 'Nghỉ phép năm' },
  ...differing,
});

export const anExplanation = (differing: Partial<ExplanationRow> = {}): ExplanationRow => ({
  ...base,
  ...{ kind: 'explanation', id: 32, days: '2026-11-19', shift: 2, activity_explanation: 'out' },
  ...{ reason_explanation: 'forgot', reason: null },
  ...differing,
});

/** A day on which somebody came at 13:26 and did not check out, and with the explanation that they left. */
export function explainedDay(): DataOf<typeof readExplainedDay> {
  const byShift = { shift_1: 0, shift_2: 0 };
  const day = {
    ...{ date: 1_795_021_200, kind: 'work' as const, holiday: null, ignored: {}, paid: {} },
    ...{ late: byShift, soon: byShift, worked: byShift, credit: byShift, day: 0, status: 'absent' as const },
    time: { checkin: { shift_2: '13:26' }, checkout: {} },
    state: { shift_1: 'absent' as const, shift_2: 'open' as const },
  };
  const shift = { optional: false, grace: 5 };
  const place = { address: 'Thủ Đức', latitude: null, longitude: null, notAuthorized: false };
  return {
    events: [{ id: 1, at: 1_795_069_560, status: true, location: place, device: '', late_sent: false }],
    shifts: [
      { ...shift, id: 1, name: 'Ca sáng', start: '08:00', end: '12:00' },
      { ...shift, id: 2, name: 'Ca chiều', start: '13:30', end: '17:30' },
    ],
    before: day,
    after: { ...day, day: 0.5, credit: { shift_1: 0, shift_2: 0.5 } },
  };
}

/** A form of a colleague that the viewer may decide. */
export const waitingLeave = (id: number, user = linh): LeaveRow =>
  aLeave({ id, user, may_edit: false, may_decide: true });

const type = (id: number, kind: FormType['kind'], name: string, differing: Partial<FormType> = {}): FormType => ({
  ...{
    id,
    kind,
    name,
    start: null,
    end: null,
    grace_minutes: null,
    optional: false,
    uses_quota: false,
    applies_from: null,
    active: true,
  },
  ...{ version: 1, created_at: 1_793_000_000, updated_at: 1_793_000_000 },
  ...differing,
});

export const quota = {
  ...{ year: 2026, quota: 13, accrued: 11.5, used: 3, reserved: 1.5, corrected: 0, left: 7 },
};

interface Taken {
  form: number;
  kind: 'use' | 'reservation';
  days: number;
}

const noEntry = { form: null, correction_id: null, note: null, by: null, at: null };

/** What a year earns by November, and what December adds. */
const accruals = [
  [11, 11.5],
  [12, 1.5],
].map(([months = 0, change = 0]) => ({
  ...{ ...noEntry, kind: 'accrual' as const, start: `2026-${months}-01`, end: `2026-${months}-30` },
  ...{ change, months, left: 0, is_future: months === 12 },
}));

/** A ledger of 2026 on a day of November, in which forms took these days. */
export const aLedger = (differing: Partial<typeof quota>, taken: readonly Taken[]): DataOf<typeof readLeaveLedger> => ({
  user: { ...sender, job_position: 7, onboarding_date: '2021-03-20' },
  ...{ quota: { ...quota, ...differing }, years: [quota], others: [], may_correct: false },
  entries: [
    ...accruals,
    ...taken.map(({ form, kind, days }) => ({
      ...{ ...noEntry, kind, start: '2026-11-24', end: '2026-11-26', change: -days, left: 0 },
      ...{ months: null, is_future: false, form: { id: form, shift: 0, reason: 'Nghỉ phép năm', is_paid: true } },
    })),
  ],
});

const pageOf = (list: FormRow[]) => ({ total: list.length, total_page: 1, page: 1, list });

const countsOf = (list: readonly FormRow[]) =>
  Object.fromEntries(formKinds.map((kind) => [kind, list.filter((form) => form.kind === kind).length])) as Record<
    FormKind,
    number
  >;

/** The forms of the fake API: mine, and those that wait for me. Tests change them. */
export interface Fixture {
  mine: FormRow[];
  waiting: FormRow[];
  /** Whether the setting of the approver can ask the viewer; it can, unless said otherwise. */
  isAsked?: boolean;
}

interface Call {
  params: { type: string };
  query: { id?: number | undefined; status?: number | undefined };
}

const fitting = (list: FormRow[], { params, query }: Call) =>
  list.filter(
    (form) =>
      (params.type === 'all' || form.kind === params.type) &&
      (query.id === undefined ? query.status === undefined || form.status === query.status : form.id === query.id),
  );

const waits = ({ status, cancel_asked_at }: FormRow) => status === 0 || cancel_asked_at !== null;

/** Answers everything that both screens ask beside what a test is about. */
export function answerForms(fixture: Fixture): void {
  answer(listMyForms, (asked) => ({
    ...pageOf(fitting(fixture.mine, asked)),
    by_kind: countsOf(fitting(fixture.mine, { ...asked, params: { type: 'all' } })),
  }));
  // what asks to be cancelled waits, too, though it is approved
  answer(listWaitingForms, (asked) => {
    const all = fitting(fixture.waiting, { ...asked, query: {} });
    const listed = asked.query.status === 0 ? all.filter(waits) : fitting(fixture.waiting, asked);
    return { ...pageOf(listed), by_kind: countsOf(fixture.waiting.filter(waits)) };
  });
  // what neither list has is decided already
  answer(
    readForm,
    ({ params: { id } }) =>
      [...fixture.mine, ...fixture.waiting].find((form) => form.id === id) ??
      aLeave({ id, status: 1, may_edit: false }),
  );
  answer(countWaitingForms, () => ({
    is_asked: fixture.isAsked !== false,
    waiting: fixture.waiting.length,
    by_kind: countsOf(fixture.waiting),
  }));
  answer(readFormNeighbours, () => []);
  answer(listHistory, () => ({ ...pageOf([]), list: [] }));
  answer(readExplainedDay, () => explainedDay());
  answer(listHolidays, () => []);
  answer(readFormSetting, () => ({
    ...{ approver, choices: [approver], by: 'admin' as const, fixed: approver, admins: [approver] },
  }));
  answer(readFormTypes, () => ({
    shift: [
      type(1, 'shift', 'Ca sáng', { start: '08:00', end: '12:00', grace_minutes: 5 }),
      type(2, 'shift', 'Ca chiều', { start: '13:30', end: '17:30', grace_minutes: 5 }),
    ],
    typeShift: [],
    reasonLeave: [type(9, 'reasonLeave', 'Nghỉ phép năm', { uses_quota: true }), type(10, 'reasonLeave', 'Nghỉ ốm')],
  }));
  answer(readLeaveLedger, () => aLedger({}, []));
  answer(previewLeave, ({ query }) => ({
    ...{ working_days: 2, lacks_quota: false, left_before: 7, left_after: 5, overlaps: null },
    days: daysBetween(query.start_date, query.end_date).map((date) => ({ date, cost: 1, holiday: null })),
  }));
}
