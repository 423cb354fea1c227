import { db } from '../../apps/api/src/db/db';
import { checkins } from '../../apps/api/src/modules/checkins/checkin.schema';
import { formTypes } from '../../apps/api/src/modules/form-types/form-type.schema';
import { forms } from '../../apps/api/src/modules/forms/form.schema';
import { holidays } from '../../apps/api/src/modules/holidays/holiday.schema';
import type { Brokerage } from './brokerage';
import { demoAttendance, type DemoForm } from './people/attendance';
import { insertInParts, writeInParts } from './rows';

/** Writes check-ins and forms. Everything is addressed to admin@toam.vn, who decided what is decided. @returns the forms */
export async function insertAttendance(
  { staff, calendar, attendance: { months, random } }: Brokerage,
  staffIds: number[],
): Promise<DemoForm[]> {
  const free = new Map((await db().select().from(holidays)).map(({ date, name }) => [date, name]));
  const content = demoAttendance(random, calendar, staff, months, free);
  const reasons = new Map((await db().select().from(formTypes)).map(({ name, id }) => [name, id]));
  const admin = staffIds[staff.findIndex(({ email }) => email === 'admin@toam.vn')]!;
  const rows = content.checkins
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ person, at, status, place }) => ({
      ...{ user_id: staffIds[person]!, at, status, not_authorized: place === null, created_at: at },
      ...{ latitude: place?.latitude, longitude: place?.longitude, address: place?.address },
      device: 'Chrome trên Android',
    }));
  await writeInParts(rows, (part) => db().insert(checkins).values(part));
  const sent = content.forms.toSorted((one, other) => one.sent.getTime() - other.sent.getTime());
  await insertInParts(
    sent.map(({ person, sent: created_at, decided, reason, ...form }) => ({
      ...{ ...form, user_id: staffIds[person]!, approver_id: admin, created_at },
      ...{
        decided_by: decided && admin,
        decided_at: decided,
        reason_id: reason === undefined ? null : reasons.get(reason),
      },
      department: staff[person]!.department,
    })),
    (part) => db().insert(forms).values(part).returning({ id: forms.id }),
  );
  return content.forms;
}
