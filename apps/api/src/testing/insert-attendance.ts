import { dayStart } from '@toam/domain/day';
import { db } from '../db/db';
import { checkins } from '../modules/checkins/checkin.schema';
import { forms } from '../modules/forms/form.schema';

/** Stores check-ins of a person on a day of Vietnam: 'in 08:05:59 out 12:00'. */
export async function insertCheckins(user_id: number, day: string, text: string): Promise<void> {
  const rows = [...text.matchAll(/(in|out) (\d\d):(\d\d)(?::(\d\d))?/g)].map(([, way, hour, minute, second = '0']) => ({
    user_id,
    at: new Date((dayStart(day) + Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000),
    status: way === 'in' ? (1 as const) : (0 as const),
  }));
  if (rows.length > 0) await db().insert(checkins).values(rows);
}

type FormValues = Partial<typeof forms.$inferInsert>;

/** Stores a form of one day that admin 2 approved, unless said otherwise. */
export async function insertForm(user_id: number, day: string, values: FormValues = {}): Promise<void> {
  await db()
    .insert(forms)
    .values({
      ...{ kind: 'explanation', user_id, approver_id: 2, status: 1, decided_by: 2, decided_at: new Date() },
      ...{ start_date: day, end_date: day, ...values },
    });
}
