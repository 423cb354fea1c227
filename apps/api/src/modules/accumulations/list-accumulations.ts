import type {
  listAccumulations as listEndpoint,
  readAccumulation as readEndpoint,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { accumulationText } from '@toam/contracts/texts/accumulation';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { HttpError } from '../../http/http-error';
import { pageOf } from '../../http/page';
import { readFilteredStaff } from '../users/team/business-scope.reads';
import { serializeAccumulation, serializeAccumulations } from './accumulation-serializer';
import { findAccumulation, findOfDay, listAccumulations } from './accumulation.queries';

const dayOrNone = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : dayOf(moment);

/** Entries of those whom the actor may see, the last day first. @throws HttpError forbidden for somebody else's */
export async function readList(actor: Actor, query: InputOf<typeof listEndpoint>['query']) {
  const users = await readFilteredStaff(actor, query);
  const filter = { users, first: dayOrNone(query.startAt), last: dayOrNone(query.endAt) };
  const { total, list } = await listAccumulations(filter, query);
  return pageOf(await serializeAccumulations(actor, list), total, query);
}

/** An entry by id, or a person's of a day; null for a day without one. @throws HttpError not_found, forbidden */
export async function readEntry(actor: Actor, { id, date, user_id }: InputOf<typeof readEndpoint>['query']) {
  if (id !== undefined) {
    const entry = await findAccumulation(id);
    if (!entry) throw new HttpError('not_found', accumulationText.notFound);
    await readFilteredStaff(actor, { users: [entry.user_id] });
    return serializeAccumulation(actor, entry);
  }
  const userId = user_id ?? actor.id;
  await readFilteredStaff(actor, { users: [userId] });
  const entry = await findOfDay(userId, dayOf(date!));
  return entry ? serializeAccumulation(actor, entry) : null;
}
