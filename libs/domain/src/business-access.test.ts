import { allows } from './access';
import { JobPosition, Role } from './actor';
import { anActor, anAdmin } from './an-actor';
import { canImport, canRecord, canWriteTargets, seesAllBusiness } from './business-access';

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
