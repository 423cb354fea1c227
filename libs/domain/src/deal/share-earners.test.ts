import { JobPosition, Role } from '@toam/domain/actor';
import { earnsShares } from './share-earners';

test.each([
  ['an agent', Role.staff, JobPosition.staff, true],
  ['a team leader', Role.staff, JobPosition.teamLeader, true],
  ['a Sale Admin', Role.staff, JobPosition.saleAdmin, true],
  ['an admin who sells', Role.admin, JobPosition.manager, true],
  ['an accountant', Role.staff, JobPosition.accountant, false],
  ['a marketer', Role.marketer, JobPosition.staff, false],
])('%s earns shares: %s', (_who, role, job_position, earns) => {
  expect(earnsShares({ role, job_position, other_account: 0 })).toBe(earns);
});

test('an account that is no person of the brokerage earns none', () => {
  expect(earnsShares({ role: Role.staff, job_position: JobPosition.staff, other_account: 1 })).toBe(false);
});
