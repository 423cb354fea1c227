import { CallFailed } from '@toam/api-client/call-failed';
import { messageText } from '@toam/contracts/chat/chat.endpoints';
import type { Person } from '@toam/contracts/person';
import { chatMessageStatus, chatText } from '@toam/contracts/chat/chat.text';
import {
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { MessageContent } from '../chat-store';
import type { StatusDocument } from './documents';
import { pictureOf } from './picture';

/** Who writes: a colleague, or the customer. */
export interface Writer {
  owner: 'staff' | 'client';
  /** Of the customer: which one of the number. */
  device: number | null;
  user: Person | null;
  name: string;
}

export interface Conversation {
  phone: string;
  uuid: string;
  /** What its documents are called. */
  thread: string;
}

const nothing = { text: null, imageURL: null, width: null, height: null, house: null };

/** What each message of a content holds. */
function partsOf(content: MessageContent) {
  if ('pictures' in content) return content.pictures.map(({ key }) => ({ ...nothing, ...pictureOf(key) }));
  return [{ ...nothing, text: content.text ?? null, house: content.house ?? null }];
}

/** The documents of a content: the sender's key, and for pictures their place. */
export const messageIds = (content: MessageContent, clientKey: string): string[] =>
  'pictures' in content ? content.pictures.map((_, at) => `${clientKey}-${String(at).padStart(2, '0')}`) : [clientKey];

function lastLine(content: MessageContent): string {
  if ('pictures' in content) return chatText.images(content.pictures.length);
  return content.text ?? content.house?.title ?? '';
}

/**
 * Adds messages to a transaction, with what they change of their conversation.
 * @param counted what the writer changes of the conversation besides
 */
export function addMessages(
  transaction: Transaction,
  store: Firestore,
  { phone, uuid, thread }: Conversation,
  {
    writer,
    content,
    clientKey,
    counted = {},
  }: { writer: Writer; content: MessageContent; clientKey: string; counted?: object },
): void {
  const ids = messageIds(content, clientKey);
  const parts = partsOf(content);
  ids.forEach((id, at) =>
    transaction.set(doc(store, 'messages', id), {
      ...{ ...writer, uuid, thread, phoneNumber: phone, clientKey, status: chatMessageStatus.unseen },
      ...parts[at],
      createdAt: serverTimestamp(),
    }),
  );
  transaction.update(doc(store, 'status', thread), {
    ...{ theLastMessage: serverTimestamp(), lastMessage: ids.at(-1), updatedAt: serverTimestamp() },
    ...counted,
  });
  transaction.update(doc(store, 'phoneNumber', thread), { last: { owner: writer.owner, text: lastLine(content) } });
}

/** A text as the API takes it. @throws CallFailed invalid */
export function checked(content: MessageContent): MessageContent {
  if ('pictures' in content || content.text === undefined) return content;
  const text = messageText.safeParse(content.text);
  if (text.success) return { ...content, text: text.data };
  const [issue] = text.error.issues;
  throw new CallFailed(422, 'invalid', issue?.message ?? chatText.empty);
}

/** Messages that are marked as seen at once. A transaction takes 500 writes. */
const mostMarked = 400;

/** The supporter has seen the customer's messages, also those that came with a device that was joined. */
export async function markClientSeen(
  transaction: Transaction,
  store: Firestore,
  thread: string,
  { read, unread, uuid, devices }: StatusDocument,
): Promise<void> {
  if (read === 1 && unread === 0) return;
  const ofClient = [where('uuid', 'in', [uuid, ...devices]), where('owner', '==', 'client')];
  const unseen = where('status', '==', chatMessageStatus.unseen);
  const found = await getDocsFromServer(query(collection(store, 'messages'), ...ofClient, unseen, limit(mostMarked)));
  for (const { ref } of found.docs) transaction.update(ref, { status: chatMessageStatus.seen });
  transaction.update(doc(store, 'status', thread), { read: 1, unread: 0, updatedAt: serverTimestamp() });
}
