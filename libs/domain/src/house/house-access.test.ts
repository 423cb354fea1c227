import { anActor } from '@toam/domain/an-actor';
import {
  canEditHouse,
  canSeeHouse,
  canSwitchHouseStatus,
  isEditDrafted,
  isWithinLimits,
  type HouseVisibility,
} from './house-access';
import { canSeeCustomerPhone, canSeeHouseCustomerPhone } from '@toam/domain/customer/customer-access';

const colleague = 8;
const aHouse = (part: Partial<HouseVisibility> = {}): HouseVisibility => ({
  user_id: colleague,
  public: 1,
  public_approval: 1,
  web: 0,
  status: 0,
  into_money: 5_000_000_000,
  project_id: null,
  province: 3,
  ...part,
});

test.each([
  ['a colleague’s approved house', {}, {}, true],
  ['a colleague’s house that waits', {}, { public_approval: 0 }, false],
  ['a colleague’s stopped public house', {}, { public_approval: 0, status: 1 }, true],
  ['a colleague’s private house', {}, { public: 0, public_approval: 0 }, false],
  ['one’s own private house', {}, { user_id: 7, public: 0, public_approval: 0 }, true],
  ['any house, as admin', { role: 2 }, { public: 0, public_approval: 0 }, true],
  ['an approved house, as marketer', { role: 5 }, {}, true],
  ['a house on the web, as marketer', { role: 5 }, { public: 0, public_approval: 0, web: 1 }, true],
  ['a waiting house, as marketer', { role: 5 }, { public_approval: 0 }, false],
  ['a house beyond one’s limits', { maximum_price: 4_000_000_000 }, {}, false],
  ['one’s own house beyond one’s limits', { maximum_price: 4_000_000_000 }, { user_id: 7 }, true],
] as const)('%s is seen or not', (_case, who, what, seen) => {
  expect(canSeeHouse(anActor(who), aHouse(what))).toBe(seen);
});

test.each([
  ['nothing set', {}, true],
  ['zero is unlimited', { minimum_price: 0, maximum_price: 0 }, true],
  ['within prices', { minimum_price: 1, maximum_price: 5_000_000_000 }, true],
  ['too cheap', { minimum_price: 6_000_000_000 }, false],
  ['other district', { province: [4] }, false],
  ['this district', { province: [4, 3] }, true],
  ['some project, and the house has none', { project: [1] }, false],
])('limits: %s', (_case, limits, within) => {
  expect(isWithinLimits(anActor(limits), aHouse())).toBe(within);
});

test('a house without a price is outside any price limit', () => {
  expect(isWithinLimits(anActor({ minimum_price: 1 }), aHouse({ into_money: null }))).toBe(false);
  expect(isWithinLimits(anActor({ maximum_price: 1 }), aHouse({ into_money: null }))).toBe(false);
});

test.each([
  ['its agent', {}, { user_id: 7 }, true, true],
  ['an admin', { role: 1 }, {}, true, true],
  ['a colleague', {}, {}, false, false],
  ['a colleague with the update flag', { update_product_permission: 1 }, {}, false, true],
  ['a marketer with the update flag', { role: 5, update_product_permission: 1 }, {}, false, false],
  ['a marketer, even on their own', { role: 5 }, { user_id: 7 }, false, false],
] as const)('%s may edit or switch it', (_case, who, what, edits, switches) => {
  expect(canEditHouse(anActor(who), aHouse(what))).toBe(edits);
  expect(canSwitchHouseStatus(anActor(who), aHouse(what))).toBe(switches);
});

test('only a non-admin’s edit of a web-published house is drafted', () => {
  expect(isEditDrafted(anActor(), { web: 1 })).toBe(true);
  expect(isEditDrafted(anActor(), { web: 0 })).toBe(false);
  expect(isEditDrafted(anActor({ role: 2 }), { web: 1 })).toBe(false);
});

test.each([
  ['an admin', { role: 2 }, true],
  ['the owning staff', { id: 9 }, true],
  ['the staff of a record merged into it', { id: 11 }, true],
  ['customer_permission', { customer_permission: 1 }, true],
  ['chat_permission alone', { chat_permission: 1 }, false],
  ['a colleague', {}, false],
  ['a marketer with the flag', { role: 5, customer_permission: 1 }, false],
] as const)('%s sees the phone of customer of staff 9: %s', (_case, who, sees) => {
  expect(canSeeCustomerPhone(anActor(who), { user_id: 9, co_staff: [10, 11] })).toBe(sees);
});

test('naming a stranger’s customer on one’s own house reveals no phone', () => {
  const customer = { user_id: 9, co_staff: [] };
  expect(canSeeHouseCustomerPhone(anActor(), { user_id: 7, customer_vouched: false }, customer)).toBe(false);
  expect(canSeeHouseCustomerPhone(anActor(), { user_id: 7, customer_vouched: true }, customer)).toBe(true);
  expect(canSeeHouseCustomerPhone(anActor(), { user_id: 8, customer_vouched: true }, customer)).toBe(false);
});
