import { CallFailed } from '@toam/api-client/call-failed';
import type { ChatRow, ChatStatusDocument } from '@toam/contracts/chat/chat.schema';
import type { Person } from '@toam/contracts/person';
import { chatText } from '@toam/contracts/chat/chat.text';
import { leaseEnd } from '@toam/domain/chat/chat-lease';
import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import {
  type ChatStore,
  type MessageContent,
  type MessagePage,
  type MessageQuery,
  type Sent,
  StepRefused,
  type Timed,
} from '../chat-store';
import { listConversations, listThreadsBeside, readUnread } from './conversation-list';
import {
  cursorOf,
  customerOf,
  leaseOf,
  messageOf,
  rowOf,
  type StatusDocument,
  statusOf,
  storedMessage,
  timedStatus,
} from './documents';
import { connect, type Connection } from './firestore-connection';
import { type Beside, type FirestoreOptions, nothingBeside } from './firestore-options';
import { joinThread, refuseUnready } from './join-thread';
import { addMessages, checked, markClientSeen, messageIds } from './message-writes';
import { drawAnew, uploadPicture } from './picture';
import { answered, callFailure, isDenied } from './store-failure';

/** Milliseconds that a follower looks back, for changes that were made while it began; and after which it begins again. */
const lookBack = 60_000;
const followAgainAfter = 5000;
/** Milliseconds between two looks at the store's clock while one answers: ours may be set meanwhile. And by how much it was then set. */
const compareClocksEvery = 15_000;
const clockWasSet = 1000;

type Write = (transaction: Transaction, present: StatusDocument) => void | Promise<void>;

/** Google's Firestore and Storage. What may be done stands in `firebase/firestore.rules`, and the store refuses the rest. D98. */
export class FirestoreChatStore implements ChatStore {
  readonly kind = 'firestore';
  private readonly connection: Connection;
  private readonly prepare: typeof drawAnew;
  private readonly me: Person;
  private readonly beside: (id: string) => Promise<Beside>;
  private readonly seal: FirestoreOptions['seal'];
  private readonly moveSessions: (id: string) => Promise<unknown>;
  /** What the documents of conversations are called that were asked for. */
  private readonly threads = new Map<string, string>();
  private readonly compareClocks: number;
  /** The latest end of a lease of one's own that was read. */
  private heldUntil = 0;

  constructor({
    config,
    me,
    token,
    seal,
    join,
    beside,
    prepare = drawAnew,
    compareClocks = compareClocksEvery,
  }: FirestoreOptions) {
    this.connection = connect({ config, token });
    this.compareClocks = compareClocks;
    const { id, name, avatar } = me;
    this.me = { id, name, avatar };
    this.beside = beside ?? (() => Promise.resolve(nothingBeside));
    this.seal = seal;
    this.moveSessions = join ?? (() => Promise.resolve());
    this.prepare = prepare;
  }

  private get clock() {
    return this.connection.clock;
  }

  private statusAt(thread: string) {
    return doc(this.connection.store, 'status', thread);
  }

  /** What the documents of a conversation are called. @throws CallFailed not_found */
  private async threadOf(id: string): Promise<string> {
    const known = this.threads.get(id);
    if (known !== undefined) return known;
    await this.connection.ready();
    const all = collection(this.connection.store, 'status');
    const found = await getDocsFromServer(query(all, where('uuid', '==', id), limit(1)));
    const thread = found.docs[0]?.id;
    if (thread === undefined) throw new CallFailed(404, 'not_found', chatText.notFound);
    this.threads.set(id, thread);
    return thread;
  }

  /** A thread that was joined is the conversation that it was joined to. */
  private async readStatus(id: string): Promise<StatusDocument> {
    const found = await getDocFromServer(this.statusAt(await this.threadOf(id)));
    const data = found.data();
    if (!data) throw new CallFailed(404, 'not_found', chatText.notFound);
    const status = statusOf(data);
    if (status.joined) {
      this.threads.set(id, status.phone);
      return this.readStatus(id);
    }
    this.clock.reached(status.updatedAt.toMillis());
    if (status.supporter?.id === this.me.id) this.heldUntil = Math.max(this.heldUntil, leaseEnd(leaseOf(status)) ?? 0);
    return status;
  }

  /**
   * Makes a step in one transaction, in which the rules judge it by the store's clock.
   * @param why what a refusal means
   * @returns the conversation after it
   */
  private async step(
    id: string,
    write: Write,
    why: (present: StatusDocument) => ['held' | 'notHolder', string],
  ): Promise<StatusDocument> {
    await answered(this.threadOf(id));
    await answered(this.connection.ready());
    let seen: StatusDocument | undefined;
    let sent = 0;
    try {
      await runTransaction(this.connection.store, async (transaction) => {
        seen = await this.present(transaction, id);
        sent = Date.now();
        await write(transaction, seen);
      });
    } catch (error) {
      if (isDenied(error) && seen) throw this.refusal(seen, why);
      throw callFailure(error);
    }
    const after = await answered(this.readStatus(id));
    if (seen && !after.updatedAt.isEqual(seen.updatedAt))
      this.clock.learn(after.updatedAt.toMillis(), sent, Date.now());
    return after;
  }

