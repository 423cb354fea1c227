import { auditColumnLabel, auditDetailLines } from './audit-labels';

test.each([
  ['checkin', 'in_1', 'Vào ca 1'],
  ['checkin', 'out_12', 'Ra ca 12'],
  ['checkin', 'late', 'Đi trễ (phút)'],
  ['checkin', 'in_x', 'in_x'],
  ['house', 'in_1', 'in_1'],
] as const)('the %s column %s is called %s', (noun, column, label) => {
  expect(auditColumnLabel(noun, column)).toBe(label);
});

test('details are told in words, without those that are empty', () => {
  const detail = {
    do: 'stop',
    houses: [12, 13],
    all: false,
    search: '',
    columns: ['title', 'floors'],
    query: { title: 'x', note: '' },
  };
  expect(auditDetailLines('house', detail)).toEqual([
    { label: 'Thao tác', text: 'stop' },
    { label: 'Mã bất động sản', text: '12, 13' },
    { label: 'Toàn bộ, không theo bộ lọc', text: 'Không' },
    { label: 'Các cột', text: 'Tiêu đề, Số tầng' },
    { label: 'query', text: 'Tiêu đề: x' },
  ]);
});
