import type { ChatHouse, ChatRow, ChatSex, ChatStatusDocument } from '@toam/contracts/chat/chat.schema';
import type { Person } from '@toam/contracts/person';
import { type ChatLease, isLive, leaseEnd, mayWrite } from '@toam/domain/chat/chat-lease';
import { partOfPhone, isPhoneText } from '@toam/domain/phone';
import { searchWords } from '@toam/domain/vietnamese';
import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { MessageId, StoredMessage, Timed } from '../chat-store';

/**
 * `status/{thread}`: who answers a conversation. The main one of a number is called by the number, the thread of a further device by its
 * id. Times are the store's. D98, D120.
 */
export interface StatusDocument {
  phone: string;
  /** Of a thread: id of the main conversation of its number. */
  main: string | null;
  /** Which device of the number began it, from 1. */
  device: number;
  /** The thread's device is the customer's: its messages are read in the main conversation. */
  joined: boolean;
  /** Of a main conversation: ids of threads that were joined to it. */
  devices: string[];
  status: 0 | 1;
  supporter: Person | null;
  uuid: string;
  theLastMessage: Timestamp | null;
  /** Id of the document of that message. */
  lastMessage: string | null;
  startTimeSupport: Timestamp | null;
  /** Claimed though a colleague's lease was live. */
  takeover: boolean;
  read: 0 | 1;
  /** Messages of the customer that the supporter has not seen. */
  unread: number;
  /** The last word is the customer's, and nobody said that it needs no answer. D119. */
  waiting: boolean;
  /** When the visitor last looked. */
  seenByClient: Timestamp | null;
  /** Of the last change of any kind: consoles follow what changes by it. */
  updatedAt: Timestamp;
}

/** `phoneNumber/{thread}`: the customer, and the last line, which a visitor with a number of somebody else must not read. */
export interface CustomerDocument {
  phoneNumber: string;
  uuid: string;
  name: string;
  sex: ChatSex;
  /** What finds it: beginnings of the words of its name, and of its number. */
  keys: string[];
  last: { owner: 'staff' | 'client'; text: string } | null;
}

/** `messages/{id}`. The id is the sender's key, so the same message is never stored twice. */
interface MessageDocument {
  /** The conversation in which it was written, and what its documents are called. */
  uuid: string;
  thread: string;
  /** Which device of the number wrote it; null: a colleague. */
  device: number | null;
  phoneNumber: string;
  name: string;
  owner: 'staff' | 'client';
  user: Person | null;
  text: string | null;
  imageURL: string | null;
  width: number | null;
  height: number | null;
  house: ChatHouse | null;
  status: 'Chưa xem' | 'Đã xem';
  createdAt: Timestamp;
  clientKey: string;
}

/** A stored document. The rules admit no other shape. */
export const statusOf = (data: DocumentData): StatusDocument => data as StatusDocument;
export const customerOf = (data: DocumentData): CustomerDocument => data as CustomerDocument;
export const messageOf = (data: DocumentData): MessageDocument => data as MessageDocument;

const millis = (time: Timestamp | null): number | null => time?.toMillis() ?? null;

/** The lease as the rule sees it. */
export const leaseOf = (document: StatusDocument): ChatLease => ({
  status: document.status,
  supporter: document.supporter?.id ?? null,
  startTimeSupport: millis(document.startTimeSupport),
  theLastMessage: millis(document.theLastMessage),
});

export const timedStatus = (document: StatusDocument, now: number): Timed<ChatStatusDocument> => ({
  ...{ status: document.status, supporter: document.supporter, uuid: document.uuid, read: document.read },
  waiting: document.waiting,
  ...{ theLastMessage: millis(document.theLastMessage), startTimeSupport: millis(document.startTimeSupport) },
  now,
});

/** A line of the list. Numbers are shown: this store cannot hide them. Brief 7 §9. */
export function rowOf(document: StatusDocument, customer: CustomerDocument, me: number, now: number): ChatRow {
  const lease = leaseOf(document);
  const { now: _now, ...status } = timedStatus(document, now);
  const createdAt = status.theLastMessage;
  return {
    ...status,
    ...{ main: document.main, device: document.device, joins: document.devices.length },
    ...{ name: customer.name, sex: customer.sex, phoneNumber: customer.phoneNumber, masked: false },
    live_until: isLive(lease, now) ? leaseEnd(lease) : null,
    last: customer.last && createdAt !== null ? { ...customer.last, createdAt } : null,
    unread: document.unread,
    may_write: mayWrite(lease, me, now),
  };
}

const digits = 17;

/** The order of messages as text: the moment in microseconds, then the document. */
export const messageId = (document: string, { seconds, nanoseconds }: Timestamp): MessageId =>
  `${String(seconds * 1_000_000 + Math.floor(nanoseconds / 1000)).padStart(digits, '0')}~${document}`;

/** Where a query begins to find what is before or after a message. */
export function cursorOf(id: MessageId): [createdAt: Timestamp, document: string] {
  const micros = Number(id.slice(0, digits));
  const seconds = Math.floor(micros / 1_000_000);
  return [new Timestamp(seconds, (micros - seconds * 1_000_000) * 1000), id.slice(digits + 1)];
}

export const storedMessage = (id: string, document: MessageDocument): StoredMessage => ({
  ...{ id: messageId(id, document.createdAt), uuid: document.uuid, phoneNumber: document.phoneNumber },
  ...{ name: document.name, owner: document.owner, device: document.device, user: document.user, text: document.text },
  ...{ imageURL: document.imageURL, thumbnail: document.imageURL, width: document.width, height: document.height },
  ...{ house: document.house, status: document.status, createdAt: document.createdAt.toMillis() },
  client_key: document.clientKey,
});

/** Longest beginning of a word that is a key. */
const longestKey = 12;

const beginnings = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, longestKey) }, (_, at) => word.slice(0, at + 1));

/** The keys of a customer: what a search may begin with. At most 200, as the rules say. */
export const keysOf = (name: string, phone: string): string[] =>
  [...new Set([...searchWords(name), phone].flatMap(beginnings))].slice(0, 200);

/** The keys that a customer needs to be found by a search. */
export const keysSearched = (search: string): string[] =>
  (isPhoneText(search) ? [partOfPhone(search)] : searchWords(search)).map((word) => word.slice(0, longestKey));
