import type { WorkShiftRow } from '@toam/contracts/checkin/checkin.endpoints';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { daysText } from '@toam/contracts/form/form-labels';
import type { ShiftState } from '@toam/domain/work/shift-of-day';
import { type Tone, Text, Row } from '@toam/ui/core';
import { workDaysText as text } from '../work-days.text';
import * as css from './legend.module.css';

/** The colour of a shift or a day, on every screen the same. */
export type DayTone = 'ok' | 'late' | 'away' | 'absent' | 'open' | 'none';

const tones: Record<ShiftState | DayRow['status'], DayTone> = {
  ...{ ok: 'ok', late: 'late', short: 'late', leave: 'away', trip: 'away', absent: 'absent', open: 'open' },
  ...{ waiting: 'none', none: 'none', off: 'none', future: 'none' },
};

/** Someone who is still there has not forgotten to check out. */
export const shiftTone = ({ state, credit, late }: Pick<ShiftOfRow, 'state' | 'credit' | 'late'>): DayTone =>
  state === 'open' && credit === null ? (late > 0 ? 'late' : 'ok') : tones[state];

export const dayTone = (day: DayRow): DayTone =>
  day.status === 'open' && isRunning(day) ? (sumOf(day.late) > 0 ? 'late' : 'ok') : tones[day.status];

export const tagTone: Record<DayTone, Tone> = {
  ...{ ok: 'teal', late: 'warning', away: 'info', absent: 'error', open: 'neutral', none: 'neutral' },
};

/** Minutes of all shifts. */
export const sumOf = (minutes: Record<string, number>): number =>
  Object.values(minutes).reduce((total, one) => total + one, 0);

const keyOf = (shift: number): `shift_${number}` => `shift_${shift}`;

/** What a day says about one shift. */
export function shiftOf(day: DayRow, { id }: Pick<WorkShiftRow, 'id'>) {
  const key = keyOf(id);
  return {
    in: day.time.checkin[key] ?? null,
    out: day.time.checkout[key] ?? null,
    ignored: day.ignored[key] ?? null,
    late: day.late[key] ?? 0,
    soon: day.soon[key] ?? 0,
    worked: day.worked[key] ?? 0,
    credit: day.credit[key] ?? null,
    state: day.state[key] ?? 'none',
    paid: day.paid[key] ?? null,
  };
}
export type ShiftOfRow = ReturnType<typeof shiftOf>;

/** The shifts that make a day. */
export const countedOf = (shifts: readonly WorkShiftRow[]): WorkShiftRow[] =>
  shifts.filter(({ optional }) => !optional);

/** The shifts of a day that are worth a line: those that count, and others if somebody was there. Brief 5 §8. */
export const seenShifts = (day: DayRow, shifts: readonly WorkShiftRow[]): WorkShiftRow[] =>
  shifts.filter((shift) => (shift.optional ? shiftOf(day, shift).in !== null : day.kind === 'work' || shiftOf(day, shift).in !== null)); // prettier-ignore

/** '07:56 – 12:02', '07:56 – …', '… – 17:30' without a check-in, or what stands for it: 'Nghỉ có lương', 'Vắng'. Null: nothing to say. */
export function spanOf({ in: came, out, ignored, state, paid }: ShiftOfRow): string | null {
  if (came === null && ignored !== null && state === 'absent') return `${text.running} – ${ignored}`;
  if (paid !== null) return text.leavePay(paid);
  if (state === 'leave' || state === 'trip' || state === 'absent') return checkinText.status[state];
  return came === null ? null : `${came} – ${out ?? text.running}`;
}

/** A shift in words, on its colour. */
export interface ShiftSpan {
  key: string;
  tone: DayTone;
  words: string;
}

/** One span instead of several that say the same: leave of a whole day. */
export const oneForAll = (spans: ShiftSpan[]): ShiftSpan[] =>
  spans.every(({ words, tone }) => words === spans[0]!.words && tone === spans[0]!.tone) ? spans.slice(0, 1) : spans;

/** 'Quá ngắn', 'Trễ', 'Về sớm', or nothing. */
function columnRemarkOf({ state, late, soon }: ShiftOfRow): string {
  if (state === 'short') return checkinText.status.short;
  if (late > 0) return text.lateColumn;
  return soon > 0 ? text.soonColumn : '';
}

/** '07:56 – 12:02', '13:26 – 17:12 về sớm'. @param remarked with a word for late and early */
export function spansOf(day: DayRow, shifts: readonly WorkShiftRow[], remarked = false): ShiftSpan[] {
  const spans = seenShifts(day, shifts).flatMap((shift): ShiftSpan[] => {
    const of = shiftOf(day, shift);
    const words = spanOf(of);
    if (words === null) return [];
    const remark = remarked && columnRemarkOf(of);
    const input = remark ? `${words} ${remark.toLocaleLowerCase('vi')}` : words;
    return [{ key: String(shift.id), tone: shiftTone(of), words: input }];
  });
  return oneForAll(spans);
}

