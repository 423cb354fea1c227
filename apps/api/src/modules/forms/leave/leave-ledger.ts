import { type LedgerEntry, readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import { leaveText } from '@toam/contracts/form/leave.text';
import { isAdmin } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { canSeeWork, FormStatus } from '@toam/domain/work/form-access';
import { isPaidLeave } from '@toam/domain/work/leave-pay';
import { accrualsOf, dayOfQuota, type Employment, hasQuota, leaveQuotaOn } from '@toam/domain/work/leave-quota';
import { toEpoch } from '../../../db/columns';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { readNamesOf } from '../../form-types/form-types.reads';
import { personOf, readEmployments, readStaffNames, readSuperiors } from '../../users/users.reads';
import type { FormRecord } from '../form.schema';
import { leaveOfYear, readLeaveUse } from './leave-left';
import { listCorrections } from './leave.queries';

type Undated = Omit<LedgerEntry, 'left'>;

const blank = {
  ...{ months: null, is_future: false, form: null, correction_id: null },
  ...{ note: null, by: null, at: null },
} as const;

const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
const firstDayOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;

/** What the months of the year add. Later ones than `until` are still to come. */
function accruals(person: Employment, year: number, until: number): Undated[] {
  if (!hasQuota(person)) return [];
  return accrualsOf(person, year).map(({ month, change }) => ({
    ...{ ...blank, kind: 'accrual', start: firstDayOf(year, month), end: lastDayOf(year, month) },
    ...{ change, months: month, is_future: month > until },
  }));
}

async function formEntries(userId: number, year: number): Promise<{ entries: Undated[]; others: OtherLeave[] }> {
  const { counted, others } = await leaveOfYear(userId, year);
  const all = [...counted, ...others].map(({ form }) => form);
  const reasons = await readNamesOf(all.flatMap(({ reason_id }) => reason_id ?? []));
  const staff = await readStaffNames(all.flatMap(({ decided_by }) => decided_by ?? []));
  const reasonOf = ({ reason_id }: FormRecord) => reasons.get(reason_id ?? 0) ?? '';
  const span = ({ start_date: start, end_date: end }: FormRecord) => ({ start, end });
  return {
    entries: counted.map(({ form, cost }) => ({
      ...{ ...blank, ...span(form) },
      kind: form.status === FormStatus.approved ? 'use' : 'reservation',
      change: -cost,
      form: { id: form.id, shift: form.shift ?? 0, reason: reasonOf(form), is_paid: isPaidLeave(form) },
      note: form.note,
      by: personOf(staff, form.decided_by),
      at: form.decided_at && toEpoch(form.decided_at),
    })),
    others: others
      .filter(({ form }) => form.status === FormStatus.approved)
      .map(({ form, cost }) => ({ ...span(form), days: cost, reason: reasonOf(form), is_paid: isPaidLeave(form) })),
  };
}

interface OtherLeave {
  start: string;
  end: string;
  days: number;
  reason: string;
  is_paid: boolean;
}

async function correctionEntries(userId: number, year: number): Promise<Undated[]> {
  const corrections = await listCorrections(userId, year);
  const staff = await readStaffNames(corrections.map(({ created_by }) => created_by));
  return corrections.map(({ id, days, note, created_by, created_at }) => {
    const day = dayOf(toEpoch(created_at));
    const at = toEpoch(created_at);
    return {
      ...{ ...blank, kind: 'correction', start: day, end: day, change: days },
      ...{ correction_id: id, note, by: personOf(staff, created_by), at },
    };
  });
}

/** In order of their days, with what was left after each. What is still to come is not in the last figure. */
function withLeft(entries: Undated[]): LedgerEntry[] {
  const rank = { accrual: 0, correction: 1, use: 2, reservation: 3 };
  const ordered = entries.toSorted(
    (one, other) =>
      Number(one.is_future) - Number(other.is_future) ||
      one.start.localeCompare(other.start) ||
      rank[one.kind] - rank[other.kind] ||
      (one.form?.id ?? 0) - (other.form?.id ?? 0),
  );
  let left = 0;
  return ordered.map((entry) => ({ ...entry, left: (left += entry.change) }));
}

/**
 * A person's leave of a year. The last line that is not to come has what the card shows as left. D93, issue 14.
 * @throws HttpError not_found; forbidden as `canSeeWork`
 */
export const readLeaveLedgerCall = handle(readLeaveLedger, async ({ actor, params, query }) => {
  const { userId } = params;
  const asked = query.year;
  const [person] = await readEmployments([userId]);
  const staff = await readStaffNames([userId]);
  if (!person) throw new HttpError('not_found', leaveText.mayNotSee);
  const isLed = (await readSuperiors(userId)).includes(actor.id);
  if (!canSeeWork(actor, { id: userId, isLed })) throw new HttpError('forbidden', leaveText.mayNotSee);
  const today = dayOf(Date.now() / 1000);
  const thisYear = Number(today.slice(0, 4));
  const year = asked ?? thisYear;
  const quotaOf = async (which: number) =>
    leaveQuotaOn(person, dayOfQuota(which, today), await readLeaveUse(userId, which));
  const first = Math.max(Number(person.onboarding?.slice(0, 4) ?? thisYear), thisYear - 9);
  const years = hasQuota(person) ? Array.from({ length: thisYear - first + 1 }, (_, at) => thisYear - at) : [];
  const { entries, others } = await formEntries(userId, year);
  const until = Number(dayOfQuota(year, today).slice(5, 7));
  const lines = [...accruals(person, year, until), ...entries, ...(await correctionEntries(userId, year))];
  const summaries = [];
  for (const one of years) summaries.push((await quotaOf(one))!);
  return {
    user: {
      ...personOf(staff, userId)!,
      ...{ job_position: person.job_position, onboarding_date: person.onboarding },
    },
    quota: await quotaOf(year),
    years: summaries,
    entries: hasQuota(person) ? withLeft(lines).toReversed() : [],
    others,
    may_correct: isAdmin(actor) && hasQuota(person),
  };
});
