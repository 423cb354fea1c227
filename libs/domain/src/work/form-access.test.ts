import { JobPosition, Role } from '../actor';
import { anActor } from '../an-actor';
import { canSeeWork, FormStatus, mayDecideForm, mayEditForm, seesWaitingForms } from './form-access';

const agent = anActor({ id: 7, role: Role.staff, job_position: JobPosition.staff });
const leader = anActor({ id: 6, role: Role.staff, job_position: JobPosition.teamLeader });
const accountant = anActor({ id: 8, role: Role.staff, job_position: JobPosition.accountant });
const marketer = anActor({ id: 5, role: Role.marketer, job_position: JobPosition.staff });
const admin = anActor({ id: 2, role: Role.admin, job_position: JobPosition.admin });
const owner = anActor({ id: 1, role: Role.superAdmin, job_position: JobPosition.superAdmin });

test.each([
  ['oneself', agent, 7, false, true],
  ['a colleague', agent, 9, false, false],
  ['somebody one leads', leader, 7, true, true],
  ['somebody else’s team', leader, 7, false, false],
  ['payroll', accountant, 7, false, true],
  ['an admin', admin, 7, false, true],
  ['a marketer about others', marketer, 7, false, false],
])('who reads the days of %s', (_what, actor, id, isLed, expected) => {
  expect(canSeeWork(actor, { id, isLed })).toBe(expected);
});

test.each([
  [agent, false],
  [accountant, false],
  [leader, true],
  [admin, true],
  [owner, true],
])('who has the tab of waiting forms', (actor, expected) => {
  expect(seesWaitingForms(actor)).toBe(expected);
});

const form = { user_id: 7, approver_id: 6, status: FormStatus.pending };

test.each([
  ['whom it is addressed to', leader, form, true],
  ['an admin', admin, form, true],
  ['its owner', agent, form, false],
  ['its owner, who is an admin', admin, { ...form, user_id: 2, approver_id: 2 }, false],
  ['its owner, who is the first admin', owner, { ...form, user_id: 1, approver_id: 1 }, true],
  ['somebody else', accountant, form, false],
  ['whom it is addressed to, once it is decided', leader, { ...form, status: FormStatus.rejected }, false],
] as const)('a form is decided by %s', (_what, actor, standing, expected) => {
  expect(mayDecideForm(actor, standing)).toBe(expected);
});

test('only its owner changes a form, while it waits', () => {
  expect(mayEditForm(agent, form)).toBe(true);
  expect(mayEditForm(admin, form)).toBe(false);
  expect(mayEditForm(agent, { ...form, status: FormStatus.approved })).toBe(false);
});
