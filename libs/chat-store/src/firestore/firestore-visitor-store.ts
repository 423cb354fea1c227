import { CallFailed, isUnreachable } from '@toam/api-client/call-failed';
import { chatMessageStatus, chatText } from '@toam/contracts/chat/chat.text';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import type { ChatSex } from '@toam/contracts/chat/chat.schema';
import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { isLive } from '@toam/domain/chat/chat-lease';
import {
  collection,
  doc,
  documentId,
  type DocumentSnapshot,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type QueryConstraint,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { FirebaseError } from 'firebase/app';
import {
  type MessageContent,
  type MessageId,
  StepRefused,
  type UploadedPicture,
  type UploadWatch,
  type VisitorIntroduction,
  type VisitorPage,
  type VisitorStore,
  type VisitorFailure,
  VisitorStepFailed,
} from '../chat-store';
import { count } from './counted';
import { cursorOf, keysOf, leaseOf, messageOf, type StatusDocument, statusOf, storedMessage } from './documents';
import { connect, type Connection, type SignedIn } from './firestore-connection';
import { addMessages, messageIds } from './message-writes';
import { drawAnew, uploadPicture } from './picture';
import { callFailure, isDenied } from './store-failure';

/** Messages of one reading. */
const pageSize = 100;
/** Messages that are marked as seen at once. */
const mostMarked = 400;
/** Milliseconds after which a follower begins again. */
const followAgainAfter = 5000;

interface VisitorOptions {
  config: FirebaseConfig;
  /** Begins a session at the API: its token, and the custom token for the store. Fails as the port says. */
  begin: (introduction: VisitorIntroduction) => Promise<{ token: string; firebase: string }>;
  prepare?: typeof drawAnew;
  /** A custom token for a session that was begun at an earlier visit. Fails as the port says. */
  renew: () => Promise<string>;
}

const byTime = (direction: 'asc' | 'desc') => [orderBy('createdAt', direction), orderBy(documentId(), direction)];

const visible = ({
  uuid: _uuid,
  phoneNumber: _phone,
  user: _user,
  device: _device,
  ...message
}: ReturnType<typeof storedMessage>) => message;

/** The sign-in is no longer good: the visitor begins a new session. */
const lost = ['auth/user-disabled', 'auth/user-not-found', 'auth/user-token-expired', 'auth/invalid-user-token'];

const isLost = (error: unknown): boolean => error instanceof FirebaseError && lost.includes(error.code);

function failureOf(error: unknown, denied: VisitorFailure): unknown {
  if (error instanceof StepRefused || error instanceof VisitorStepFailed) return error;
  const ended = new VisitorStepFailed('ended', chatText.noSession);
  if (isLost(error)) return ended;
  const failed = callFailure(error);
  if (!(failed instanceof CallFailed)) return failed;
  if (isUnreachable(failed) || failed.status >= 500) return new VisitorStepFailed('unreachable', visitorText.offline);
  if (failed.status === 403 && denied === 'ended') return ended;
  if (failed.code === 'too_many') return new VisitorStepFailed('tooFast', failed.message);
  const isInvalid = failed.code === 'invalid';
  return new VisitorStepFailed(isInvalid ? 'invalid' : 'failed', isInvalid ? failed.message : visitorText.failed);
}

/**
 * Waits for an answer of the SDK for a visitor.
 * @param denied what a refusal of the rules means. A session whose readings are refused is over.
 * @throws VisitorStepFailed, StepRefused
 */
async function toVisitor<T>(answer: Promise<T>, denied: 'ended' | 'failed'): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw failureOf(error, denied);
  }
}

