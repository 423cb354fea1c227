import { CallFailed } from '@toam/api-client/call-failed';
import { chatMessageStatus, chatText } from '@toam/contracts/texts/chat';
import type { ChatSex } from '@toam/contracts/chat/chat.schema';
import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { isLive } from '@toam/domain/chat/chat-lease';
import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import {
  type MessageContent,
  type MessageId,
  StepRefused,
  type UploadedPicture,
  type UploadWatch,
  type VisitorIntroduction,
  type VisitorPage,
  type VisitorStore,
} from '../chat-store';
import { count } from './counted';
import { cursorOf, keysOf, leaseOf, messageId, messageOf, statusOf, storedMessage } from './documents';
import { connect, type Connection, type SignedIn } from './firestore-connection';
import { addMessages, messageIds } from './message-writes';
import { drawAnew, uploadPicture } from './picture';
import { callFailure, isDenied } from './store-failure';
import { toVisitor } from './visitor-failure';

/** Messages of one reading. */
const pageSize = 100;
/** Messages that are marked as seen at once. */
const mostMarked = 400;

export interface VisitorOptions {
  config: FirebaseConfig;
  /** Begins a session at the API: its token, and the custom token for the store. Fails as the port says. */
  begin: (introduction: VisitorIntroduction) => Promise<{ token: string; firebase: string }>;
  prepare?: typeof drawAnew;
  /** A custom token for a session that was begun at an earlier visit. Fails as the port says. */
  renew: () => Promise<string>;
}

const visible = ({ uuid: _uuid, phoneNumber: _phone, user: _user, ...message }: ReturnType<typeof storedMessage>) =>
  message;

/** The customer's side of the Firestore store. The rules admit what follows the session's beginning, of its own number. */
export class FirestoreVisitorStore implements VisitorStore {
  private readonly connection: Connection;
  private readonly options: Required<VisitorOptions>;
  private begun: string | null = null;

  constructor(options: VisitorOptions) {
    this.options = { prepare: drawAnew, ...options };
    this.connection = connect({ config: options.config, token: () => this.token() });
  }

  /** Of the session that has just begun, or of an earlier one. */
  private token(): Promise<string> {
    const { begun } = this;
    this.begun = null; // it is good for one sign-in
    return begun === null ? this.options.renew() : Promise.resolve(begun);
  }

  private get store() {
    return this.connection.store;
  }

  private status({ phone }: SignedIn) {
    return doc(this.store, 'status', phone);
  }

  /** The visitor's messages, without those from before their session. */
  private messages({ phone, since }: SignedIn, ...parts: QueryConstraint[]) {
    const own = [where('phoneNumber', '==', phone), where('createdAt', '>=', Timestamp.fromMillis(since))];
    return query(collection(this.store, 'messages'), ...own, ...parts);
  }

  async open(introduction: VisitorIntroduction): Promise<string> {
    const { token, firebase } = await this.options.begin(introduction);
    this.begun = firebase;
    this.connection.signInAgain();
    const visitor = await toVisitor(this.connection.ready(), 'failed');
    await toVisitor(this.begins(visitor, introduction.name, introduction.sex), 'failed');
    return token;
  }

  /** Makes the conversation of a new number. */
  private begins(visitor: SignedIn, name: string, sex: ChatSex): Promise<void> {
    const { phone, uuid } = visitor;
    return runTransaction(this.store, async (transaction) => {
      if ((await transaction.get(this.status(visitor))).exists()) return;
      transaction.set(this.status(visitor), {
        ...{ status: 1, supporter: null, uuid, theLastMessage: null, lastMessage: null, startTimeSupport: null },
        ...{ takeover: false, read: 1, unread: 0, waiting: false, seenByClient: null, updatedAt: serverTimestamp() },
      });
      transaction.set(doc(this.store, 'phoneNumber', phone), {
        ...{ phoneNumber: phone, uuid, name, sex, keys: keysOf(name, phone), last: null },
      });
    });
  }

  read = (after: MessageId | null): Promise<VisitorPage> => toVisitor(this.readPage(after), 'ended');

