import type { Actor } from '@toam/domain/actor';
import { houseListModes, isInHouseMode, type HouseState } from './house-list-mode';

const actor = (role: 2 | 3 | 5) => ({ id: 7, role }) as Actor;
const aHouse = (part: Partial<HouseState>): HouseState => ({
  user_id: 7,
  public: 0,
  public_approval: 0,
  web: 0,
  status: 0,
  into_money: null,
  project_id: null,
  province: null,
  reject_public_condition: null,
  reject_web_condition: null,
  web_requested: false,
  has_draft: false,
  ...part,
});
const tabsOf = (who: Actor, part: Partial<HouseState>) =>
  houseListModes.filter((mode) => isInHouseMode(mode, who, aHouse(part)));

test.each([
  ['private', {}, ['personalList']],
  ['shared, waits', { public: 1 }, ['waitingApproval', 'personalList']],
  ['approved', { public: 1, public_approval: 1 }, ['publicList', 'approved', 'personalList']],
  ['rejected', { public: 1, reject_public_condition: 'Thiếu ảnh' }, ['notApproved', 'personalList']],
  [
    'rejected, draft pending',
    { public: 1, reject_public_condition: 'Thiếu ảnh', has_draft: true },
    ['waitingApproval', 'personalList'],
  ],
  ['web requested', { web_requested: true }, ['waitingApproval', 'personalList']],
  ['web rejected', { reject_web_condition: 'Giá' }, ['notApproved', 'personalList']],
  ['on the web', { web: 1 }, ['approved', 'personalList']],
  ['stopped', { status: 1 }, ['personalList', 'suspend']],
  [
    'stopped after approval',
    { public: 1, public_approval: 1, status: 1 },
    ['approved', 'personalList', 'suspend', 'suspendPublic'],
  ],
] as const)('my house, %s', (_case, part, tabs) => {
  expect(tabsOf(actor(3), part)).toEqual(tabs);
});

test('a colleague’s house stands only in the community tabs', () => {
  expect(tabsOf(actor(3), { user_id: 8, public: 1, public_approval: 1 })).toEqual(['publicList']);
  expect(tabsOf(actor(3), { user_id: 8, public: 1 })).toEqual([]);
  expect(tabsOf(actor(3), { user_id: 8, public: 1, status: 1 })).toEqual(['suspendPublic']);
});

test('an admin sees everybody’s queues, a marketer everything approved', () => {
  expect(tabsOf(actor(2), { user_id: 8, public: 1 })).toEqual(['waitingApproval']);
  expect(tabsOf(actor(5), { user_id: 8, web: 1 })).toEqual(['approved']);
  expect(tabsOf(actor(5), { user_id: 8, public: 1 })).toEqual([]);
});
