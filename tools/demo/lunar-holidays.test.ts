import { isSunday } from '@toam/domain/work-calendar';
import { lunarHolidays } from './lunar-holidays';

test('Tết Bính Ngọ is from Monday 16 to Friday 20 February 2026, Giỗ Tổ on 26 April', () => {
  const tet = ['16', '17', '18', '19', '20'].map((day) => ({ date: `2026-02-${day}`, name: 'Tết Nguyên đán' }));
  expect(lunarHolidays(2026)).toEqual([...tet, { date: '2026-04-26', name: 'Giỗ Tổ Hùng Vương' }]);
});

test.each([2025, 2026, 2027, 2028, 2029, 2030])('%i has five days of Tết in a row, and one of Giỗ Tổ', (year) => {
  const days = lunarHolidays(year);
  expect(days.map(({ name }) => name)).toEqual([...Array(5).fill('Tết Nguyên đán'), 'Giỗ Tổ Hùng Vương']);
  expect(days.slice(0, 5).filter(({ date }) => isSunday(date)).length).toBeLessThan(2);
  expect(days.every(({ date }) => date.startsWith(`${year}-`))).toBe(true);
});
