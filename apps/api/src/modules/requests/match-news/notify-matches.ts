import { setTimeout as pause } from 'node:timers/promises';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { type Actor, isMarketer } from '@toam/domain/actor';
import { newsReaders } from '@toam/domain/need/request-access';
import { tx } from '../../../db/db';
import { notifyDigest } from '../../../live/notify';
import { deleteFromMatchQueue, type MatchMark, readMatchQueue } from '../../../match-marks/match-mark.queries';
import { readActiveUsers, toActor } from '../../users/users.reads';
import {
  addFresh,
  beginNews,
  findFitting,
  findOpenNeeds,
  findPairsOf,
  findReaders,
  findUnremembered,
  lockNews,
  takeFresh,
} from './match-news.queries';
import type { Need } from '../request.schema';

/*
 * "New matches notify", D70 kind 10. A save leaves a mark; this job, every minute, finds out what the marked houses and needs
 * fit, remembers it for each of the needs' staff, and tells each person in one line. Every step is a transaction of its own
 * and may run twice: what a person knows of a need is remembered, so that no pair is told again.
 */

/** Marks of one step, and houses that are held against all needs in one question. */
const step = 200;
const housesAtOnce = 20;
/** Milliseconds. */
const breath = 20;

/** What is to be looked at of one need. */
interface Touched {
  /** The need itself was saved: everything may fit anew. */
  isMarked: boolean;
  /** It was made since the last look, so that everything that fits it is news. */
  isNew: boolean;
  /** Houses that were saved and fit it. */
  houses: number[];
}

/** Ids of one noun, and whether any of its marks says that it is new. */
function marked(marks: MatchMark[], noun: MatchMark['noun']): Map<number, boolean> {
  const ids = new Map<number, boolean>();
  for (const mark of marks)
    if (mark.noun === noun) ids.set(mark.record_id, mark.is_new || (ids.get(mark.record_id) ?? false));
  return ids;
}

async function findTouched(needs: Map<number, boolean>, houseIds: number[]): Promise<Map<number, Touched>> {
  const touched = new Map<number, Touched>();
  for (const [id, isNew] of needs) touched.set(id, { isMarked: true, isNew, houses: [] });
  for (let at = 0; at < houseIds.length; at += housesAtOnce) {
    for (const { request_id, house_id } of await findPairsOf(houseIds.slice(at, at + housesAtOnce))) {
      const one = touched.get(request_id) ?? { isMarked: false, isNew: false, houses: [] };
      one.houses.push(house_id);
      touched.set(request_id, one);
    }
  }
  return touched;
}

/**
 * The first look at a need for a person, be it that it is older than this memory or that it was just shared: what fits it
 * already is known, unless the need or the house is new.
 */
async function begin(reader: Actor, need: Need, touched: Touched, newHouses: Set<number>): Promise<void> {
  const fitting = await findFitting(reader, need, null);
  const isFresh = (id: number) => touched.isNew || newHouses.has(id);
  await beginNews({
    request_id: need.id,
    user_id: reader.id,
    known: fitting.filter((id) => !isFresh(id)),
    fresh: fitting.filter(isFresh),
  });
}

/** Remembers what newly fits a need, for one of its staff. */
const note = (reader: Actor, need: Need, touched: Touched, newHouses: Set<number>): Promise<void> =>
  tx(async () => {
    const news = await lockNews(need.id, reader.id);
    if (!news) return begin(reader, need, touched, newHouses);
    const known = new Set([...news.known, ...news.fresh]);
    const fitting = await findFitting(reader, need, touched.isMarked ? null : touched.houses);
    const fresh = fitting.filter((id) => !known.has(id));
    if (fresh.length > 0) await addFresh(need.id, reader.id, fresh);
  });

/** The staff of a need who can read of it now. */
async function readersOf(need: Need): Promise<Actor[]> {
  const users = await readActiveUsers(newsReaders(need));
  return users.map(toActor).filter((user) => !isMarketer(user));
}

async function look(marks: MatchMark[]): Promise<void> {
  const houses = marked(marks, 'house');
  const newHouses = new Set([...houses].flatMap(([id, isNew]) => (isNew ? [id] : [])));
  const touched = await findTouched(marked(marks, 'request'), [...houses.keys()]);
  for (const need of await findOpenNeeds([...touched.keys()])) {
    for (const reader of await readersOf(need)) await note(reader, need, touched.get(need.id)!, newHouses);
  }
}

/** Tells a person, in one line, of all that is new; needs that are no longer theirs to hear of are passed over. */
const tell = (userId: number): Promise<void> =>
  tx(async () => {
    const fresh = new Map((await takeFresh(userId)).map(({ request_id, house_ids }) => [request_id, house_ids.length]));
    const needs = (await findOpenNeeds([...fresh.keys()])).filter((need) => newsReaders(need).includes(userId));
    if (needs.length === 0) return;
    await notifyDigest({
      user: userId,
      type: NotificationType.requestMatch,
      needs: needs.map(({ id }) => id),
      amount: needs.reduce((sum, { id }) => sum + (fresh.get(id) ?? 0), 0),
    });
  });

/** Needs that were there before this job was: their staff know what fits by now, so that a change of them is told as one. */
async function remember(): Promise<void> {
  const nothingNew: Touched = { isMarked: true, isNew: false, houses: [] };
  for (const need of await findUnremembered(step)) {
    for (const reader of await readersOf(need)) await note(reader, need, nothingNew, new Set());
    // whoever waits for the only connection of the embedded database goes first
    await pause(breath);
  }
}

/** Looks at everything that was marked, and tells. Own houses count like colleagues': their agent knows the house, not every need. */
export async function notifyMatches(): Promise<void> {
  for (;;) {
    const marks = await readMatchQueue(step);
    if (marks.length === 0) break;
    await look(marks);
    await deleteFromMatchQueue(marks.map(({ id }) => id));
  }
  for (const userId of await findReaders()) await tell(userId);
  await remember();
}
