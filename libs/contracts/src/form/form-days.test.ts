import { formKinds, kindsOfForms } from '@toam/domain/work/form-kinds';
import { daysAs, daysOfForm } from './form-days';
import { formFields, type FormRow } from './form.schema';

const row = (form: object) => form as FormRow;

test.each([
  ['leave', { start_date: '2026/11/24', end_date: '2026/11/26', shift: 0 }, ['2026-11-24', '2026-11-26', 0]],
  ['business', { start_date: '2026/11/24', end_date: '2026/11/24', shift: 2 }, ['2026-11-24', '2026-11-24', 2]],
  ['regime', { start: '2026/11/01', end: '2026/11/30' }, ['2026-11-01', '2026-11-30', 0]],
  ['absence', { date: '2026/11/17' }, ['2026-11-17', '2026-11-17', 0]],
  ['explanation', { days: '2026-11-17', shift: 1 }, ['2026-11-17', '2026-11-17', 1]],
] as const)('the days of %s are read from its own fields, and written to them', (kind, fields, [start, end, shift]) => {
  expect(daysOfForm(row({ kind, ...fields }))).toEqual({ start, end, shift });
  const { shift: _shift, ...days } = { shift: 0, ...fields };
  expect(Object.keys(daysAs(kind, start, end))).toEqual(Object.keys(days));
});

test.each(formKinds)('the days of %s are fields of its call', (kind) => {
  expect(Object.keys(formFields[kind].shape)).toEqual(expect.arrayContaining([...kindsOfForms[kind].days]));
});
