import type { MatchStanding } from '@toam/contracts/request/match.schema';
import { longestVisitNote } from '@toam/contracts/request/recommend.endpoints';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { dayOf, dayStart } from '@toam/domain/day';
import { formatClock } from '@toam/ui/core';
import { z } from 'zod';

/** What the fields hold: the day as YYYY-MM-DD, the time as HH:mm. */
export interface VisitValues {
  day: string | null;
  time: string | null;
  note: string;
}

/** A day without a time is no appointment, nor a time without a day. */
export const visitSchema = z
  .object({ day: z.string().nullable(), time: z.string().nullable(), note: z.string().trim().max(longestVisitNote) })
  .refine(({ day, time }) => day === null || time !== null, { path: ['time'], message: text.visitTimeMissing })
  .refine(({ day, time }) => time === null || day !== null, { path: ['day'], message: text.visitDayMissing });

/** Half hours of the day in which people see houses; a planned time besides them stays. */
export function visitTimes(planned: string | null): { value: string; label: string }[] {
  const halves = Array.from(
    { length: 29 },
    (_, at) => `${String(7 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  );
  const times = planned && !halves.includes(planned) ? [...halves, planned].toSorted() : halves;
  return times.map((value) => ({ value, label: value }));
}

/** An appointment as the fields show it, in Việt Nam's time (D4). */
export const visitValues = (standing: Pick<MatchStanding, 'visit_at' | 'note'> | null): VisitValues => {
  const at = standing?.visit_at ?? null;
  return {
    day: at === null ? null : dayOf(at),
    time: at === null ? null : formatClock(at),
    note: standing?.note ?? '',
  };
};

/** The fields as the wire has them; nothing entered clears. */
export function visitOf({ day, time, note }: VisitValues): { visit_at: number | null; note: string | null } {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return {
    visit_at: day === null || time === null ? null : dayStart(day) + hours * 3600 + minutes * 60,
    note: note.trim() || null,
  };
}
