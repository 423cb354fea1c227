import { allows } from './access';
import { anActor, oneOfEach } from './an-actor';
import { canImport, canRecord, canWriteTargets, seesAllBusiness } from './business-access';

const people = {
  ...oneOfEach,
  permitted: anActor({ bussiness_permission: 1 }),
  marketer: { ...oneOfEach.marketer, bussiness_permission: 1 as const },
};
type Name = keyof typeof people;
const leaders: Name[] = ['saleAdmin', 'seniorManager', 'manager', 'leader'];

test.each<[string, (actor: (typeof people)[Name]) => boolean, Name[]]>([
  ['read everybody’s figures', seesAllBusiness, ['superAdmin', 'admin', 'accountant']],
  ['record deals', canRecord, ['superAdmin', 'admin', 'accountant']],
  ['import', canImport, ['superAdmin', 'accountant']],
  ['write targets', canWriteTargets, ['superAdmin', 'admin', 'saleAdmin']],
  [
    'read the summary',
    (actor) => allows('businessSummary', actor),
    ['superAdmin', 'admin', ...leaders, 'accountant', 'permitted'],
  ],
])('who may %s', (_what, may, expected) => {
  expect(Object.entries(people).flatMap(([name, actor]) => (may(actor) ? [name] : []))).toEqual(expected);
});
