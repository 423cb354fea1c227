import { Role } from '@toam/domain/actor';
import { canEndSessions, canSeeEverybodysSignIns, canSeeSignIns } from './sign-in-access';

const who = (id: number, role: Role) => ({ id, role });

test.each([
  ['the person', who(7, Role.staff), true],
  ['a marketer, their own', who(7, Role.marketer), true],
  ['a super admin', who(1, Role.superAdmin), true],
  ['an admin', who(2, Role.admin), false],
  ['a colleague', who(8, Role.staff), false],
])('%s: who sees the sign-ins of 7, and ends them', (_who, actor, expected) => {
  expect([canSeeSignIns(actor, 7), canEndSessions(actor, 7)]).toEqual([expected, expected]);
});

test('everybody’s are for super admins', () => {
  const may = [Role.superAdmin, Role.admin, Role.staff, Role.marketer].map((role) => canSeeEverybodysSignIns({ role }));
  expect(may).toEqual([true, false, false, false]);
});