/** The customer's side of the Firestore store. The rules admit what is of its own thread. */
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

  private status({ thread }: SignedIn) {
    return doc(this.store, 'status', thread);
  }

  /** What the visitor sees: the thread that was theirs until it was joined, and what followed in their conversation. D120. */
  private messages({ uuid, own, since }: SignedIn, ...parts: QueryConstraint[]): Query[] {
    const all = collection(this.store, 'messages');
    const following = query(
      all,
      where('uuid', '==', uuid),
      where('createdAt', '>=', Timestamp.fromMillis(since)),
      ...parts,
    );
    return own === '' ? [following] : [query(all, where('uuid', '==', own), ...parts), following];
  }

  /** Of each part, in the order of time. */
  private async find(visitor: SignedIn, ...parts: QueryConstraint[]) {
    const found = await Promise.all(this.messages(visitor, ...parts).map((part) => getDocsFromServer(part)));
    return found
      .flatMap(({ docs }) => docs)
      .map((one) => ({ ref: one.ref, message: storedMessage(one.id, messageOf(one.data())) }))
      .toSorted((one, other) => (one.message.id < other.message.id ? -1 : 1));
  }

  async open(introduction: VisitorIntroduction): Promise<string> {
    const { token, firebase } = await this.options.begin(introduction);
    this.begun = firebase;
    this.connection.signInAgain();
    const visitor = await toVisitor(this.connection.ready(), 'failed');
    await toVisitor(this.begins(visitor, introduction.sex), 'failed');
    return token;
  }

  /** Makes the conversation of a new number, or the thread of a new device. */
  private begins(visitor: SignedIn, sex: ChatSex): Promise<void> {
    const { phone, uuid, thread, main, device, name } = visitor;
    const number = { phone, main: main || null, device, joined: false, devices: [] };
    return runTransaction(this.store, async (transaction) => {
      if ((await transaction.get(this.status(visitor))).exists()) return;
      transaction.set(this.status(visitor), {
        ...number,
        ...{ status: 1, supporter: null, uuid, theLastMessage: null, lastMessage: null, startTimeSupport: null },
        ...{ takeover: false, read: 1, unread: 0, waiting: false, seenByClient: null, updatedAt: serverTimestamp() },
      });
      transaction.set(doc(this.store, 'phoneNumber', thread), {
        ...{ phoneNumber: phone, uuid, name, sex, keys: keysOf(name, phone), last: null },
      });
    });
  }

  read = (after: MessageId | null): Promise<VisitorPage> => toVisitor(this.readPage(after), 'ended');

  private async readPage(after: MessageId | null): Promise<VisitorPage> {
    const visitor = await this.connection.ready();
    const { seen } = chatMessageStatus;
    const [{ list, more }, present, unread, seenOwn] = await Promise.all([
      after === null ? this.findNewest(visitor) : this.findAfter(visitor, after),
      getDocFromServer(this.status(visitor)),
      this.countUnread(visitor),
      this.find(visitor, where('owner', '==', 'client'), where('status', '==', seen), orderBy('createdAt', 'desc'), limit(1)), // prettier-ignore
    ]);
    const document = statusOf(present.data() ?? {});
    const now = this.connection.clock.now();
    return {
      ...{ list, more },
      status: document.status,
      supporter: isLive(leaseOf(document), now) ? (document.supporter?.name ?? null) : null,
      unread,
      seen_until: seenOwn.at(-1)?.message.id ?? null,
      now,
    };
  }

  readOlder = (before: MessageId): Promise<Pick<VisitorPage, 'list' | 'more'>> =>
    toVisitor(this.connection.ready().then((visitor) => this.findNewest(visitor, before)), 'ended'); // prettier-ignore

  /** The newest messages, of those before one. */
  private async findNewest(visitor: SignedIn, before?: MessageId) {
    const cursor = before === undefined ? [] : [startAfter(...cursorOf(before))];
    const found = await this.find(visitor, ...byTime('desc'), ...cursor, limit(pageSize + 1));
    return { list: found.slice(-pageSize).map(({ message }) => visible(message)), more: found.length > pageSize };
  }

  /** Everything after a message. */
  private async findAfter(visitor: SignedIn, after: MessageId) {
    const list: VisitorPage['list'] = [];
    for (;;) {
      const cursor = startAfter(...cursorOf(list.at(-1)?.id ?? after));
      const found = await this.find(visitor, ...byTime('asc'), cursor, limit(pageSize + 1));
      list.push(...found.slice(0, pageSize).map(({ message }) => visible(message)));
      if (found.length <= pageSize) return { list, more: false };
    }
  }

  private async countUnread(visitor: SignedIn): Promise<number> {
    const unseen = [where('owner', '==', 'staff'), where('status', '==', chatMessageStatus.unseen)];
    const counts = await Promise.all(this.messages(visitor, ...unseen).map((part) => getCountFromServer(part)));
    return counts.reduce((sum, count) => sum + count.data().count, 0);
  }

  uploadPicture = (file: Blob, watch: UploadWatch = {}): Promise<UploadedPicture> =>
    toVisitor(uploadPicture(this.connection, file, watch, this.options.prepare), 'failed');

  send = (given: { text: string } | { picture: UploadedPicture }, clientKey: string): Promise<VisitorPage['list']> =>
    toVisitor(this.writes(given, clientKey), 'failed');

  private async writes(
    given: { text: string } | { picture: UploadedPicture },
    clientKey: string,
  ): Promise<VisitorPage['list']> {
    const content: MessageContent =
      'picture' in given ? { pictures: [given.picture] } : { text: given.text.normalize('NFC').trim() };
    const visitor = await this.connection.ready();
    const id = messageIds(content, clientKey)[0]!;
    const { name, device } = visitor;
    const writer = { owner: 'client', user: null, name, device } as const;
    let known: Pick<StatusDocument, 'status' | 'joined'> | undefined;
    try {
      await runTransaction(this.store, async (transaction) => {
        if ((await transaction.get(doc(this.store, 'messages', id))).exists()) return;
        const present = statusOf((await transaction.get(this.status(visitor))).data() ?? {});
        known = present;
        await count(transaction, this.connection, visitor, { message: id });
        const counted = { read: 0, unread: present.unread + 1, waiting: true };
        addMessages(transaction, this.store, visitor, { writer, content, clientKey, counted });
      });
    } catch (error) {
      if (isDenied(error) && known?.status === 0) throw new StepRefused('locked', visitorText.locked);
      if (isDenied(error) && known?.joined && this.moves(visitor)) return this.writes(given, clientKey);
      throw callFailure(error);
    }
    const stored = await getDocFromServer(doc(this.store, 'messages', id));
    const data = stored.data();
    if (!data) throw new CallFailed(404, 'not_found', chatText.notFound);
    return [visible(storedMessage(stored.id, messageOf(data)))];
  }

  /**
   * The thread was joined: the next sign-in is of the main conversation.
   * @returns false if that is known already, and this is no longer the thread's sign-in
   */
  private moves({ main }: SignedIn): boolean {
    if (main === '') return false;
    this.connection.signInAgain();
    return true;
  }

  markRead = (until: MessageId): Promise<void> => toVisitor(this.marks(until), 'ended');

  private async marks(until: MessageId): Promise<void> {
    const visitor = await this.connection.ready();
    const unseen = [where('owner', '==', 'staff'), where('status', '==', chatMessageStatus.unseen), limit(mostMarked)];
    const seen = (await this.find(visitor, ...unseen)).filter(({ message }) => message.id <= until);
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
    let again: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      stop?.();
      this.connection.ready().then(
        (visitor) => {
          if (!isOver)
            stop = onSnapshot(this.status(visitor), { includeMetadataChanges: true }, listen(visitor), failed);
        },
        () => hear(), // the reading that follows tells why
      );
    };
    const listen = (visitor: SignedIn) => (snapshot: DocumentSnapshot) => {
      if (snapshot.data()?.joined === true && this.moves(visitor)) begin();
      hear();
    };
    // a sign-in that is over ends what listens by it
    const failed = () => {
      hear();
      if (!isOver) again = setTimeout(begin, followAgainAfter);
    };
    begin();
    return () => {
      isOver = true;
      clearTimeout(again);
      stop?.();
    };
  };

  /** Ends its connections. */
  close(): Promise<void> {
    return this.connection.close();
  }
}
