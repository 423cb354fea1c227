import type { FormStatus } from '@toam/domain/work/form-access';
import { aLeave, aLedger } from './form.fixture';
import { changeOf } from './leave-change';

const form = (status: FormStatus) => aLeave({ id: 31, status });
/** 11,5 earned, 3 used before, and the form's own 3 days. */
const reserved = aLedger({ reserved: 3, left: 5.5 }, [{ form: 31, kind: 'reservation', days: 3 }]);
const used = aLedger({ used: 6, reserved: 0, left: 5.5 }, [{ form: 31, kind: 'use', days: 3 }]);
const given = aLedger({ reserved: 0, left: 8.5 }, []);
const parts = { used: 3, reserved: 0, this: 3, left: 5.5, future: 1.5 };

test.each([
  ['pending', 0, reserved, { before: 8.5, after: 5.5, isPending: true, parts }],
  ['approved', 1, used, { before: 8.5, after: 5.5, isPending: false, parts }],
  ['rejected', 2, given, null],
  ['approved, and the ledger is still the one before', 1, reserved, { isPending: true, parts }],
  ['rejected, and the ledger is still the one before', 2, reserved, null],
  ['approved, and only the ledger says so yet', 0, used, { isPending: false, parts }],
  ['rejected, and only the ledger says so yet', 0, given, null],
] as const)('%s: the days are counted once', (_how, status, ledger, change) => {
  const found = changeOf(ledger, form(status));
  if (change) expect(found).toMatchObject(change);
  else expect(found).toBeNull();
});

/** Last days of the leave. Earned by the end of November: 11,5; by the end of December: 13. */
test.each([
  ['pending, this month', 0, '2026/11/26', reserved, 8.5, 5.5, 1.5],
  ['pending, a later month: what its sender was told', 0, '2026/12/08', reserved, 10, 7, 0],
  ['approved, a later month', 1, '2026/12/08', used, 10, 7, 0],
  ['approved, over New Year', 1, '2027/01/04', used, 10, 7, 0],
  ['approved, a month that is over: as of today', 1, '2026/10/02', used, 8.5, 5.5, 1.5],
] as const)(
  '%s: the days count that are earned by its last month',
  (_how, status, end_date, ledger, before, after, future) => {
    const found = changeOf(ledger, aLeave({ id: 31, status, start_date: '2026/10/01', end_date }));
    expect(found).toMatchObject({ before, after, parts: { left: after, future } });
  },
);
