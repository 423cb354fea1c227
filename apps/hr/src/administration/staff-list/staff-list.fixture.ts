import type { StaffUser } from '@toam/contracts/user/user';
import { listUsers, readUser } from '@toam/contracts/user/user.endpoints';
import type { StaffFilters } from '@toam/contracts/user/user-list.schema';
import { staffRow } from '@toam/contracts/user/user';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './staff-list.screen';

const routes = [
  { path: '/admin/user/list', Component },
  { path: '/admin/user/:what/:userId?', element: null },
  { path: '/admin/tracking', element: null },
  { path: '/admin/deleted', element: null },
];

/** A team leader with two direct reports. */
export const hà = (differing: Partial<StaffUser> = {}) =>
  aStaffUser(aUser({ id: 31 }), { contact_name: 'Nguyễn Văn Ba', contact_phone: '0908111222', ...differing });

/** Answers the list. The panel asks the same call for team sizes: 2, or 6 with the leader. */
export function answerList(rows: StaffUser[] = [hà()], total = rows.length) {
  answer(listUsers, ({ query }) => {
    const { manager, team } = query.filters ?? {};
    if (query.size === 1 && (manager || team)) return { total: manager ? 2 : 6, total_page: 2, page: 1, list: [] };
    return { total, total_page: Math.ceil(total / query.size), page: query.page, list: rows };
  });
  answer(readUser, ({ query }) => rows.find(({ id }) => id === query.user_id) ?? hà());
}

/** The list as the API answers people who are not admins. */
export function answerPublicly(user = hà()) {
  answer(listUsers, () => ({ total: 1, total_page: 1, page: 1, list: [staffRow.parse(user)] }));
  answer(readUser, () => staffRow.parse(user));
}

export const show = (url = '/admin/user/list', user = anAdmin()) => renderRoute(routes, url, { user });

/** The last query of the list itself, without the panel's counts. */
export const lastQuery = () =>
  callsOf(listUsers)
    .filter(({ query }) => query.size > 1)
    .at(-1)?.query as { filters?: StaffFilters } & Record<string, unknown>;
