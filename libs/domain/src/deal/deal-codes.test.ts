import { codeAfter, codeOf, codePrefix } from './deal-codes';

test.each([
  ['transaction', '2026-11-22', 1, 'GD-2611-0001'],
  ['receipt', '2026-11-22', 1, 'PT-2611-0001'],
  ['receipt', '2027-01-01', 412, 'PT-2701-0412'],
  ['transaction', '2026-11-22', 10_000, 'GD-2611-10000'],
] as const)('a %s on %s, number %d: %s', (kind, day, number, code) => {
  expect(codeOf(codePrefix(kind, day), number)).toBe(code);
});

test.each([
  ['GD-2611-0009', 'GD-2611-0010'],
  ['GD-2611-9999', 'GD-2611-10000'],
  ['HD7', 'HD8'],
  ['HD-A', null],
  ['', null],
])('after %s comes %s', (code, next) => {
  expect(codeAfter(code)).toBe(next);
});
