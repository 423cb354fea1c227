import type { ChatFilter } from '@toam/contracts/chat/chat.endpoints';
import { maxCounted } from '@toam/contracts/page';
import { leaseWindow } from '@toam/domain/chat/chat-lease';
import { isFullPhone, isPhoneText, normalisePhone, partOfPhone } from '@toam/domain/phone';
import { searchWords } from '@toam/domain/vietnamese';
import { and, eq, getTableColumns, inArray, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { db } from '../../db/db';
import { saveRow } from '../../db/rows';
import type { Db } from '../../db/engine';
import { prepared } from '../../db/prepared';
import type { Page } from '../../http/page';
import { users } from '../users/user.schema';
import { portraitKey } from '../users/users.reads';
import { type ChatConversation, chatConversations, chatMessages } from './chat.schema';

/** Threads beside a conversation that are told. */
const mostThreads = 20;

/** The database's clock now, not the transaction's beginning: a conversation may have waited for its turn. */
export const clock = sql<Date>`clock_timestamp()`.mapWith(chatConversations.created_at);

export async function readClock(): Promise<Date> {
  const { rows } = await db().execute<{ now: string | Date }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]!.now);
}

/** A conversation with what its row shows. Read in one statement, because every console asks after every message. */
export type ShownConversation = Awaited<ReturnType<typeof shownConversations>>[number];

const shownConversations = (handle: Db) =>
  handle
    .select({
      conversation: chatConversations,
      supporter: { id: users.id, name: users.name, portrait: portraitKey },
      last: {
        owner: chatMessages.owner,
        text: chatMessages.text,
        house: chatMessages.house,
        client_part: chatMessages.client_part,
        created_at: chatMessages.created_at,
      },
      now: clock,
    })
    .from(chatConversations)
    .leftJoin(users, eq(users.id, chatConversations.supporter_id))
    .leftJoin(chatMessages, eq(chatMessages.id, chatConversations.last_message_id))
    .$dynamic();

const byId = prepared('chat_conversation_by_id', (handle) =>
  shownConversations(handle).where(eq(chatConversations.id, sql.placeholder('id'))),
);

export async function findConversation(id: string): Promise<ShownConversation | undefined> {
  const [found] = await byId({ id });
  return found;
}

export const findConversations = async (ids: string[]): Promise<ShownConversation[]> =>
  ids.length === 0 ? [] : shownConversations(db()).where(inArray(chatConversations.id, ids));

const columns = getTableColumns(chatConversations);

/** Locks the conversation until the transaction ends, then reads the clock: the list of columns is made after the lock is held. */
export async function lockConversation(id: string): Promise<{ conversation: ChatConversation; now: Date } | undefined> {
  const held = db()
    .$with('held')
    .as(db().select().from(chatConversations).where(eq(chatConversations.id, id)).for('update'));
  // the compiler loses the names of the columns
  const heldColumns = Object.fromEntries(
    Object.keys(columns).map((name) => [name, held[name as keyof typeof columns]]),
  ) as unknown as typeof columns;
  const [found] = await db().with(held).select({ conversation: heldColumns, now: clock }).from(held);
  return found;
}

/** Locks those that somebody supports, in the order of their ids. */
export const lockConversationsOf = (userId: number): Promise<ChatConversation[]> =>
  db()
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.supporter_id, userId))
    .orderBy(chatConversations.id)
    .for('update');

type NewConversation = Pick<ChatConversation, 'phone' | 'phone_shown' | 'name' | 'sex'>;

/**
 * The main conversation of a new number, or a thread beside that of a known one. Both take the same one statement, so that its time tells
 * nobody whether the number is known.
 */
export async function insertConversation(values: NewConversation): Promise<ChatConversation> {
  const ofNumber = sql`from ${chatConversations} as known where known.phone = ${values.phone}`;
  for (;;) {
    const [made] = await db()
      .insert(chatConversations)
      .values({
        ...values,
        main_id: sql`(select known.id ${ofNumber} and known.main_id is null)`,
        device: sql`(select count(*) + 1 ${ofNumber})`,
      })
      .onConflictDoNothing()
      .returning();
    if (made) return made;
    // somebody began with the same new number at the same moment: now it is known
  }
}

/** Not a thread whose messages are elsewhere. */
export const isOpenThread = isNull(chatConversations.joined_at);

/** The other conversations of a number, the main one first. */
export const listThreadsBeside = ({ id, phone }: ChatConversation) =>
  db()
    .select({
      uuid: chatConversations.id,
      name: chatConversations.name,
      device: chatConversations.device,
      unread: chatConversations.unread,
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.phone, phone), ne(chatConversations.id, id), isOpenThread))
    .orderBy(chatConversations.device)
    .limit(mostThreads);

