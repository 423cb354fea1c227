import { userSaveText as saveText } from '@toam/contracts/user/user-save.text';
import { userText } from '@toam/contracts/user/user.text';
import {
  changeUser as changeUserEndpoint,
  createUser as createUserEndpoint,
  deleteUser as deleteUserEndpoint,
  findTaken as findTakenEndpoint,
  listAllUsers,
  listManagerChoices as listManagerChoicesEndpoint,
  listUserNames,
  listUsers,
  listUsersByCondition,
  listUsersById,
  readUser,
  resetPassword as resetPasswordEndpoint,
  restoreUser as restoreUserEndpoint,
} from '@toam/contracts/user/user.endpoints';
import { privateStaffFilters, privateStaffSorts, type StaffListQuery } from '@toam/contracts/user/user-list.schema';
import type { Actor } from '@toam/domain/actor';
import { valuesIn } from '@toam/domain/record/columns';
import { columnsWithName } from '@toam/domain/staff/staff-columns';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { registerRoute } from '../../http/register-route';
import { cappedPageOf } from '../../http/page';
import { HttpError } from '../../http/http-error';
import { changeUser } from './saving/change-user';
import { createUser } from './saving/create-user';
import { deleteUser, restoreUser } from './deletion/delete-user';
import { listManagerChoices } from './team/manager-choices';
import { resetPassword } from './password/reset-password';
import { byName, listStaff, readListedStaff } from './list/staff-list.queries';
import { findTaken } from './saving/taken';
import { findUser } from './user.queries';
import { publicRows, recordFor, rowsFor } from './user-serializer';
import { findActiveEarners, readAvatars } from './users.reads';

/**
 * Refuses to sort or filter by hidden columns, because this would reveal their values.
 * @throws HttpError forbidden for a column of papers
 */
function refuseHiddenColumns(actor: Actor, { sortColumn, filters = {} }: StaffListQuery): void {
  if (canSeeStaffPapers(actor)) return;
  const isHidden = (privateStaffSorts as readonly string[]).includes(sortColumn);
  if (isHidden || privateStaffFilters.some((column) => filters[column]?.length))
    throw new HttpError('forbidden', saveText.mayNotFilter);
}

function registerReading(app: FastifyInstance): void {
  registerRoute(app, readUser, {
    handler: async ({ query, actor }) => {
      const user = await findUser(query.user_id ?? actor.id);
      if (!user) throw new HttpError('not_found', userText.notFound);
      return recordFor(actor, user);
    },
  });

  registerRoute(app, listUsers, {
    handler: async ({ actor, query }) => {
      refuseHiddenColumns(actor, query);
      const { total, list } = await listStaff(query, query, query);
      return cappedPageOf(await rowsFor(actor, list), total, query);
    },
  });

  registerRoute(app, listUserNames, {
    handler: async ({ query }) => {
      const ids = query.ids ?? (query.earners === 1 ? await findActiveEarners() : undefined);
      const filter = { search: query.search, ids, isActiveOnly: !query.ids };
      const { total, list } = await listStaff(filter, byName, query);
      const avatarOf = await readAvatars(list);
      return cappedPageOf(
        list.map((user) => ({ ...valuesIn(user, columnsWithName), avatar: avatarOf(user) })),
        total,
        query,
      );
    },
  });

  registerRoute(app, listManagerChoicesEndpoint, { handler: ({ query }) => listManagerChoices(query) });

  registerRoute(app, findTakenEndpoint, {
    handler: ({ query: { user_id, ...marks } }) => findTaken(marks, user_id),
  });
}

const some = <Value>(value: Value | undefined): Value[] | undefined => (value === undefined ? undefined : [value]);

function registerSelections(app: FastifyInstance): void {
  registerRoute(app, listAllUsers, {
    handler: async ({ query }) => {
      const { total, list } = await listStaff({ search: query.search, isActiveOnly: true }, byName, query);
      return cappedPageOf(await publicRows(list), total, query);
    },
  });

  registerRoute(app, listUsersByCondition, {
    handler: async ({ query }) => {
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
    },
  });

  registerRoute(app, listUsersById, {
    audit: onlyReads,
    handler: async ({ body }) => publicRows(await readListedStaff([...new Set(body.ids)])),
  });
}

function registerChanging(app: FastifyInstance): void {
  registerRoute(app, createUserEndpoint, {
    audit: { action: 'create', noun: 'user' },
    handler: ({ actor, body }) => createUser(actor, body),
  });

  registerRoute(app, changeUserEndpoint, {
    audit: {
      action: ({ body: { user_id: _whose, version: _seen, status, ...more } }) => {
        if (status === undefined || Object.keys(more).length > 0) return 'update';
        return status === 0 ? 'lock' : 'unlock';
      },
      noun: 'user',
      record: 'user_id',
    },
    handler: ({ actor, body }) => changeUser(actor, body),
  });

  registerRoute(app, deleteUserEndpoint, {
    audit: { action: 'delete', noun: 'user', record: 'user_id' },
    handler: ({ actor, body }) => deleteUser(actor, body.user_id),
  });

  registerRoute(app, restoreUserEndpoint, {
    audit: { action: 'restore', noun: 'user', record: 'user_id' },
    handler: ({ actor, body }) => restoreUser(actor, body.user_id),
  });

  registerRoute(app, resetPasswordEndpoint, {
    audit: { action: 'password_reset', noun: 'user', record: 'user_id' },
    handler: ({ actor, body }) => resetPassword(actor, body.user_id),
  });
}

export function registerUsers(app: FastifyInstance): void {
  registerReading(app);
  registerSelections(app);
  registerChanging(app);
}
