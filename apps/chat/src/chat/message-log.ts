import { chatMessageStatus } from '@toam/contracts/chat/chat.text';
import type { MessageId, MessagePage, StoredMessage } from '@toam/chat-store/chat-store';

/** The newest messages of a conversation without a gap, by increasing id. */
export interface MessageLog {
  list: StoredMessage[];
  /** There are older ones. */
  hasOlder: boolean;
  /** Numbers in it are hidden from the viewer. */
  masked: boolean;
  /** The conversation, and how many threads were joined to it: then there are others among these messages. */
  uuid: string;
  joins: number;
}

const isOther = (
  { masked, uuid, joins }: MessageLog,
  { row }: { row: Pick<MessageLog, 'masked' | 'uuid' | 'joins'> },
): boolean => row.masked !== masked || row.uuid !== uuid || row.joins !== joins;

/** Messages from this end whose read marks may still change while they are looked at. */
const recent = 30;

/**
 * Where to continue reading: after the last message that can't change any more. A message of the staff that the customer has not seen
 * may become 'Đã xem', so it is read again.
 * @returns the number of messages that stay; 0: read the newest page
 */
export function settledLength(list: readonly StoredMessage[]): number {
  const from = Math.max(0, list.length - recent);
  const unseen = list.findIndex(
    ({ owner, status }, at) => at >= from && owner === 'staff' && status === chatMessageStatus.unseen,
  );
  return unseen < 0 ? list.length : unseen;
}

/** Adds what was read after the first `settled` messages. */
export const continued = (log: MessageLog, settled: number, read: readonly StoredMessage[]): MessageLog => ({
  ...log,
  list: [...log.list.slice(0, settled), ...read],
});

/** Puts an older page before it. */
export const extended = (log: MessageLog, { list, more }: Pick<MessagePage, 'list' | 'more'>): MessageLog => {
  const first = log.list[0]?.id;
  // somebody else's reading may have put the page there already
  if (list.some(({ id }) => id === first)) return log;
  return { ...log, list: [...list, ...log.list], hasOlder: more };
};

/** Both are of one store, so their fields have one order. */
const isSame = (one: StoredMessage, other: StoredMessage): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps the objects of messages that are as they were, wherever they stand now, so that only what changed is drawn again. TanStack compares
 * a list place by place, and an older page moves every place.
 */
export function sharedLog(before: MessageLog | undefined, after: MessageLog): MessageLog {
  if (!before) return after;
  const now = withOlder(before, after);
  const known = new Map(before.list.map((message) => [message.id, message]));
  const list = now.list.map((message) => {
    const old = known.get(message.id);
    return old && isSame(old, message) ? old : message;
  });
  const isWhole = list.length === before.list.length && list.every((message, at) => message === before.list[at]);
  const stands = !isOther(before, { row: now }) && before.hasOlder === now.hasOlder;
  return isWhole && stands ? before : { ...now, list: isWhole ? before.list : list };
}

/** An older page may have come while this was read. It stays, as long as nothing is missing between the two. */
function withOlder(before: MessageLog, after: MessageLog): MessageLog {
  const first = after.list[0]?.id;
  const olderCount = before.list.findIndex(({ id }) => id === first);
  if (olderCount <= 0 || isOther(before, { row: after })) return after;
  return { ...after, list: [...before.list.slice(0, olderCount), ...after.list], hasOlder: before.hasOlder };
}

type ReadPage = (part: { after?: MessageId; before?: MessageId; size: number }) => Promise<MessagePage>;

/** Messages of one answer while catching up. */
const pageSize = 100;
const firstPage = 30;

/** Reads the newest messages; again as far back as they were known, so that nobody loses the place where they read. */
async function readNewest(read: ReadPage, known?: MessageLog): Promise<MessageLog> {
  const size = Math.min(pageSize, Math.max(firstPage, known?.list.length ?? 0));
  const { list, more, row } = await read({ size });
  const log: MessageLog = { list, hasOlder: more, masked: row.masked, uuid: row.uuid, joins: row.joins };
  const first = known?.uuid === row.uuid ? known.list[0]?.id : undefined;
  while (first !== undefined && log.hasOlder && !log.list.some(({ id }) => id === first)) {
    const page = await read({ before: log.list[0]!.id, size: pageSize });
    log.list = [...page.list, ...log.list];
    log.hasOlder = page.more;
  }
  return log;
}

/**
 * Reads a log, or what it has missed: every message once, however long the page was away.
 * @param read asks the store
 */
export async function readLog(known: MessageLog | undefined, read: ReadPage): Promise<MessageLog> {
  const settled = known ? settledLength(known.list) : 0;
  const last = known?.list[settled - 1];
  if (!known || !last) return readNewest(read, known);
  const added: StoredMessage[] = [];
  for (let after: MessageId | undefined = last.id; after !== undefined;) {
    const page: MessagePage = await read({ after, size: pageSize });
    // the viewer has come to see the number or no longer sees it, or messages have come between those that are known
    if (isOther(known, page)) return readNewest(read, known);
    added.push(...page.list);
    after = page.more ? page.list.at(-1)?.id : undefined;
  }
  return continued(known, settled, added);
}
