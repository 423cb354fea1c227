import { Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '@toam/domain/an-actor';
import { editableColumns, officeColumns, personalColumns, powerColumns, serverColumns } from './staff-columns';
import {
  canEditUser,
  canGiveRole,
  canOpenStaffForm,
  canResetPassword,
  canSeeStaffPapers,
  canSeeUserRecord,
  changeableColumns,
} from './user-access';

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const desk = anActor({ id: 9, chat_permission: 1 });
const admin = anAdmin({ id: 2 });
const otherAdmin = anAdmin({ id: 3 });
const superAdmin = anAdmin({ id: 1, role: Role.superAdmin });
const otherSuper = anAdmin({ id: 4, role: Role.superAdmin });

test.each([
  ['a person themselves', agent, agent, true],
  ['a colleague', agent, colleague, false],
  ['whoever answers chats', desk, agent, false],
  ['an admin', admin, agent, true],
])('the whole record is seen by: %s', (_who, actor, user, sees) => {
  expect(canSeeUserRecord(actor, user)).toBe(sees);
});

test('papers in the list are an admin’s, not the chat desk’s', () => {
  expect([admin, superAdmin, desk, agent].map(canSeeStaffPapers)).toEqual([true, true, false, false]);
});

test.each([
  ['staff', agent, Role.staff, false],
  ['an admin, staff', admin, Role.staff, true],
  ['an admin, another admin', admin, Role.admin, true],
  ['an admin, a super admin', admin, Role.superAdmin, false],
  ['a super admin, another one', superAdmin, Role.superAdmin, true],
])('who gives a role: %s', (_what, actor, role, may) => {
  expect(canGiveRole(actor, role)).toBe(may);
});

/** What a person may change in a record: nothing, personal columns, office columns too, or all editable columns. */
const extents = {
  nothing: [],
  personal: personalColumns,
  'personal and office': [...personalColumns, ...officeColumns],
  everything: editableColumns,
} as const;

test.each([
  ['a person of themselves', agent, agent, 'personal'],
  ['a person of a colleague', agent, colleague, 'nothing'],
  ['the chat desk of a colleague', desk, colleague, 'nothing'],
  ['an admin of staff', admin, agent, 'everything'],
  ['an admin of another admin', admin, otherAdmin, 'everything'],
  ['an admin of themselves', admin, admin, 'personal and office'],
  ['an admin of a super admin', admin, superAdmin, 'nothing'],
  ['a super admin of another one', superAdmin, otherSuper, 'everything'],
  ['a super admin of themselves', superAdmin, superAdmin, 'personal and office'],
] as const)('%s: %s', (_who, actor, user, extent) => {
  expect([...changeableColumns(actor, user)].sort()).toEqual([...extents[extent]].sort());
  expect(canEditUser(actor, user)).toBe(extent !== 'nothing');
  expect(canResetPassword(actor, user)).toBe(extent === 'everything');
});

test('the staff form is opened by admins only, the account page has one’s own record', () => {
  expect(canOpenStaffForm(admin, agent)).toBe(true);
  expect(canOpenStaffForm(admin, admin)).toBe(true);
  expect(canOpenStaffForm(agent, agent)).toBe(false);
});

test('no column stands in two lists, and what the specification keeps from the account page is in none of a person’s own', () => {
  const all = [...personalColumns, ...officeColumns, ...powerColumns, ...serverColumns];
  expect(new Set(all).size).toBe(all.length);
  const excluded = ['provided_date', 'project', 'province', 'minimum_price', 'maximum_price', 'phone_number', 'role'];
  for (const column of [...excluded, 'create_product_permission', 'job_position', 'manager', 'status'])
    expect(personalColumns).not.toContain(column);
});
