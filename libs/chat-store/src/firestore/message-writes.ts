import type { Person } from '@toam/contracts/house/house-row.schema';
import { chatMessageStatus, chatText } from '@toam/contracts/texts/chat';
import { doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { MessageContent } from '../chat-store';
import { pictureOf } from './picture';

/** Who writes: a colleague, or the customer. */
export interface Writer {
  owner: 'staff' | 'client';
  user: Person | null;
  name: string;
}

export interface Conversation {
  phone: string;
  uuid: string;
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
  { phone, uuid }: Conversation,
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
      ...{ ...writer, uuid, phoneNumber: phone, clientKey, status: chatMessageStatus.unseen },
      ...parts[at],
      createdAt: serverTimestamp(),
    }),
  );
  transaction.update(doc(store, 'status', phone), {
    ...{ theLastMessage: serverTimestamp(), lastMessage: ids.at(-1), updatedAt: serverTimestamp() },
    ...counted,
  });
  transaction.update(doc(store, 'phoneNumber', phone), { last: { owner: writer.owner, text: lastLine(content) } });
}
