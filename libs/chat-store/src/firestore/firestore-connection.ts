import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  terminate,
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type Timestamp,
} from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';

/** Milliseconds before its end at which a sign-in is renewed. */
const early = 60_000;

/** The store's clock. Firestore tells its time only as the time of a write, so a document of one's own measures it. */
class StoreClock {
  /** The store's time minus ours, milliseconds. */
  private offset = 0;

  constructor(private readonly store: Firestore) {}

  now(): number {
    return Math.round(Date.now() + this.offset);
  }

  /**
   * Learns from a write of ours: the store took it between sending and the answer.
   * @param at the store's time, `sent` and `answered` ours; epoch milliseconds
   */
  learn(at: number, sent: number, answered: number): void {
    this.offset = Math.min(Math.max(this.offset, at - answered), at - sent);
  }

  /** Something happened in the store at this moment of its clock. */
  reached(at: number): void {
    this.offset = Math.max(this.offset, at - Date.now());
  }

  /** @returns milliseconds by which the clocks differ otherwise than was known */
  async measure(uid: string): Promise<number> {
    const known = this.offset;
    const own = doc(this.store, 'clock', uid);
    const sent = Date.now();
    await runTransaction(this.store, async (transaction) => void transaction.set(own, { at: serverTimestamp() }));
    const answered = Date.now();
    const at = ((await getDocFromServer(own)).get('at') as Timestamp).toMillis();
    this.offset = at - (sent + answered) / 2;
    return Math.abs(this.offset - known);
  }
}

export interface Connection {
  store: Firestore;
  files: FirebaseStorage;
  clock: StoreClock;
  /** Signs in if that is due, and measures the store's clock once. Call it before anything else. */
  ready: () => Promise<SignedIn>;
  /** The next `ready` signs in anew. */
  signInAgain: () => void;
  /** Signs in by a custom token that admits more than the last one. */
  signInBy: (token: string) => Promise<SignedIn>;
  close: () => Promise<void>;
}

/** What the rules know of who asks. */
export interface SignedIn {
  uid: string;
  isStaff: boolean;
  /** A visitor's number, conversation and what its documents are called, and the moment since which they see it, epoch milliseconds. */
  phone: string;
  uuid: string;
  thread: string;
  since: number;
  /** Of a thread: the main conversation of its number, else ''. Of a main one: the thread of theirs that was joined to it, else ''. */
  main: string;
  own: string;
  device: number;
  /** Their name. */
  name: string;
}

interface ConnectionOptions {
  config: FirebaseConfig;
  /** A custom token: nothing of a sign-in is kept in the browser. */
  token: () => Promise<string>;
}

let made = 0;

function connectEmulator(address: string, auth: Auth, store: Firestore, files: FirebaseStorage): void {
  const { hostname, port } = new URL(address);
  connectAuthEmulator(auth, address, { disableWarnings: true });
  connectFirestoreEmulator(store, hostname, Number(port));
  connectStorageEmulator(files, hostname, Number(port));
}

/** Connects to a project of Firebase. Nothing is sent before `ready`. */
export function connect({ config, token }: ConnectionOptions): Connection {
  const { emulator, ...options } = config;
  const app = initializeApp(options, `chat-${++made}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const store = getFirestore(app);
  const files = getStorage(app);
  if (emulator) connectEmulator(emulator, auth, store, files);
  const clock = new StoreClock(store);
  let until = 0;
  let signingIn: Promise<SignedIn> | undefined;

  async function signInBy(custom: string): Promise<SignedIn> {
    const { user } = await signInWithCustomToken(auth, custom);
    const { claims } = await user.getIdTokenResult();
    until = typeof claims.until === 'number' ? claims.until : Infinity;
    const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
    const visitor = { phone: text(claims.phone), uuid: text(claims.uuid), thread: text(claims.thread) };
    const known = { name: text(claims.called), main: text(claims.main), own: text(claims.own) };
    return {
      ...visitor,
      ...known,
      device: Number(claims.device ?? 1),
      uid: user.uid,
      isStaff: claims.chat === true,
      since: Number(claims.since ?? 0),
    };
  }

  async function signIn(): Promise<SignedIn> {
    const signedIn = await signInBy(await token());
    await clock.measure(signedIn.uid);
    return signedIn;
  }

  return {
    ...{ store, files, clock },
    ready: () => {
      if (signingIn && clock.now() < until - early) return signingIn;
      const attempt = (signingIn = signIn());
      until = Infinity; // whoever comes meanwhile waits for this one
      attempt.catch(() => {
        if (signingIn === attempt) signingIn = undefined;
      });
      return attempt;
    },
    signInAgain: () => (signingIn = undefined),
    signInBy,
    close: () => terminate(store),
  };
}
