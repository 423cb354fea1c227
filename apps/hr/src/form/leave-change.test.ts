import type { FormStatus } from '@toam/domain/work/form-access';
import { aLeave, aLedger } from './form.scene';
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
