import { setTimeout as pause } from 'node:timers/promises';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { type Actor, isMarketer } from '@toam/domain/actor';
import { newsReaders } from '@toam/domain/need/need-access';
import { tx } from '../../../db/db';
import { idsOf } from '../../../db/rows';
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
import type { Need } from '../need.schema';

/*
 * "New matches notify", D70 kind 10. A save leaves a mark. This job runs every minute. It finds the matches of the marked
 * houses and needs, stores them for each of the needs' staff, and sends each person one notification. Every step is a
 * transaction of its own and may run twice: known matches are stored, so nobody is notified of the same pair twice.
 */

/** Marks per step, and houses that one query matches with all needs. */
const step = 200;
const housesAtOnce = 20;
/** Milliseconds. */
const breath = 20;

/** What to check for one need. */
interface Touched {
  /** The need itself was saved, so any house may be a new match. */
  isMarked: boolean;
  /** The need was created since the last check, so every house that fits it is new. */
  isNew: boolean;
  /** Saved houses that fit it. */
  houses: number[];
}

/** Ids of one noun, and whether any of its marks is for a new record. */
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
 * The first check of a need for a person. The need may be older than this table, or newly shared. Houses that fit
 * already count as known, unless the need or the house is new.
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

/** Stores the new matches of a need for one of its staff. */
const note = (reader: Actor, need: Need, touched: Touched, newHouses: Set<number>): Promise<void> =>
  tx(async () => {
    const news = await lockNews(need.id, reader.id);
    if (!news) return begin(reader, need, touched, newHouses);
    const known = new Set([...news.known, ...news.fresh]);
    const fitting = await findFitting(reader, need, touched.isMarked ? null : touched.houses);
    const fresh = fitting.filter((id) => !known.has(id));
    if (fresh.length > 0) await addFresh(need.id, reader.id, fresh);
  });

/** The staff of a need who may get its notifications now. */
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

/** Sends a person one notification about everything new. Needs that they no longer may see are skipped. */
const notifyReader = (userId: number): Promise<void> =>
  tx(async () => {
    const fresh = new Map((await takeFresh(userId)).map(({ request_id, house_ids }) => [request_id, house_ids.length]));
    const needs = (await findOpenNeeds([...fresh.keys()])).filter((need) => newsReaders(need).includes(userId));
    if (needs.length === 0) return;
    await notifyDigest({
      user: userId,
      type: NotificationType.requestMatch,
      needs: idsOf(needs),
      amount: needs.reduce((sum, { id }) => sum + (fresh.get(id) ?? 0), 0),
    });
  });

/**
 * Creates the match news of needs that are older than this job. The houses that fit now count as known, so only later
 * changes are notified.
 */
async function remember(): Promise<void> {
  const nothingNew: Touched = { isMarked: true, isNew: false, houses: [] };
  for (const need of await findUnremembered(step)) {
    for (const reader of await readersOf(need)) await note(reader, need, nothingNew, new Set());
    // lets others use the only connection of the embedded database first
    await pause(breath);
  }
}

/** Checks all marks, then notifies. A person's own houses count too: an agent knows the house, but not every need. */
export async function notifyMatches(): Promise<void> {
  for (;;) {
    const marks = await readMatchQueue(step);
    if (marks.length === 0) break;
    await look(marks);
    await deleteFromMatchQueue(idsOf(marks));
  }
  for (const userId of await findReaders()) await notifyReader(userId);
  await remember();
}
