import { monitorCheckins } from '@toam/contracts/checkin/checkin.endpoints';
import { dayOf, dayStart } from '@toam/domain/day';
import { handle } from '../../http/handle';
import { pageOf } from '../../http/page';
import { personOf, readStaffNames } from '../users/users.reads';
import { listCheckins } from './checkin.queries';
import { serializeCheckin } from './checkin-serializer';
import { readableWorkers, takeWorker } from './work-readers';

/** Check-ins of those whose days the actor may read, newest first. @throws HttpError forbidden for somebody else's */
export const monitorCheckinsCall = handle(monitorCheckins, async ({ actor, query }) => {
  const users = query.user === undefined ? await readableWorkers(actor) : [(await takeWorker(actor, query.user)).id];
  const from = query.date === undefined ? undefined : dayStart(dayOf(query.date));
  const { total, list } = await listCheckins(
    { users, from, to: from === undefined ? undefined : from + 86_400 },
    query,
  );
  const staff = await readStaffNames(list.map(({ user_id }) => user_id));
  const rows = list.map((row) => ({ ...serializeCheckin(row), user: personOf(staff, row.user_id)! }));
  return pageOf(rows, total, query);
});
