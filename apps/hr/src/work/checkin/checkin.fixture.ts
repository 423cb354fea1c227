import { readLastCheckin, readPlace, listDaysOfUser, type CheckinRow } from '@toam/contracts/checkin/checkin.endpoints';
import type { ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import type { DataOf } from '@toam/contracts/endpoint';
import { listMyForms } from '@toam/contracts/form/form.endpoints';
import { dayOf, dayStart } from '@toam/domain/day';
import { type FormKind, formKinds } from '@toam/domain/work/form-kinds';
import { answer } from '@toam/testing/answer';

/** Friday, 20/11/2026, 13:24 in Vietnam. */
export const now = dayStart('2026-11-20') + (13 * 60 + 24) * 60;
export const benThanh = { latitude: 10.7725, longitude: 106.698 };
/** 1.9 km away from Bến Thành. */
export const tanDinh = { latitude: 10.7895, longitude: 106.6955 };

export const aCheckin = (differing: Partial<CheckinRow> = {}): CheckinRow => ({
  ...{ id: 7, status: false, at: now - 82 * 60, device: 'Chrome trên Android', late_sent: false },
  location: { address: 'Gần Quận 1, TP. Hồ Chí Minh', ...benThanh, notAuthorized: false },
  ...differing,
});

export const aDay = (differing: Partial<ExplainedDayRow> = {}): ExplainedDayRow => ({
  ...{ date: dayStart(dayOf(now)), kind: 'work', holiday: null, day: 0.5, status: 'ok', why: [] },
  time: {
    checkin: { shift_1: '07:56', shift_2: null, shift_3: null },
    checkout: { shift_1: '12:02', shift_2: null, shift_3: null },
  },
  ignored: {},
  paid: {},
  late: { shift_1: 0, shift_2: 0, shift_3: 0 },
  soon: { shift_1: 0, shift_2: 0, shift_3: 0 },
  worked: { shift_1: 240, shift_2: 0, shift_3: 0 },
  credit: { shift_1: 0.5, shift_2: null, shift_3: 0 },
  state: { shift_1: 'ok', shift_2: 'waiting', shift_3: 'none' },
  ...differing,
});

export const shifts = [
  { id: 1, name: 'Ca sáng', start: '08:00', end: '12:00', optional: false, grace: 5 },
  { id: 2, name: 'Ca chiều', start: '13:30', end: '17:30', optional: false, grace: 5 },
  { id: 3, name: 'Ca tối', start: '18:00', end: '21:00', optional: true, grace: 5 },
];

/** The calls of the frame: checked out at noon, no forms. */
export function answerFrame(differing: Partial<DataOf<typeof readLastCheckin>> = {}): void {
  answer(readLastCheckin, () => ({
    ...{ status: false, now, date: dayStart(dayOf(now)), last: aCheckin(), shifts, today: aDay() },
    ...differing,
  }));
  answer(readPlace, () => ({ address: 'Gần Quận 1, TP. Hồ Chí Minh' }));
  const by_kind = Object.fromEntries(formKinds.map((kind) => [kind, 0])) as Record<FormKind, number>;
  answer(listMyForms, () => ({ total: 0, total_page: 0, page: 1, list: [], by_kind }));
  answer(listDaysOfUser, () => ({
    ...{ user: { id: 1, name: 'Nguyễn Thu Hà', avatar: null }, workDays: 15.5, realDays: 25, shifts },
    ...{ list: [], forms: [] },
    totalLate: { total: 2, hours: 0, minutes: 35 },
    totalSoon: { total: 1, hours: 0, minutes: 18 },
    pay: { paidDays: 15, paidLeave: 0, unpaidLeave: 0, holidays: 0, absentDays: 0, missingOuts: 0 },
    leave: { quota: null, byReason: [] },
  }));
}

type Answers = 'refuses' | 'lost' | 'asks' | { latitude: number; longitude: number };

/**
 * A browser that tells this place, does not know it, refuses to tell it, or asks the person.
 * @returns answers the question with this place
 */
export function aBrowser(answers: Answers): (place: { latitude: number; longitude: number }) => void {
  const questions: PositionCallback[] = [];
  const tell = (found: PositionCallback, place: { latitude: number; longitude: number }) =>
    found({ coords: { ...place, accuracy: 20 }, timestamp: now * 1000 } as GeolocationPosition);
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) => {
    if (answers === 'asks') questions.push(found);
    else if (typeof answers === 'object') tell(found, answers);
    else failed({ code: answers === 'refuses' ? 1 : 3 } as GeolocationPositionError);
  };
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return (place) => questions.forEach((found) => tell(found, place));
}