export const updateConversation = (id: string, values: Partial<ChatConversation>): Promise<ChatConversation> =>
  saveRow(chatConversations, id, values);

/** The SQL of `isLive`. */
const isLive = sql`(${chatConversations.status} = 1 and ${chatConversations.supporter_id} is not null
  and clock_timestamp() < greatest(${chatConversations.start_support}, ${chatConversations.last_message_at})
    + make_interval(secs => ${leaseWindow / 1000}))`;

const chosen = (filter: ChatFilter, me: number): SQL | undefined => {
  if (filter === 'mine') return eq(chatConversations.supporter_id, me);
  return filter === 'free' ? and(sql`waiting`, eq(chatConversations.status, 1), sql`not ${isLive}`) : undefined;
};

/**
 * A search must not reveal what masking hides: a part of a number finds only where the viewer sees it. D24, D47.
 * @param seen whose numbers the viewer sees; undefined: all
 */
function searched(search: string, seen: SQL | undefined): SQL | undefined {
  if (isFullPhone(search)) return eq(chatConversations.phone, normalisePhone(search));
  if (isPhoneText(search)) return and(seen, like(chatConversations.phone, `%${partOfPhone(search)}%`));
  const words = searchWords(search);
  const named = words.map((word) => contains(chatConversations.search, word));
  return and(words.some((word) => /[0-9０-９]/.test(word)) ? seen : undefined, ...named);
}

interface Wanted {
  search: string;
  filter: ChatFilter;
}

/**
 * How many conversations a search finds, and how many of them each filter leaves, each up to `maxCounted`, and the clock. In one statement,
 * because every console asks; each part has an index of its own.
 */
async function countConversations(
  found: SQL | undefined,
  me: number,
): Promise<{ counts: Record<ChatFilter, number>; now: Date }> {
  const counted = (filter: ChatFilter) => sql`(
    select count(*)::int from (
      select 1 from ${chatConversations} where ${and(isOpenThread, found, chosen(filter, me))} limit ${maxCounted}) as capped)`;
  const { rows } = await db().execute<Record<ChatFilter, number> & { now: string | Date }>(
    sql`select ${counted('all')} as "all", ${counted('free')} as free, ${counted('mine')} as mine, ${clock} as now`,
  );
  const { now, ...counts } = rows[0]!;
  return { counts, now: new Date(now) };
}

/** A page of conversations, the latest message first. Counts are of what the search finds. */
export async function listConversations(
  me: number,
  { search, filter }: Wanted,
  { page, size }: Page,
  seen: SQL | undefined,
): Promise<{
  list: ShownConversation[];
  total: number;
  counts: Record<ChatFilter, number>;
  now: Date;
}> {
  const found = searched(search, seen);
  const list = await shownConversations(db())
    .where(and(isOpenThread, found, chosen(filter, me)))
    .orderBy(sql`${chatConversations.last_message_at} desc nulls last`, chatConversations.id)
    .limit(size)
    .offset((page - 1) * size);
  const { counts, now } = await countConversations(found, me);
  return { list, counts, total: counts[filter], now };
}

/** Conversations with these numbers (normalised). */
export const listConversationsOf = async (phones: string[]): Promise<ShownConversation[]> =>
  phones.length === 0
    ? []
    : shownConversations(db())
        .where(and(inArray(chatConversations.phone, phones), isOpenThread))
        .orderBy(chatConversations.phone, chatConversations.device)
        .limit(mostThreads);

const unread = prepared('chat_unread', (handle) =>
  handle
    .select({
      messages: sql<number>`coalesce(sum(${chatConversations.unread}), 0)::int`,
      conversations: sql<number>`count(*) filter (where unread > 0)::int`,
      unanswered: sql<number>`count(*) filter (where unread = 0)::int`,
      waiting: sql<number>`coalesce(sum(${chatConversations.unread}) filter (
        where not ${isLive} or ${chatConversations.supporter_id} = ${sql.placeholder('me')}), 0)::int`,
    })
    .from(chatConversations)
    .where(and(or(sql`unread > 0`, sql`waiting`), eq(chatConversations.status, sql`1`))),
);

/** Unseen and unanswered messages of customers, without locked conversations. @param me whose own are waiting, too */
export async function countUnread(me: number) {
  const [counted] = await unread({ me });
  return counted!;
}

/** The SQL of "the viewer sees this number": one's own customers', and whom one supports now. */
export const withSeenPhone = (me: number, phonesOfMine: SQL): SQL | undefined =>
  or(sql`${chatConversations.phone} in (${phonesOfMine})`, and(eq(chatConversations.supporter_id, me), isLive));