/** 'trễ 17 phút', 'về sớm 7 phút', 'thiếu giờ ra', 'ra 17:30, thiếu giờ vào'. */
export function remarkOf({ late, soon, state, out, ignored, credit }: ShiftOfRow): string | null {
  if (ignored !== null) return text.ignoredOut(ignored);
  if (state === 'absent') return text.notInShift;
  if (state === 'short') return checkinText.status.short.toLocaleLowerCase('vi');
  const words = [late > 0 && checkinText.late(late), soon > 0 && checkinText.soon(soon)].filter(Boolean);
  if (words.length > 0) return words.join(', ');
  return state === 'open' && out === null && credit !== null ? text.missingOut : null;
}

/** Whether the day is not over: a shift has no figure yet. */
export const isRunning = (day: DayRow): boolean =>
  day.kind === 'work' && Object.values(day.credit).some((credit) => credit === null);

/** Whether the leave of a day is paid; of two kinds on one day the paid one counts. Null: no leave. D112. */
const isPaidDay = ({ paid }: DayRow): boolean | null => {
  const shifts = Object.values(paid);
  return shifts.length === 0 ? null : shifts.includes(true);
};

/** What stands in a cell of the timesheet: '1', '0,5', 'P', 'KL', '…'. */
export function markOf(day: DayRow): string {
  if (day.status === 'future' || day.status === 'off') return '';
  if (isRunning(day)) return text.running;
  if (day.status === 'leave' && day.day === 0) return isPaidDay(day) === false ? text.unpaidMark : text.leaveMark;
  return daysText(day.day);
}

/** The heading of an explained day: 'Về sớm 18 phút', 'Đúng giờ', 'Nghỉ', the name of the holiday. */
export function verdictOf(day: DayRow): string {
  if (day.holiday) return day.holiday;
  if (day.status === 'open' && isRunning(day)) return text.atWork;
  const isPaid = isPaidDay(day);
  if (day.status === 'leave' && isPaid !== null) return text.leavePay(isPaid);
  if (day.status !== 'late') return checkinText.status[day.status];
  const [late, soon] = [sumOf(day.late), sumOf(day.soon)];
  return [late > 0 && text.lateMinutes(late), soon > 0 && text.soonMinutes(soon)].filter(Boolean).join(' · ');
}

/** The same for screen readers, where the eye has a colour. */
export function spokenOf(day: DayRow): string {
  if (day.holiday) return day.holiday;
  const isPaid = isPaidDay(day);
  const leave = isPaid === null ? '' : text.leavePay(isPaid).toLocaleLowerCase('vi');
  if (day.status === 'open' && isRunning(day)) return text.atWork.toLocaleLowerCase('vi');
  if (day.status === 'leave') return leave || text.spoken.leave;
  // half a day of leave, and the other half needs looking at
  return [text.spoken[day.status], leave].filter(Boolean).join(', ');
}

const looks = {
  ok: { tone: 'teal', background: 'tealTint' },
  late: { tone: 'warning', background: 'warningTint' },
  away: { tone: 'info', background: 'infoTint' },
  absent: { tone: 'error', background: 'errorTint' },
  open: { tone: 'text2', background: 'fill' },
  none: { tone: 'text2', background: 'fill' },
} as const satisfies Record<DayTone, object>;

interface ShiftTagProps {
  tone: DayTone;
  small?: boolean;
  children: string;
}

/** Clocks of a shift, on the colour of what became of it. */
export const ShiftTag = ({ tone, small = false, children }: ShiftTagProps) => (
  <Text {...looks[tone]} size={small ? 11 : 12} weight={500} digits nowrap ellipsis radius={4} padX={6}>
    {children}
  </Text>
);

interface LegendProps {
  entries: readonly (readonly [DayTone | 'planned', string])[];
  /** Tinted squares with a frame, as cells are; otherwise filled as the strip is. */
  tinted?: boolean;
}

/** What the colours mean, in words. */
export const Legend = ({ entries, tinted = false }: LegendProps) => (
  <Row as="ul" gap={16} rowGap={4} wrap size={12} tone="text2" className={css.legend} data-tinted={tinted || undefined}>
    {entries.map(([tone, label]) => (
      <Row as="li" key={tone} gap={6}>
        <i data-tone={tone} />
        {label}
      </Row>
    ))}
  </Row>
);
