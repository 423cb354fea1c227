import { userSaveText as saveText } from '@toam/contracts/texts/user-save';
import { userText } from '@toam/contracts/texts/user';
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
import { privateStaffFilters, privateStaffSorts, type StaffListQuestion } from '@toam/contracts/user/user-list.schema';
import type { Actor } from '@toam/domain/actor';
import { valuesIn } from '@toam/domain/record/columns';
import { toldWithName } from '@toam/domain/staff/staff-columns';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { mount } from '../../http/mount';
import { pageOf } from '../../http/page';
import { Refusal } from '../../http/refusal';
import { changeUser } from './saving/change-user';
import { createUser } from './saving/create-user';
import { deleteUser, restoreUser } from './deletion/delete-user';
import { listManagerChoices } from './team/manager-choices';
import { resetPassword } from './password/reset-password';
import { byName, listStaff, readListedStaff } from './list/staff-list.queries';
import { findTaken } from './saving/taken';
import { findUser } from './user.queries';
import { publicRows, recordFor, rowsFor } from './user-wire';
import { avatarUrl } from './users.reads';

/**
 * An order or a filter would tell what the columns hide.
 * @throws Refusal forbidden for a column of papers
 */
function refuseHiddenColumns(actor: Actor, { sortColumn, filters = {} }: StaffListQuestion): void {
  if (canSeeStaffPapers(actor)) return;
  const isHidden = (privateStaffSorts as readonly string[]).includes(sortColumn);
  if (isHidden || privateStaffFilters.some((column) => filters[column]?.length))
    throw new Refusal('forbidden', saveText.mayNotFilter);
}

function mountReading(app: FastifyInstance): void {
  mount(app, readUser, {
    handler: async ({ query, actor }) => {
      const user = await findUser(query.user_id ?? actor.id);
      if (!user) throw new Refusal('not_found', userText.notFound);
      return recordFor(actor, user);
    },
  });

  mount(app, listUsers, {
    handler: async ({ actor, query }) => {
      refuseHiddenColumns(actor, query);
      const { total, list } = await listStaff(query, query, query);
      return pageOf(await rowsFor(actor, list), total, query);
    },
  });

  mount(app, listUserNames, {
    handler: async ({ query }) => {
      const filter = { search: query.search, ids: query.ids, isActiveOnly: !query.ids };
      const { total, list } = await listStaff(filter, byName, query);
      return pageOf(
        list.map((user) => ({ ...valuesIn(user, toldWithName), avatar: avatarUrl(user.profile_picture) })),
        total,
        query,
      );
    },
  });

  mount(app, listManagerChoicesEndpoint, { handler: ({ query }) => listManagerChoices(query) });

  mount(app, findTakenEndpoint, {
    handler: ({ query: { user_id, ...marks } }) => findTaken(marks, user_id),
  });
}

const some = <Value>(value: Value | undefined): Value[] | undefined => (value === undefined ? undefined : [value]);

function mountSelections(app: FastifyInstance): void {
  mount(app, listAllUsers, {
    handler: async ({ query }) => {
      const { total, list } = await listStaff({ search: query.search, isActiveOnly: true }, byName, query);
      return pageOf(await publicRows(list), total, query);
    },
  });

  mount(app, listUsersByCondition, {
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
      return pageOf(await publicRows(list), total, query);
    },
  });

  mount(app, listUsersById, {
    audit: onlyReads,
    handler: async ({ body }) => publicRows(await readListedStaff([...new Set(body.ids)])),
  });
}

function mountChanging(app: FastifyInstance): void {
  mount(app, createUserEndpoint, {
    audit: { action: 'create', noun: 'user' },
    handler: ({ actor, body }) => createUser(actor, body),
  });

  mount(app, changeUserEndpoint, {
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

  mount(app, deleteUserEndpoint, {
    audit: { action: 'delete', noun: 'user', record: 'user_id' },
    handler: ({ actor, body }) => deleteUser(actor, body.user_id),
  });

  mount(app, restoreUserEndpoint, {
    audit: { action: 'restore', noun: 'user', record: 'user_id' },
    handler: ({ actor, body }) => restoreUser(actor, body.user_id),
  });

  mount(app, resetPasswordEndpoint, {
    audit: { action: 'password_reset', noun: 'user', record: 'user_id' },
    handler: ({ actor, body }) => resetPassword(actor, body.user_id),
  });
}

export function mountUsers(app: FastifyInstance): void {
  mountReading(app);
  mountSelections(app);
  mountChanging(app);
}
