import { JobPosition, Role } from '@toam/domain/actor';
import { anActor } from '@toam/domain/an-actor';
import {
  canSeeWork,
  FormStatus,
  mayKeepForm,
  mayAskCancel,
  mayDecideForm,
  mayEditForm,
  mayRevokeForm,
  nearestApprover,
} from './form-access';

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

const superior = (id: number, job_position: JobPosition, isActive = true) => ({ id, job_position, isActive });
const [manager, director] = [superior(5, JobPosition.manager), superior(4, JobPosition.seniorManager)];

test.each([
  ['the direct superior', [superior(6, JobPosition.teamLeader), manager], 6],
  ['the next one, if the direct one is locked', [superior(6, JobPosition.teamLeader, false), manager], 5],
  ['the next one, if the direct one is an agent', [superior(7, JobPosition.staff), manager, director], 5],
  ['a superior of position 2', [superior(2, JobPosition.admin)], 2],
  [
    'nobody, where a super admin and payroll lead',
    [superior(8, JobPosition.accountant), superior(1, JobPosition.superAdmin)],
    null,
  ],
  ['nobody without a superior', [], null],
])('a form goes to %s', (_what, superiors, expected) => {
  expect(nearestApprover(superiors)).toBe(expected);
});

const form = { user_id: 7, approver_id: 6, status: FormStatus.pending, cancel_asked_at: null };

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

const approved = { ...form, status: FormStatus.approved };
const asked = { ...approved, cancel_asked_at: new Date() };

// revokes · ends the wish to cancel · asks to cancel
test.each([
  ['its approver', leader, approved, 'yes no no'],
  ['its approver, once the owner asks', leader, asked, 'yes yes no'],
  ['an admin, once the owner asks', admin, asked, 'yes yes no'],
  ['its owner', agent, approved, 'no no yes'],
  ['its owner, who asks already', agent, asked, 'no yes no'],
  ['somebody else', accountant, asked, 'no no no'],
  ['its approver while it waits', leader, form, 'no no no'],
  ['its owner while it waits', agent, form, 'no no no'],
  ['an admin once it is rejected', admin, { ...form, status: FormStatus.rejected }, 'no no no'],
  ['its owner, who is an admin', admin, { ...approved, user_id: 2, approver_id: 2 }, 'no no yes'],
] as const)('an approved form is taken back by %s', (_what, actor, standing, expected) => {
  const may = [mayRevokeForm, mayKeepForm, mayAskCancel].map((rule) => (rule(actor, standing) ? 'yes' : 'no'));
  expect(may.join(' ')).toBe(expected);
});
