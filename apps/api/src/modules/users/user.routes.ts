import { userText } from '@toam/contracts/texts/user';
import {
  listUserNames,
  listUsers,
  readUser,
  setUserStatus as setUserStatusEndpoint,
} from '@toam/contracts/user/user.endpoints';
import { staffRow } from '@toam/contracts/user/user';
import { canSeeUserRecord } from '@toam/domain/user-access';
import type { FastifyInstance } from 'fastify';
import { toEpoch } from '../../db/columns';
import { mount } from '../../http/mount';
import { pageOf } from '../../http/page';
import { Refusal } from '../../http/refusal';
import { setUserStatus } from './set-user-status';
import { findUser, listStaff } from './user.queries';
import type { User } from './user.schema';
import { avatarUrl } from './users.reads';

/** As the wire has it; the contract's schema picks what is to be seen. Enumerations are text columns, checked by it. */
const toWire = (user: User) => ({
  ...user,
  avatar: avatarUrl(user.profile_picture),
  has_alonhadat_password: user.alonhadat_password !== null,
  has_batdongsan_password: user.batdongsan_password !== null,
  created_at: toEpoch(user.created_at),
  updated_at: toEpoch(user.updated_at),
});

export function mountUsers(app: FastifyInstance): void {
  mount(app, readUser, {
    handler: async ({ query, actor }) => {
      const user = await findUser(query.user_id ?? actor.id);
      if (!user) throw new Refusal('not_found', userText.notFound);
      return canSeeUserRecord(actor, user) ? toWire(user) : staffRow.parse(toWire(user));
    },
  });

  mount(app, listUsers, {
    handler: async ({ query }) => {
      const { total, list } = await listStaff(query, query, query);
      return pageOf(list.map(toWire), total, query);
    },
  });

  mount(app, listUserNames, {
    handler: async ({ query }) => {
      const filter = { search: query.search, ids: query.ids, isActiveOnly: !query.ids };
      const { total, list } = await listStaff(filter, { sortColumn: 'name', sortOrder: 'asc' }, query);
      return pageOf(list.map(toWire), total, query);
    },
  });

  mount(app, setUserStatusEndpoint, {
    handler: async ({ body, actor }) => {
      await setUserStatus(actor, body.user_id, body.status);
      return null;
    },
  });
}
