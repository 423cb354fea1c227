import { type Actor, Role } from '@toam/domain/actor';
import { anActor } from '@toam/domain/an-actor';
import {
  canDeleteNeed,
  canEditNeed,
  canRecommend,
  canRestoreNeed,
  canSeeNeed,
  canSeeNeedCustomerPhone,
  canSeeRecommendation,
  canShareNeed,
  type NeedSharing,
  newsReaders,
  noTeam,
  type Team,
} from './need-access';

const actor = (differing: Partial<Actor> = {}) => anActor({ id: 8, ...differing });

const need = (differing: Partial<NeedSharing> = {}): NeedSharing => ({
  user_id: 7,
  staff: [],
  staff_role: 0,
  manager: 0,
  manager_role: 0,
  ...differing,
});

const owner = actor({ id: 7 });
const leader: Team = { direct: [7], all: [7] };
const director: Team = { direct: [5], all: [5, 7] };

test.each<[string, Actor, Partial<NeedSharing>, Team, boolean, boolean]>([
  ['the owner', owner, {}, noTeam, true, true],
  ['an admin', actor({ role: Role.admin }), {}, noTeam, true, true],
  ['a stranger', actor(), {}, noTeam, false, false],
  ['someone of the needs page', actor({ request_permission: 1 }), {}, noTeam, true, false],
  ['someone who answers chats', actor({ chat_permission: 1 }), {}, noTeam, true, false],
  ['a colleague it is shared with', actor(), { staff: [8] }, noTeam, true, false],
  ['a colleague who may edit', actor(), { staff: [8], staff_role: 1 }, noTeam, true, true],
  [
    'a colleague, while editing is for managers',
    actor(),
    { staff: [8], manager: 1, manager_role: 1 },
    leader,
    true,
    true,
  ],
  ['another colleague', actor({ id: 9 }), { staff: [8], staff_role: 1 }, noTeam, false, false],
  ['the direct manager, not shared', actor(), {}, leader, false, false],
  ['the direct manager', actor(), { manager: 1 }, leader, true, false],
  ['the direct manager who may edit', actor(), { manager: 1, manager_role: 1 }, leader, true, true],
  ['the staff’s right is not the manager’s', actor(), { manager: 1, staff_role: 1 }, leader, true, false],
  ['a manager above, shared with the direct one', actor(), { manager: 1, manager_role: 1 }, director, false, false],
  ['a manager above, shared with all', actor(), { manager: 2 }, director, true, false],
  ['a manager above who may edit', actor(), { manager: 2, manager_role: 1 }, director, true, true],
  ['a marketer it is shared with', actor({ role: Role.marketer }), { staff: [8], staff_role: 1 }, noTeam, false, false],
  ['a marketer with every flag', actor({ role: Role.marketer, request_permission: 1 }), {}, noTeam, false, false],
])('%s', (_who, who, sharing, team, sees, edits) => {
  expect(canSeeNeed(who, need(sharing), team)).toBe(sees);
  expect(canEditNeed(who, need(sharing), team)).toBe(edits);
});

test('only the owner shares, not even an admin does', () => {
  expect(canShareNeed(owner, need())).toBe(true);
  expect(canShareNeed(actor({ role: Role.admin }), need())).toBe(false);
  expect(canShareNeed(actor({ id: 7, role: Role.marketer }), need())).toBe(false);
});

describe('the phone of a need’s customer', () => {
  const stranger = { user_id: 99, co_staff: [] };
  const sees = (who: Actor, sharing: Partial<NeedSharing>, vouched: boolean, team = noTeam) =>
    canSeeNeedCustomerPhone(who, { ...need(sharing), customer_vouched: vouched }, stranger, team);

  test('goes to those with whom the need was shared', () => {
    expect(sees(actor(), { staff: [8] }, true)).toBe(true);
    expect(sees(actor(), { manager: 1 }, true, leader)).toBe(true);
    expect(sees(owner, {}, true)).toBe(true);
  });

  test('does not follow from a need that somebody not entitled made up', () => {
    expect(sees(actor(), { staff: [8] }, false)).toBe(false);
    expect(sees(owner, {}, false)).toBe(false);
  });

  test('does not follow from the needs page, nor for marketers', () => {
    expect(sees(actor({ request_permission: 1 }), {}, true)).toBe(false);
    expect(sees(actor({ role: Role.marketer }), { staff: [8] }, true)).toBe(false);
  });

  test('is seen by those entitled to the customer’s anyway', () => {
    expect(sees(actor({ customer_permission: 1 }), {}, false)).toBe(true);
    expect(sees(actor({ id: 99 }), {}, false)).toBe(true);
  });
});

describe('a customer’s standing with a house', () => {
  const sides = {
    user_id: 3,
    customer: { user_id: 4, co_staff: [5] },
    need: need({ staff: [8] }),
    house: { user_id: 6 },
  };

  test.each<[string, Actor, boolean, boolean]>([
    ['the customer’s staff', actor({ id: 4 }), true, true],
    ['the staff of a record merged into it', actor({ id: 5 }), true, true],
    ['who set it', actor({ id: 3 }), true, false],
    ['the house’s agent', actor({ id: 6 }), true, false],
    ['who sees the need behind it', actor({ id: 8 }), true, false],
    ['who edits the need behind it', actor({ id: 7 }), true, true],
    ['an admin', actor({ role: Role.admin }), true, true],
    ['a holder of the customers page, who edits the customer', actor({ id: 20, customer_permission: 1 }), true, true],
    ['a holder of the needs page, who edits neither', actor({ id: 20, request_permission: 1 }), true, false],
    ['a stranger', actor({ id: 20 }), false, false],
    ['a marketer', actor({ id: 4, role: Role.marketer }), false, false],
  ])('%s', (_who, who, sees, moves) => {
    expect(canSeeRecommendation(who, sides, noTeam)).toBe(sees);
    expect(canRecommend(who, sides, noTeam)).toBe(moves);
  });
});

test.each<[string, Actor, boolean, boolean]>([
  ['the owner', owner, true, true],
  ['an admin', actor({ role: Role.admin }), false, true],
  ['someone it is shared with for editing', actor(), false, false],
  ['someone of the needs page', actor({ request_permission: 1 }), false, false],
  ['an owner who became a marketer', actor({ id: 7, role: Role.marketer }), false, false],
])('%s may share and delete', (_who, who, shares, deletes) => {
  expect(canShareNeed(who, need({ staff: [8], staff_role: 1 }))).toBe(shares);
  expect(canDeleteNeed(who, need({ staff: [8], staff_role: 1 }))).toBe(deletes);
});

test.each<[string, Actor, { by: number | null; secondsAgo: number }, boolean]>([
  ['who deleted it a moment ago', owner, { by: 7, secondsAgo: 9 }, true],
  ['who deleted it long ago', owner, { by: 7, secondsAgo: 601 }, false],
  ['the owner, of what an admin deleted', owner, { by: 2, secondsAgo: 9 }, false],
  ['an admin, whenever and whoever', actor({ role: Role.admin }), { by: null, secondsAgo: 1e9 }, true],
])('%s brings it back: %s', (_who, who, deletion, may) => expect(canRestoreNeed(who, deletion)).toBe(may));

test('news of matches are for the owner and the colleagues who may edit', () => {
  expect(newsReaders(need({ staff: [8, 7], staff_role: 1 }))).toEqual([7, 8]);
  expect(newsReaders(need({ staff: [8], staff_role: 0, manager: 2, manager_role: 1 }))).toEqual([7]);
});
