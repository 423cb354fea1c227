import { Role } from '@toam/domain/actor';
import { anActor, anAdmin } from '@toam/domain/an-actor';
import type { HouseVisibility } from './house-access';
import {
  canChangeComment,
  canChangeTag,
  canHideComment,
  canSeeComment,
  canTakePartInHouse,
  CommentStatus,
} from './house-community';

const admin = anAdmin();
const marketer = anActor({ id: 6, role: Role.marketer });
const other = anActor({ id: 8 });

const house: HouseVisibility = {
  ...{ user_id: 7, public: 1, public_approval: 1, web: 0, status: 0, into_money: 5e9, project_id: null, province: 1 },
};

test.each([
  ['the owner', anActor(), house, true],
  ['a colleague', other, house, true],
  ['a colleague whose limits leave it out', anActor({ id: 8, minimum_price: 9e9 }), house, false],
  ['a colleague, of a house that is not shared', other, { ...house, public: 0 as const }, false],
  ['an admin, of a house that is not shared', admin, { ...house, public: 0 as const }, true],
  ['a marketer, who only reads', marketer, house, false],
])('%s takes part: %#', (_who, who, which, may) => {
  expect(canTakePartInHouse(who, which)).toBe(may);
});

test('a hidden comment is its author’s and the admins’; only the author changes words', () => {
  const hidden = { user_id: 7, status: CommentStatus.hidden };
  expect([anActor(), other, admin].map((who) => canSeeComment(who, hidden))).toEqual([true, false, true]);
  expect(canSeeComment(other, { ...hidden, status: CommentStatus.visible })).toBe(true);
  expect([anActor(), other, admin].map((who) => canHideComment(who, hidden))).toEqual([true, false, true]);
  expect([anActor(), other, admin].map((who) => canChangeComment(who, hidden))).toEqual([true, false, false]);
});

test('a tag is its creator’s and the admins’ to change; one without a creator the admins’ alone', () => {
  expect([anActor(), other, admin].map((who) => canChangeTag(who, { user_id: 7 }))).toEqual([true, false, true]);
  expect([anActor(), admin].map((who) => canChangeTag(who, { user_id: null }))).toEqual([false, true]);
  expect(canChangeTag(marketer, { user_id: 6 })).toBe(false);
});
