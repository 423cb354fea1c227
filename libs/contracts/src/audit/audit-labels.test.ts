import { auditColumnLabel } from './audit-labels';

test.each([
  ['checkin', 'in_1', 'Vào ca 1'],
  ['checkin', 'out_12', 'Ra ca 12'],
  ['checkin', 'late', 'Đi trễ (phút)'],
  ['checkin', 'in_x', 'in_x'],
  ['house', 'in_1', 'in_1'],
] as const)('the %s column %s is called %s', (noun, column, label) => {
  expect(auditColumnLabel(noun, column)).toBe(label);
});
