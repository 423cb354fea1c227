import type { MatchState } from '@toam/contracts/need/match.schema';
import { longestVisitNote } from '@toam/contracts/need/match-moves.endpoints';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { validationText } from '@toam/contracts/texts/validation';
import { dayOf, dayStart } from '@toam/domain/day';
import { isDay } from '@toam/domain/typed-day';
import { formatClock } from '@toam/ui/core';
import { z } from 'zod';

/** The values of the fields: the day as YYYY-MM-DD, the time as HH:mm. */
export interface VisitValues {
  day: string | null;
  time: string | null;
  note: string;
}

/** An appointment needs both a day and a time. */
export const visitSchema = z
  .object({
    day: z.string().refine(isDay, validationText.date).nullable(),
    time: z.string().nullable(),
    note: z.string().trim().max(longestVisitNote),
  })
  .refine(({ day, time }) => day === null || time !== null, { path: ['time'], message: text.visitTimeMissing })
  .refine(({ day, time }) => time === null || day !== null, { path: ['day'], message: text.visitDayMissing });

/** The usual half hours for visits. A planned time outside them stays. */
export function visitTimes(planned: string | null): { value: string; label: string }[] {
  const halves = Array.from(
    { length: 29 },
    (_, at) => `${String(7 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  );
  const times = planned && !halves.includes(planned) ? [...halves, planned].toSorted() : halves;
  return times.map((value) => ({ value, label: value }));
}

/** An appointment as form values, in Việt Nam's time (D4). */
export const visitValues = (state: Pick<MatchState, 'visit_at' | 'note'> | null): VisitValues => {
  const at = state?.visit_at ?? null;
  return {
    day: at === null ? null : dayOf(at),
    time: at === null ? null : formatClock(at),
    note: state?.note ?? '',
  };
};

/** The form values as the wire takes them. Empty fields clear the appointment. */
export function visitOf({ day, time, note }: VisitValues): { visit_at: number | null; note: string | null } {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return {
    visit_at: day === null || time === null ? null : dayStart(day) + hours * 3600 + minutes * 60,
    note: note.trim() || null,
  };
}
