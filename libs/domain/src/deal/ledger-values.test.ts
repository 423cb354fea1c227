import type { DealColumn } from './deal-columns';
import { columnsIn, everyColumnIn, toWire } from './ledger-values';

const table = {
  price: { label: 'Giá', kind: 'money', readers: 'parties' },
  deposit: { label: 'Đặt cọc', kind: 'day', wire: 'date', readers: 'parties' },
  reserved: { label: 'Giữ chỗ', kind: 'openDay', wire: 'reservationDate', readers: 'parties' },
  remark: { label: 'Ghi chú', kind: 'note', readers: 'parties' },
} as const satisfies Record<string, DealColumn>;

test('a stored record has its names and days of the wire, 0 for no day', () => {
  const row = { price: 5, deposit: '1970-01-02', reserved: null, remark: 'Gấp', version: 3 };
  expect(toWire(table, row)).toEqual({ price: 5, date: 61_200, reservationDate: 0, remark: 'Gấp' });
});

test('a change writes what it names, also what it empties', () => {
  expect(columnsIn(table, { date: '2026-11-22', remark: null })).toEqual({ deposit: '2026-11-22', remark: null });
});

test('a whole record writes every column: what its body leaves out is empty', () => {
  expect(everyColumnIn(table, { price: 5, date: '2026-11-22' })).toEqual({
    ...{ price: 5, deposit: '2026-11-22', reserved: null, remark: null },
  });
});
