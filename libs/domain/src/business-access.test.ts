import { allows } from './access';
import { JobPosition, Role } from './actor';
import { anActor, anAdmin } from './an-actor';
import { canImport, canRecord, canSeeBusinessOf, canWriteTargets, seesAllBusiness } from './business-access';

const people = {
  superAdmin: anActor({ role: Role.superAdmin, job_position: JobPosition.superAdmin }),
  admin: anAdmin(),
  saleAdmin: anActor({ job_position: JobPosition.saleAdmin }),
  seniorManager: anActor({ job_position: JobPosition.seniorManager }),
  manager: anActor({ job_position: JobPosition.manager }),
  leader: anActor({ job_position: JobPosition.teamLeader }),
  staff: anActor(),
  permitted: anActor({ bussiness_permission: 1 }),
  accountant: anActor({ job_position: JobPosition.accountant }),
  marketer: anActor({ role: Role.marketer, bussiness_permission: 1 }),
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
    ['superAdmin', 'admin', ...leaders, 'permitted', 'accountant'],
  ],
])('who may %s', (_what, may, expected) => {
  expect(Object.entries(people).flatMap(([name, actor]) => (may(actor) ? [name] : []))).toEqual(expected);
});

test('others read their own figures and those of the people below them', () => {
  const leader = anActor({ id: 6 });
  expect(canSeeBusinessOf(leader, { id: 6, isLed: false })).toBe(true);
  expect(canSeeBusinessOf(leader, { id: 7, isLed: true })).toBe(true);
  expect(canSeeBusinessOf(leader, { id: 8, isLed: false })).toBe(false);
  expect(canSeeBusinessOf(people.accountant, { id: 8, isLed: false })).toBe(true);
});
