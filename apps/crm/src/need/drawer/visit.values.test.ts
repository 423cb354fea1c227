import { visitOf, visitSchema, visitTimes, visitValues } from './visit.values';

const visitAt = Date.parse('2026-11-21T09:30:00+07:00') / 1000;

test('an appointment goes through the fields unchanged, in Việt Nam’s time', () => {
  const values = visitValues({ visit_at: visitAt, note: 'Gặp chủ nhà' });
  expect(values).toEqual({ day: '2026-11-21', time: '09:30', note: 'Gặp chủ nhà' });
  expect(visitOf(values)).toEqual({ visit_at: visitAt, note: 'Gặp chủ nhà' });
});

test('nothing entered clears', () => {
  expect(visitOf(visitValues(null))).toEqual({ visit_at: null, note: null });
});

test.each([
  ['a day without a time', { day: '2026-11-21', time: null }, 'time', 'Vui lòng chọn giờ xem'],
  ['a time without a day', { day: null, time: '09:30' }, 'day', 'Vui lòng chọn ngày xem'],
])('%s is refused on its field', (_case, at, field, message) => {
  const { error } = visitSchema.safeParse({ ...at, note: '' });
  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});

test('a planned time beside the half hours can stay chosen', () => {
  expect(visitTimes('09:45').map(({ value }) => value)).toContain('09:45');
  expect(visitTimes(null)).toHaveLength(29);
});
