import { daysText, spanText } from '@toam/contracts/form/form-labels';
import type { LedgerEntry } from '@toam/contracts/form/leave.endpoints';
import { leaveLedgerText as text } from './leave-ledger.text';
import { formText } from '@toam/contracts/form/form.text';
import { dayOf } from '@toam/domain/day';
import { accrualBy } from '@toam/domain/work/leave-quota';
import type { LeaveLedger } from './leave-ledger.queries';
import type { LedgerShow } from './leave-ledger.search';

/** A line on the screen. Months that follow each other without a form in between are one line. */
export interface LedgerLine {
  id: string;
  kind: LedgerEntry['kind'];
  date: string;
  what: string;
  /** What it follows from; null: the form waits, and a tag says so. */
  basis: string | null;
  change: number;
  left: number;
  isFuture: boolean;
  formId: number | null;
}

/** Entries as lines: each holds its entries, the newest first. */
function joinMonths(entries: readonly LedgerEntry[]): LedgerEntry[][] {
  const groups: LedgerEntry[][] = [];
  for (const entry of entries) {
    const before = groups.at(-1)?.[0];
    const joins = entry.kind === 'accrual' && before?.kind === 'accrual' && entry.is_future === before.is_future;
    if (joins) groups.at(-1)!.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function monthWords(months: number[]): string {
  const [first = 0, last = 0] = [months[0], months.at(-1)];
  return months.length > 2 ? text.monthsTo(first, last) : months.join(', ');
}

/** '13 × 11/12'. */
const sumWords = ({ quota, months }: ReturnType<typeof accrualBy>): string => `${daysText(quota)} × ${months}/12`;

/** What the year had earned by a month; null for somebody who has no quota. */
function earnedBy({ quota, user: { onboarding_date: onboarding } }: LeaveLedger, month: number) {
  return quota && onboarding !== null ? accrualBy({ isOfficial: true, onboarding }, quota.year, month) : null;
}

/** '13 × 11/12'. */
export function accrualSum(ledger: LeaveLedger, month: number): string {
  const earned = earnedBy(ledger, month);
  return earned ? sumWords(earned) : '';
}

/** '13 × 11/12 = 11,92 → 11,5'. */
function accrualBasis(ledger: LeaveLedger, month: number): string {
  const earned = earnedBy(ledger, month);
  if (!earned) return '';
  const { exact, days } = earned;
  return `${sumWords(earned)} = ${exact === days ? daysText(exact) : `${daysText(exact)} → ${daysText(days)}`}`;
}

/** '06/11'. */
const shortDay = (at: number | null): string => (at === null ? '' : spanText(dayOf(at), dayOf(at)));

function formWords({ form, start, end }: LedgerEntry, shifts: ReadonlyMap<number, string>): string {
  const shift = form?.shift ? shifts.get(form.shift)?.toLocaleLowerCase('vi') : text.wholeDay;
  return [form?.reason, start === end && shift, form && formText.pay(form.is_paid)].filter(Boolean).join(', ');
}

function lineOf(group: LedgerEntry[], ledger: LeaveLedger, shifts: ReadonlyMap<number, string>): LedgerLine {
  const [newest, oldest] = [group[0]!, group.at(-1)!];
  const { kind, by, at, note, left, is_future: isFuture } = newest;
  const common = { kind, left, isFuture, change: group.reduce((sum, entry) => sum + entry.change, 0) };
  if (kind === 'accrual') {
    const months = group.map((entry) => entry.months ?? 0).toReversed();
    const basis = accrualBasis(ledger, newest.months ?? 0);
    return {
      ...common,
      id: `accrual-${months[0]}`,
      date: spanText(oldest.start, newest.start),
      what: text.months(monthWords(months)),
      basis: isFuture ? `${basis} · ${text.notYet}` : basis,
      formId: null,
    };
  }
  const date = spanText(newest.start, newest.end);
  if (kind === 'correction') {
    const who = by && text.correctedBy(shortDay(at), by.name);
    const basis = [note, who].filter(Boolean).join(' · ');
    return { ...common, id: `correction-${newest.correction_id}`, date, what: text.corrected, basis, formId: null };
  }
  const basis = kind === 'reservation' ? null : by ? text.decided(shortDay(at), by.name) : '';
  const formId = newest.form?.id ?? null;
  return { ...common, id: `form-${formId}`, date, what: formWords(newest, shifts), basis, formId };
}

const shownKinds: Record<LedgerShow, LedgerEntry['kind'][]> = {
  all: ['accrual', 'use', 'reservation', 'correction'],
  forms: ['use', 'reservation'],
  accruals: ['accrual'],
};

/** The lines of the ledger, the newest first. */
export const linesOf = (ledger: LeaveLedger, show: LedgerShow, shifts: ReadonlyMap<number, string>): LedgerLine[] =>
  joinMonths(ledger.entries)
    .filter(([entry]) => shownKinds[show].includes(entry!.kind))
    .map((group) => lineOf(group, ledger, shifts));

/** '+1,5' or '−1'. */
export const changeText = (change: number): string => `${change < 0 ? '−' : '+'}${daysText(Math.abs(change))}`;
