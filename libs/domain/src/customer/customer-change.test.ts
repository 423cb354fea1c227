import { Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '@toam/domain/an-actor';
import { canChooseCustomerStaff, canDeleteCustomer, canEditCustomer, canRestoreCustomer } from './customer-change';

const customer = { user_id: 7, co_staff: [8] };
const owner = anActor({ id: 7 });
const coOwner = anActor({ id: 8 });
const entitled = anActor({ id: 9, customer_permission: 1 });
const chatStaff = anActor({ id: 10, chat_permission: 1 });
const colleague = anActor({ id: 11 });
const marketer = anActor({ id: 7, role: Role.marketer, customer_permission: 1 });

test.each([
  ['an admin', anAdmin(), { edits: true, deletes: true, gives: true }],
  ['the owning staff', owner, { edits: true, deletes: true, gives: false }],
  ['staff of a merged record', coOwner, { edits: true, deletes: true, gives: false }],
  ['customer_permission', entitled, { edits: true, deletes: false, gives: false }],
  ['chat staff', chatStaff, { edits: true, deletes: false, gives: false }],
  ['a colleague', colleague, { edits: false, deletes: false, gives: false }],
  ['a marketer', marketer, { edits: false, deletes: false, gives: false }],
])('%s', (_who, actor, may) => {
  expect({
    edits: canEditCustomer(actor, customer),
    deletes: canDeleteCustomer(actor, customer),
    gives: canChooseCustomerStaff(actor),
  }).toEqual(may);
});

test.each([
  ['an admin, whenever', anAdmin(), { by: 7, secondsAgo: 1e9 }, true],
  ['whoever deleted, at once', owner, { by: 7, secondsAgo: 10 }, true],
  ['whoever deleted, later', owner, { by: 7, secondsAgo: 601 }, false],
  ['somebody else', coOwner, { by: 7, secondsAgo: 1 }, false],
  ['anybody, where nobody is known', owner, { by: null, secondsAgo: 1 }, false],
])('a deletion is taken back by %s', (_who, actor, deletion, may) => {
  expect(canRestoreCustomer(actor, deletion)).toBe(may);
});