  private async present(transaction: Transaction, id: string): Promise<StatusDocument> {
    const present = statusOf((await transaction.get(this.statusAt(this.threads.get(id)!))).data() ?? {});
    if (!present.joined) return present;
    this.threads.set(id, present.phone);
    return this.present(transaction, id);
  }

  private refusal(present: StatusDocument, why: (present: StatusDocument) => ['held' | 'notHolder', string]) {
    const status = timedStatus(present, this.clock.now());
    if (present.status === 0) return new StepRefused('locked', chatText.locked, status);
    return new StepRefused(...why(present), status);
  }

  listConversations: ChatStore['listConversations'] = (wanted, signal) =>
    answered(listConversations(this.connection, wanted, this.me.id), signal);

  readConversation: ChatStore['readConversation'] = (id, signal) => answered(this.readHead(id), signal);

  private async readHead(id: string) {
    await this.connection.ready();
    // a conversation can be answered without it; those of an older system are unknown to the product
    const beside = this.beside(id).catch(() => nothingBeside);
    const { status, row } = await this.readRow(id);
    const threads = await listThreadsBeside(this.connection, status);
    const { customer, needs, note, fits } = await beside;
    return { ...row, threads, customer, needs, note, fits, now: this.clock.now() };
  }

  private async readRow(id: string): Promise<{ status: StatusDocument; row: ChatRow }> {
    const status = await this.readStatus(id);
    const customer = await getDocFromServer(doc(this.connection.store, 'phoneNumber', this.threads.get(id)!));
    const data = customer.data();
    if (!data) throw new CallFailed(404, 'not_found', chatText.notFound);
    return { status, row: rowOf(status, customerOf(data), this.me.id, this.clock.now()) };
  }

  listMessages: ChatStore['listMessages'] = (id, wanted, signal) => answered(this.readMessages(id, wanted), signal);

  private async readMessages(id: string, { before, after, size = 30 }: MessageQuery): Promise<MessagePage> {
    await this.connection.ready();
    // the row before the messages: a page that has the newest row lacks none of them
    const { status, row } = await this.readRow(id);
    const direction = after === undefined ? 'desc' : 'asc';
    const cursor = after ?? before;
    const page = query(
      collection(this.connection.store, 'messages'),
      where('uuid', 'in', [status.uuid, ...status.devices]),
      orderBy('createdAt', direction),
      orderBy(documentId(), direction),
      ...(cursor === undefined ? [] : [startAfter(...cursorOf(cursor))]),
      limit(size + 1),
    );
    const found = await getDocsFromServer(page);
    const list = found.docs.slice(0, size).map((one) => storedMessage(one.id, messageOf(one.data())));
    return {
      list: direction === 'asc' ? list : list.toReversed(),
      more: found.size > size,
      row,
      now: this.clock.now(),
    };
  }

  claim: ChatStore['claim'] = (id, force) =>
    this.timed(
      this.step(
        id,
        async (transaction) => {
          const { name } = await this.connection.ready();
          transaction.update(this.statusAt(this.threads.get(id)!), {
            ...{ supporter: { ...this.me, name }, startTimeSupport: serverTimestamp(), takeover: force },
            updatedAt: serverTimestamp(),
          });
        },
        ({ supporter }) => ['held', chatText.held(supporter?.name ?? '')],
      ),
    );

  release: ChatStore['release'] = (id) => this.timed(this.step(id, this.ends(id), () => ['notHolder', chatText.mayNotRelease])); // prettier-ignore

  setStatus: ChatStore['setStatus'] = (id, status) =>
    this.timed(
      this.step(
        id,
        status === 0
          ? this.ends(id, { status })
          : (transaction) =>
              void transaction.update(this.statusAt(this.threads.get(id)!), { status, updatedAt: serverTimestamp() }),
        () => ['notHolder', chatText.notHolder],
      ),
    );

  /** Ends whoever answers. */
  private ends(id: string, more: object = {}): Write {
    const nobody = { supporter: null, startTimeSupport: null, takeover: false, updatedAt: serverTimestamp() };
    return (transaction) => void transaction.update(this.statusAt(this.threads.get(id)!), { ...nobody, ...more });
  }

  closeWaiting: ChatStore['closeWaiting'] = (id) =>
    this.timed(
      this.step(
        id,
        (transaction, { waiting }) => {
          if (waiting) transaction.update(this.statusAt(this.threads.get(id)!), { waiting: false, updatedAt: serverTimestamp() }); // prettier-ignore
        },
        () => ['notHolder', chatText.notHolder],
      ),
    );

