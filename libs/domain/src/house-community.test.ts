import { type Actor, JobPosition, Role } from './actor';
import type { HouseVisibility } from './house-access';
import {
  canChangeComment,
  canChangeTag,
  canHideComment,
  canSeeComment,
  canTakePartInHouse,
  CommentStatus,
} from './house-community';

const actor = (differing: Partial<Actor> = {}): Actor => ({
  ...{ id: 7, role: Role.staff, job_position: JobPosition.staff, create_product_permission: 1 },
  ...{ update_product_permission: 0, chat_permission: 0, customer_permission: 0, request_permission: 0 },
  ...{ project_permission: 0, news_permission: 0, employment_diagram_permission: 0, bussiness_permission: 0 },
  ...{ minimum_price: null, maximum_price: null, project: [], province: [] },
  ...differing,
});
const admin = actor({ id: 2, role: Role.admin });
const marketer = actor({ id: 6, role: Role.marketer });
const other = actor({ id: 8 });

const house: HouseVisibility = {
  ...{ user_id: 7, public: 1, public_approval: 1, web: 0, status: 0, into_money: 5e9, project_id: null, province: 1 },
};

test.each([
  ['the owner', actor(), house, true],
  ['a colleague', other, house, true],
  ['a colleague whose limits leave it out', actor({ id: 8, minimum_price: 9e9 }), house, false],
  ['a colleague, of a house that is not shared', other, { ...house, public: 0 as const }, false],
  ['an admin, of a house that is not shared', admin, { ...house, public: 0 as const }, true],
  ['a marketer, who only reads', marketer, house, false],
])('%s takes part: %#', (_who, who, which, may) => {
  expect(canTakePartInHouse(who, which)).toBe(may);
});

test('a hidden comment is its author’s and the admins’; only the author changes words', () => {
  const hidden = { user_id: 7, status: CommentStatus.hidden };
  expect([actor(), other, admin].map((who) => canSeeComment(who, hidden))).toEqual([true, false, true]);
  expect(canSeeComment(other, { ...hidden, status: CommentStatus.visible })).toBe(true);
  expect([actor(), other, admin].map((who) => canHideComment(who, hidden))).toEqual([true, false, true]);
  expect([actor(), other, admin].map((who) => canChangeComment(who, hidden))).toEqual([true, false, false]);
});

test('a tag is its creator’s and the admins’ to change; one without a creator the admins’ alone', () => {
  expect([actor(), other, admin].map((who) => canChangeTag(who, { user_id: 7 }))).toEqual([true, false, true]);
  expect([actor(), admin].map((who) => canChangeTag(who, { user_id: null }))).toEqual([false, true]);
  expect(canChangeTag(marketer, { user_id: 6 })).toBe(false);
});
