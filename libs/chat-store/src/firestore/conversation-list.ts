import type { ChatFilter } from '@toam/contracts/chat/chat.endpoints';
import { isFree, isLive, leaseWindow } from '@toam/domain/chat/chat-lease';
import {
  collection,
  documentId,
  type DocumentData,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { ConversationPage, ConversationQuery, UnreadCount } from '../chat-store';
import {
  type CustomerDocument,
  customerOf,
  keysSearched,
  leaseOf,
  rowOf,
  type StatusDocument,
  statusOf,
} from './documents';
import type { Connection } from './firestore-connection';

/** Documents of one `in` query. Firestore takes 30. */
const mostIds = 30;
/** Customers that a search looks at. */
const mostFound = 200;

type Statuses = Map<string, StatusDocument>;

/** Asks for documents of one collection. @returns their data by the id */
async function find(
  { store }: Connection,
  name: string,
  ...parts: QueryConstraint[]
): Promise<[string, DocumentData][]> {
  const found = await getDocsFromServer(query(collection(store, name), ...parts));
  return found.docs.map((one) => [one.id, one.data()]);
}

async function findStatuses(connection: Connection, ...parts: QueryConstraint[]): Promise<Statuses> {
  const found = await find(connection, 'status', ...parts);
  return new Map(found.map(([phone, data]) => [phone, statusOf(data)]));
}

async function findByIds(connection: Connection, name: string, ids: string[]): Promise<[string, DocumentData][]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, at) =>
    ids.slice(at * mostIds, (at + 1) * mostIds),
  );
  const found = await Promise.all(chunks.map((chunk) => find(connection, name, where(documentId(), 'in', chunk))));
  return found.flat();
}

async function count({ store }: Connection, ...parts: QueryConstraint[]): Promise<number> {
  return (await getCountFromServer(query(collection(store, 'status'), ...parts))).data().count;
}

/** Conversations that wait although their lease is live: one of its times is younger than the window, so there are few. */
async function findHeld(connection: Connection, now: number): Promise<Set<string>> {
  const young = Timestamp.fromMillis(now - leaseWindow);
  const found = await Promise.all(
    ['theLastMessage', 'startTimeSupport'].map((field) => findStatuses(connection, where(field, '>', young))),
  );
  const live = found.flatMap((statuses) =>
    [...statuses].filter(([, document]) => waits(document) && isLive(leaseOf(document), now)),
  );
  return new Set(live.map(([phone]) => phone));
}

/** Threads that were joined are read in the main conversation. */
const isOpen = where('joined', '==', false);

const latestFirst = orderBy('theLastMessage', 'desc');

const waits = ({ status, waiting }: StatusDocument): boolean => status === 1 && waiting;

const fits = (filter: ChatFilter, me: number, now: number) => (document: StatusDocument) => {
  if (filter === 'mine') return document.supporter?.id === me;
  return filter === 'all' || isFree({ ...leaseOf(document), waiting: document.waiting }, now);
};

/** By the beginnings of words of the name, or of the number. */
async function search(connection: Connection, { search: text, filter, page, size }: ConversationQuery, me: number) {
  const [first = '', ...others] = keysSearched(text).toSorted((one, other) => other.length - one.length);
  const found = await find(connection, 'phoneNumber', where('keys', 'array-contains', first), limit(mostFound));
  const customers = found
    .map(([phone, data]): [string, CustomerDocument] => [phone, customerOf(data)])
    .filter(([, { keys }]) => others.every((key) => keys.includes(key)));
  const ids = customers.map(([phone]) => phone);
  const now = connection.clock.now();
  const statuses = (await findByIds(connection, 'status', ids))
    .map(([phone, data]): [string, StatusDocument] => [phone, statusOf(data)])
    .filter(([, { joined }]) => !joined)
    .toSorted(([, one], [, other]) => (other.theLastMessage?.toMillis() ?? 0) - (one.theLastMessage?.toMillis() ?? 0));
  const chosen = (by: ChatFilter) => statuses.filter(([, document]) => fits(by, me, now)(document));
  const counts = { all: statuses.length, free: chosen('free').length, mine: chosen('mine').length };
  const shown = chosen(filter).slice((page - 1) * size, page * size);
  return { shown, counts, customers: new Map(customers), now };
}

/** The page of a filter. Firestore cannot skip: it gives all pages up to this one. */
async function browse(connection: Connection, { filter, page, size }: ConversationQuery, me: number) {
  const now = connection.clock.now();
  const mine = where('supporter.id', '==', me);
  const waiting = [where('status', '==', 1), where('waiting', '==', true)];
  const [held, all, waited, supported] = await Promise.all([
    findHeld(connection, now),
    count(connection, isOpen),
    count(connection, isOpen, ...waiting),
    count(connection, isOpen, mine),
  ]);
  const parts = { all: [], free: waiting, mine: [mine] }[filter];
  const most = page * size + (filter === 'free' ? held.size : 0);
  const found = [...(await findStatuses(connection, isOpen, ...parts, latestFirst, limit(most)))];
  const shown = found.filter(([phone]) => filter !== 'free' || !held.has(phone)).slice((page - 1) * size, page * size);
  const customers = await findByIds(connection, 'phoneNumber', shown.map(([phone]) => phone)); // prettier-ignore
  const counts = { all, free: waited - held.size, mine: supported };
  return { shown, counts, customers: new Map(customers.map(([phone, data]) => [phone, customerOf(data)])), now };
}

/** The list of conversations by their last message. A conversation without its customer's document is not shown. */
export async function listConversations(
  connection: Connection,
  wanted: ConversationQuery,
  me: number,
): Promise<ConversationPage> {
  await connection.ready();
  const isSearch = keysSearched(wanted.search).length > 0;
  const { shown, counts, customers, now } = await (isSearch ? search : browse)(connection, wanted, me);
  const list = shown.flatMap(([phone, document]) => {
    const customer = customers.get(phone);
    return customer ? [rowOf(document, customer, me, now)] : [];
  });
  return { list, total: counts[wanted.filter], counts, now };
}

/** What customers wrote in conversations that are not locked. @param me whose own are waiting, too */
export async function readUnread(connection: Connection, me: number): Promise<UnreadCount> {
  await connection.ready();
  const open = where('status', '==', 1);
  const [unseen, waiting] = await Promise.all([
    findStatuses(connection, open, where('unread', '>', 0)),
    findStatuses(connection, open, where('waiting', '==', true)),
  ]);
  const now = connection.clock.now();
  const sum = (list: StatusDocument[]) => list.reduce((all, { unread }) => all + unread, 0);
  const all = [...unseen.values()];
  return {
    messages: sum(all),
    conversations: all.length,
    unanswered: [...waiting.values()].filter(({ unread }) => unread === 0).length,
    waiting: sum(all.filter((one) => one.supporter?.id === me || !isLive(leaseOf(one), now))),
  };
}

/** The other conversations of a number, the main one first. */
export async function listThreadsBeside(connection: Connection, { phone, uuid }: StatusDocument) {
  const statuses = await findStatuses(connection, isOpen, where('phone', '==', phone));
  const others = [...statuses].filter(([, status]) => status.uuid !== uuid);
  const customers = new Map(await findByIds(connection, 'phoneNumber', others.map(([thread]) => thread))); // prettier-ignore
  return others
    .map(([thread, { uuid: id, device, unread }]) => ({
      ...{ uuid: id, device, unread },
      name: customerOf(customers.get(thread) ?? {}).name ?? '',
    }))
    .toSorted((one, other) => one.device - other.device);
}