  private async timed(taken: Promise<StatusDocument>): Promise<Timed<ChatStatusDocument>> {
    return timedStatus(await taken, this.clock.now());
  }

  uploadPicture: ChatStore['uploadPicture'] = (file, watch = {}) =>
    uploadPicture(this.connection, file, watch, this.prepare);

  async send(id: string, given: MessageContent, clientKey: string): Promise<Sent> {
    const content = await this.sealed(checked(given));
    const { store } = this.connection;
    const ids = messageIds(content, clientKey);
    const { name } = await answered(this.connection.ready());
    const writer = { owner: 'staff', device: null, user: { ...this.me, name }, name } as const;
    const status = await this.step(
      id,
      async (transaction, { uuid, phone }) => {
        // the same key again is the same message
        if ((await transaction.get(doc(store, 'messages', ids[0]!))).exists()) return;
        addMessages(
          transaction,
          store,
          { phone, uuid, thread: this.threads.get(id)! },
          { writer, content, clientKey, counted: { waiting: false } },
        );
      },
      () => ['notHolder', chatText.notHolder],
    );
    const stored = await answered(Promise.all(ids.map((one) => getDocFromServer(doc(store, 'messages', one)))));
    const list = stored.flatMap((one) => (one.exists() ? [storedMessage(one.id, messageOf(one.data()))] : []));
    return { list, status: timedStatus(status, this.clock.now()) };
  }

  /** The rules take no house but one whose card the API has made for this sign-in. */
  private async sealed(content: MessageContent): Promise<MessageContent> {
    if (!this.seal || !('house' in content) || !content.house) return content;
    const { token, card } = await this.seal(content.house.id);
    await answered(this.connection.signInBy(token));
    return card ? { ...content, house: card } : content;
  }

  async markRead(id: string): Promise<Timed<ChatStatusDocument>> {
    try {
      return await this.timed(this.step(id, (transaction, present) => markClientSeen(transaction, this.connection.store, this.threads.get(id)!, present), () => ['notHolder', chatText.notHolder])); // prettier-ignore
    } catch (error) {
      // whoever looks without supporting leaves it unread. T7
      if (error instanceof StepRefused && error.status) return error.status;
      throw error;
    }
  }

  async join(id: string): Promise<string> {
    const before = await answered(this.readStatus(id));
    const { main, phone } = before;
    if (main === null) return before.uuid;
    refuseUnready(before, this.me.id, this.clock.now());
    // the API has the sessions: from now on the device's are of the main conversation
    await this.moveSessions(before.uuid);
    const { store } = this.connection;
    await answered(runTransaction(store, (transaction) => joinThread(transaction, store, before.uuid, phone)));
    this.threads.set(id, phone);
    return main;
  }

  readUnread: ChatStore['readUnread'] = () => answered(readUnread(this.connection, this.me.id));

  follow: ChatStore['follow'] = (hear) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      const failed = () => {
        stop?.();
        if (!isOver) again = setTimeout(begin, followAgainAfter);
      };
      this.connection.ready().then(() => {
        if (!isOver) stop = this.listen(hear, failed);
      }, failed);
    };
    begin();
    const compare = async () => {
      // a connection that is gone is noticed by its listener
      const moved = this.clock.now() < this.heldUntil ? await this.measureClock().catch(() => 0) : 0;
      if (moved > clockWasSet && !isOver) hear(null);
    };
    const comparing = setInterval(() => void compare(), this.compareClocks);
    return () => {
      isOver = true;
      clearInterval(comparing);
      clearTimeout(again);
      stop?.();
    };
  };

  /** Hears every change of a conversation from now on: each writes `updatedAt`. */
  private listen(hear: (id: string | null) => void, failed: () => void): () => void {
    const since = Timestamp.fromMillis(this.clock.now() - lookBack);
    const changes = query(collection(this.connection.store, 'status'), where('updatedAt', '>', since), orderBy('updatedAt')); // prettier-ignore
    let isBehind = true;
    return onSnapshot(
      changes,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) isBehind = true;
        // after the beginning, and after a connection that was gone, any may have changed
        else if (isBehind) {
          isBehind = false;
          this.measureClock().catch(failed);
          hear(null);
        } else
          for (const { doc: changed } of snapshot.docChanges()) {
            const { uuid, updatedAt } = statusOf(changed.data());
            this.clock.reached(updatedAt.toMillis());
            hear(uuid);
          }
      },
      failed,
    );
  }

  /** Compares the clocks anew: after a sleep or a lost connection ours may have been set. */
  async measureClock(): Promise<number> {
    const { uid } = await this.connection.ready();
    return this.clock.measure(uid);
  }

  /** Ends its connections. */
  close(): Promise<void> {
    return this.connection.close();
  }
}