  private async readPage(after: MessageId | null): Promise<VisitorPage> {
    const visitor = await this.connection.ready();
    const direction = after === null ? 'desc' : 'asc';
    const by = [orderBy('createdAt', direction), orderBy(documentId(), direction)];
    const cursor = after === null ? [] : [startAfter(...cursorOf(after))];
    const { seen, unseen } = chatMessageStatus;
    const [found, present, unread, seenOwn] = await Promise.all([
      getDocsFromServer(this.messages(visitor, ...by, ...cursor, limit(pageSize))),
      getDocFromServer(this.status(visitor)),
      getCountFromServer(this.messages(visitor, where('owner', '==', 'staff'), where('status', '==', unseen))),
      getDocsFromServer(this.messages(visitor, where('owner', '==', 'client'), where('status', '==', seen), orderBy('createdAt', 'desc'), limit(1))), // prettier-ignore
    ]);
    const list = found.docs.map((one) => visible(storedMessage(one.id, messageOf(one.data()))));
    const document = statusOf(present.data() ?? {});
    const now = this.connection.clock.now();
    const last = seenOwn.docs[0];
    return {
      list: after === null ? list.toReversed() : list,
      status: document.status,
      supporter: isLive(leaseOf(document), now) ? (document.supporter?.name ?? null) : null,
      unread: unread.data().count,
      seen_until: last ? messageId(last.id, messageOf(last.data()).createdAt) : null,
      now,
    };
  }

  uploadPicture = (file: Blob, watch: UploadWatch = {}): Promise<UploadedPicture> =>
    toVisitor(uploadPicture(this.connection, file, watch, this.options.prepare), 'failed');

  send = (given: { text: string } | { picture: UploadedPicture }, clientKey: string): Promise<VisitorPage['list']> =>
    toVisitor(this.writes(given, clientKey), 'failed');

  private async writes(given: { text: string } | { picture: UploadedPicture }, clientKey: string) {
    const content: MessageContent =
      'picture' in given ? { pictures: [given.picture] } : { text: given.text.normalize('NFC').trim() };
    const visitor = await this.connection.ready();
    const id = messageIds(content, clientKey)[0]!;
    const writer = { owner: 'client', user: null, name: visitor.name } as const;
    let isLocked = false;
    try {
      await runTransaction(this.store, async (transaction) => {
        if ((await transaction.get(doc(this.store, 'messages', id))).exists()) return;
        const { status, unread } = statusOf((await transaction.get(this.status(visitor))).data() ?? {});
        isLocked = status === 0;
        await count(transaction, this.connection, visitor, { message: id });
        const counted = { read: 0, unread: unread + 1, waiting: true };
        addMessages(transaction, this.store, visitor, { writer, content, clientKey, counted });
      });
    } catch (error) {
      if (isDenied(error) && isLocked) throw new StepRefused('locked', chatText.locked);
      throw callFailure(error);
    }
    const stored = await getDocFromServer(doc(this.store, 'messages', id));
    const data = stored.data();
    if (!data) throw new CallFailed(404, 'not_found', chatText.notFound);
    return [visible(storedMessage(stored.id, messageOf(data)))];
  }

  markRead = (until: MessageId): Promise<void> => toVisitor(this.marks(until), 'ended');

  private async marks(until: MessageId): Promise<void> {
    const visitor = await this.connection.ready();
    const unseen = where('status', '==', chatMessageStatus.unseen);
    const found = await getDocsFromServer(this.messages(visitor, where('owner', '==', 'staff'), unseen, limit(mostMarked))); // prettier-ignore
    const seen = found.docs.filter((one) => messageId(one.id, messageOf(one.data()).createdAt) <= until);
    if (seen.length === 0) return;
    await runTransaction(this.store, async (transaction) => {
      for (const { ref } of seen) transaction.update(ref, { status: chatMessageStatus.seen });
      transaction.update(this.status(visitor), { seenByClient: serverTimestamp(), updatedAt: serverTimestamp() });
      return Promise.resolve();
    });
  }

  follow = (hear: () => void): (() => void) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    this.connection.ready().then(
      (visitor) => {
        if (!isOver) stop = onSnapshot(this.status(visitor), { includeMetadataChanges: true }, hear, hear);
      },
      () => hear(), // the reading that follows tells why
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };

  /** Ends its connections. */
  close(): Promise<void> {
    return this.connection.close();
  }
}
