import {
  listAllUsers,
  listUserNames,
  listUsers,
  listUsersByCondition,
  listUsersById,
} from '@toam/contracts/user/user.endpoints';
import { privateStaffFilters, privateStaffSorts, type StaffListQuery } from '@toam/contracts/user/user-list.schema';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import type { Actor } from '@toam/domain/actor';
import { valuesIn } from '@toam/domain/record/columns';
import { columnsWithName } from '@toam/domain/staff/staff-columns';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import { onlyReads } from '../../../audit/audited';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { cappedPageOf } from '../../../http/page';
import { publicRows, rowsFor } from '../user-serializer';
import { findActiveEarners, readAvatars } from '../users.reads';
import { byName, listStaff, readListedStaff } from './staff-list.queries';

/**
 * Refuses to sort or filter by hidden columns, because this would reveal their values.
 * @throws HttpError forbidden for a column of papers
 */
function refuseHiddenColumns(actor: Actor, { sortColumn, filters = {} }: StaffListQuery): void {
  if (canSeeStaffPapers(actor)) return;
  const isHidden = (privateStaffSorts as readonly string[]).includes(sortColumn);
  if (isHidden || privateStaffFilters.some((column) => filters[column]?.length))
    throw new HttpError('forbidden', text.mayNotFilter);
}

const some = <Value>(value: Value | undefined): Value[] | undefined => (value === undefined ? undefined : [value]);

export const userListCalls = [
  handle(listUsers, async ({ actor, query }) => {
    refuseHiddenColumns(actor, query);
    const { total, list } = await listStaff(query, query, query);
    return cappedPageOf(await rowsFor(actor, list), total, query);
  }),

  handle(listUserNames, async ({ query }) => {
    const ids = query.ids ?? (query.earners === 1 ? await findActiveEarners() : undefined);
    const filter = { search: query.search, ids, isActiveOnly: !query.ids };
    const { total, list } = await listStaff(filter, byName, query);
    const avatarOf = await readAvatars(list);
    return cappedPageOf(
      list.map((user) => ({ ...valuesIn(user, columnsWithName), avatar: avatarOf(user) })),
      total,
      query,
    );
  }),

  handle(listAllUsers, async ({ query }) => {
    const { total, list } = await listStaff({ search: query.search, isActiveOnly: true }, byName, query);
    return cappedPageOf(await publicRows(list), total, query);
  }),

  handle(listUsersByCondition, async ({ query }) => {
    const { search, role, job_position, department, employee_status, manager, team } = query;
    const filters = {
      job_position: some(job_position),
      department: some(department),
      employee_status: some(employee_status),
      manager: some(manager),
      team: some(team),
    };
    const { total, list } = await listStaff({ search, role, isActiveOnly: true, filters }, byName, query);
    return cappedPageOf(await publicRows(list), total, query);
  }),

  handle(listUsersById, { audit: onlyReads }, async ({ body }) =>
    publicRows(await readListedStaff([...new Set(body.ids)])),
  ),
];
