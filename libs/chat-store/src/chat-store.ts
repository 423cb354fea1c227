import type { ChatFilter } from '@toam/contracts/chat/chat.endpoints';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import type { ChatHouse, ChatMessage, ChatRow, ChatStatusDocument } from '@toam/contracts/chat/chat.schema';
import type { ChatRefusal } from '@toam/domain/chat/chat-lease';

/** Identifies a message within its store. The store alone can compare two. */
export type MessageId = string;

/** A message as every store gives it. */
export type StoredMessage = Omit<ChatMessage, 'id'> & { id: MessageId };

/** With the store's clock, epoch milliseconds. */
export type Timed<T> = T & { now: number };

export interface ConversationQuery {
  /** Words of the name, or a number. */
  search: string;
  filter: ChatFilter;
  /** From 1. */
  page: number;
  size: number;
}

/** Conversations by their last message, the latest first. */
export interface ConversationPage {
  list: ChatRow[];
  total: number;
  counts: Record<ChatFilter, number>;
  now: number;
}

/** Messages by increasing id. */
export interface MessagePage {
  list: StoredMessage[];
  /** There are older ones (newer ones, if asked by `after`). */
  more: boolean;
  /** The conversation as the list shows it. */
  row: ChatRow;
  now: number;
}

/** Which messages: the newest, those before one, or those after one. */
export interface MessageQuery {
  before?: MessageId;
  after?: MessageId;
  size?: number;
}

/** A picture that is stored and not sent yet. */
export interface UploadedPicture {
  key: string;
  thumbnail: string;
}

export interface UploadWatch {
  /** Share of the bytes that were sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Pictures, or a text, a house, or both of these. */
export type MessageContent = { pictures: UploadedPicture[] } | { text?: string; house?: ChatHouse };

/** What a message made of the conversation. */
export interface Sent {
  list: StoredMessage[];
  status: Timed<ChatStatusDocument>;
}

/** The store refused a step. `status` is the conversation as it stands, if the store told. */
export class StepRefused extends Error {
  constructor(
    readonly reason: ChatRefusal,
    message: string,
    readonly status?: Timed<ChatStatusDocument>,
  ) {
    super(message);
  }
}

/** Messages that nobody has seen, and conversations that were seen and not answered. */
export interface UnreadCount {
  messages: number;
  conversations: number;
  unanswered: number;
  /** Of the messages, those that nobody answers, or that are one's own to answer. */
  waiting: number;
}

/** The staff's side of a store. Conversations are named by their uuid. Failures are `CallFailed` or `StepRefused`. */
export interface ChatStore {
  readonly kind: 'api' | 'firestore';
  listConversations: (query: ConversationQuery, signal?: AbortSignal) => Promise<ConversationPage>;
  readConversation: (id: string, signal?: AbortSignal) => Promise<ChatHead>;
  listMessages: (id: string, query: MessageQuery, signal?: AbortSignal) => Promise<MessagePage>;
  /** @param force takes it from the colleague who answers now. @throws StepRefused held, locked */
  claim: (id: string, force: boolean) => Promise<Timed<ChatStatusDocument>>;
  release: (id: string) => Promise<Timed<ChatStatusDocument>>;
  setStatus: (id: string, status: ChatStatusDocument['status']) => Promise<Timed<ChatStatusDocument>>;
  uploadPicture: (file: Blob, watch?: UploadWatch) => Promise<UploadedPicture>;
  /** @param clientKey the same key again is the same message. @throws StepRefused notHolder, locked */
  send: (id: string, content: MessageContent, clientKey: string) => Promise<Sent>;
  /** The supporter has seen the customer's messages; without a live lease of one's own nothing changes. T7. */
  markRead: (id: string) => Promise<Timed<ChatStatusDocument>>;
  /** A new device is the customer's: its thread goes to the main conversation. @returns that one. @throws StepRefused held, locked. D120 */
  join: (id: string) => Promise<string>;
  /** The customer's last words need no answer: it waits no more, until they write again. D119. */
  closeWaiting: (id: string) => Promise<Timed<ChatStatusDocument>>;
  /** What customers wrote in conversations that are not locked. */
  readUnread: () => Promise<UnreadCount>;
  /**
   * Hears that a conversation changed; null: any may have, because the connection was gone.
   * @returns a function that stops it
   */
  follow: (hear: (conversation: string | null) => void) => () => void;
}

/**
 * Why a visitor's step failed. ended: the session is over, the page shows its form again. invalid: `errors` by field. unreachable: worth
 * a retry.
 */
export type VisitorFailure = 'ended' | 'invalid' | 'tooFast' | 'unreachable' | 'failed';

/** A failed step of a visitor. `message` is ready to show. */
export class VisitorStepFailed extends Error {
  constructor(
    readonly reason: VisitorFailure,
    message: string,
    readonly errors: Record<string, string> = {},
    /** Milliseconds after which the store wants to be asked again. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/** What a visitor gives before they write. */
export interface VisitorIntroduction {
  name: string;
  sex: ChatRow['sex'];
  phone_number: string;
  /** Only programs fill it in. */
  website?: string;
}

/** What a visitor sees: messages since their session began. */
export interface VisitorPage {
  list: Omit<StoredMessage, 'uuid' | 'phoneNumber' | 'user' | 'device'>[];
  /** There are older ones; never true if asked by `after`. */
  more: boolean;
  /** 0: locked. */
  status: ChatStatusDocument['status'];
  /** Name of the colleague who answers now. */
  supporter: string | null;
  /** Messages of the staff that the visitor has not seen. */
  unread: number;
  /** Their own messages up to this one were seen. Null: none. */
  seen_until: MessageId | null;
  now: number;
}

/** The customer's side of a store, after `open` or with a kept session. Failures are `VisitorStepFailed` or `StepRefused` locked. */
export interface VisitorStore {
  /** @returns the session's token, which the page keeps */
  open: (introduction: VisitorIntroduction) => Promise<string>;
  /** @param after everything after this message; null: the newest page */
  read: (after: MessageId | null) => Promise<VisitorPage>;
  /** The page before a message. `more`: there are older ones. */
  readOlder: (before: MessageId) => Promise<Pick<VisitorPage, 'list' | 'more'>>;
  uploadPicture: (file: Blob, watch?: UploadWatch) => Promise<UploadedPicture>;
  /** @throws StepRefused locked */
  send: (content: { text: string } | { picture: UploadedPicture }, clientKey: string) => Promise<VisitorPage['list']>;
  markRead: (until: MessageId) => Promise<void>;
  /** Hears that something may be new. @returns a function that stops it */
  follow: (hear: () => void) => () => void;
}
