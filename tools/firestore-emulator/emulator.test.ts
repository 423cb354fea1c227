import { generateKeyPairSync } from 'node:crypto';
import { deleteApp } from 'firebase/app';
import {
  collection,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  startAfter,
  type Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { getDownloadURL, getMetadata, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { type Emulator, startEmulator } from './emulator';
import { provideXhr } from './node-xhr';
import { anApp, publicKey } from './sdk.fixture';

const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write: if true; }
    match /own/{uid} { allow read, write: if request.auth != null && request.auth.uid == uid; }
  }
}`;
const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{id} { allow read, write: if request.resource == null || request.resource.size < 2000000; }
  }
}`;

let emulator: Emulator;
const apps: ReturnType<typeof anApp>[] = [];
const another = () => {
  const made = anApp(emulator.port);
  apps.push(made);
  return made;
};

beforeAll(async () => {
  provideXhr();
  setLogLevel('silent');
  emulator = await startEmulator({ firestoreRules, storageRules, publicKey });
});
afterEach(() => emulator.database.documents.clear());
afterAll(async () => {
  await Promise.all(apps.map(({ app }) => deleteApp(app)));
  await emulator.close();
});

/** Resolves when the listener's values fit. */
function heardBy<T>(listen: (hear: (value: T) => void) => () => void) {
  const waiting: { fits: (value: T) => boolean; done: () => void }[] = [];
  let last: T;
  const stop = listen((value) => {
    last = value;
    waiting.filter(({ fits }) => fits(value)).forEach(({ done }) => done());
  });
  return {
    stop,
    until: (fits: (value: T) => boolean) =>
      new Promise<void>((done) => (last !== undefined && fits(last) ? done() : waiting.push({ fits, done }))),
  };
}

/** The store of chats writes in transactions only. */
const write = (store: Firestore, work: (transaction: Transaction) => void) =>
  runTransaction(store, (transaction) => Promise.resolve(work(transaction)));

const set = (store: Firestore, path: string, data: object) =>
  write(store, (transaction) => void transaction.set(doc(store, path), data));

test('documents: written, changed in parts, read by another, and missing', async () => {
  const [one, two] = [another().store, another().store];
  await set(one, 'open/a', { a: { b: 1, c: 2 }, n: 1, at: serverTimestamp() });
  await write(one, (transaction) => void transaction.update(doc(one, 'open/a'), { 'a.b': 5 }));
  await write(one, (transaction) => void transaction.set(doc(one, 'open/a'), { a: { d: 'ấ' } }, { merge: true }));
  const { at, ...rest } = (await getDoc(doc(two, 'open/a'))).data()!;
  expect(rest).toEqual({ a: { b: 5, c: 2, d: 'ấ' }, n: 1 });
  expect(Math.abs((at as Timestamp).toMillis() - Date.now())).toBeLessThan(5000);
  expect((await getDoc(doc(two, 'open/none'))).exists()).toBe(false);
  const missing = write(two, (transaction) => void transaction.update(doc(two, 'open/none'), { a: 1 }));
  await expect(missing).rejects.toMatchObject({ code: 'not-found' });
});

test('queries: filters, orders, cursors, limits and counts', async () => {
  const { store } = another();
  await write(store, (transaction) => {
    for (const n of [1, 2, 3, 4, 5, 6])
      transaction.set(doc(store, `open/${n}`), { n, even: n % 2 === 0, l: [n, n + 1] });
  });
  const all = collection(store, 'open');
  const found = async (...parts: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await getDocs(query(all, ...parts))).docs.map((one) => one.data().n as number);
  expect(await found(orderBy('n', 'desc'), limit(2))).toEqual([6, 5]);
  const first = await getDocs(query(all, orderBy('n', 'desc'), limit(2)));
  expect(await found(orderBy('n', 'desc'), startAfter(first.docs[1]), limit(2))).toEqual([4, 3]);
  expect(await found(where('even', '==', true), orderBy('n'))).toEqual([2, 4, 6]);
  expect(await found(where('n', '>=', 2), where('n', '>', 3), orderBy('n'))).toEqual([4, 5, 6]);
  expect(await found(where('l', 'array-contains', 5))).toEqual([4, 5]);
  expect(await found(where('n', 'in', [1, 6]))).toEqual([1, 6]);
  expect((await getCountFromServer(query(all, where('even', '==', true)))).data().count).toBe(3);
});

test('a listener hears what enters, changes and leaves its window, also after a cut', async () => {
  const [one, two] = [another().store, another().store];
  const heard = heardBy<string>((hear) =>
    onSnapshot(query(collection(two, 'open'), where('room', '==', 1), orderBy('n', 'desc'), limit(2)), (snapshot) =>
      hear(snapshot.docs.map((found) => found.data().n as number).join()),
    ),
  );
  for (const n of [1, 2, 3]) await set(one, `open/${n}`, { n, room: 1 });
  await heard.until((found) => found === '3,2');
  await write(one, (transaction) => void transaction.update(doc(one, 'open/3'), { room: 2 }));
  await heard.until((found) => found === '2,1');
  await write(one, (transaction) => void transaction.delete(doc(one, 'open/1')));
  await heard.until((found) => found === '2');
  emulator.cut();
  emulator.restore();
  await set(one, 'open/9', { n: 9, room: 1 });
  await heard.until((found) => found === '9,2');
  heard.stop();
});

test('a message whose answer was lost is sent again, and heard once', async () => {
  const channel = `http://127.0.0.1:${emulator.port}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22`;
  const post = async (address: string, form: Record<string, string>) =>
    (await fetch(address, { method: 'POST', body: new URLSearchParams(form) })).text();
  const [, session] = /"c","(\w+)"/.exec(await post(channel, { count: '0' }))!;
  const document = 'projects/test/databases/(default)/documents/open/1';
  const addTarget = JSON.stringify({ addTarget: { targetId: 2, documents: { documents: [document] } } });
  const again = () => post(`${channel}&SID=${session}&AID=0`, { count: '1', ofs: '0', req0___data__: addTarget });
  const first = await again();
  expect(first).toMatch(/\[0,[1-9]\d*,0\]/);
  expect(await again()).toBe(first);
});

test('transactions that meet each other are taken one after the other', async () => {
  const stores = [another().store, another().store];
  await set(stores[0]!, 'open/x', { n: 0 });
  const add = (store: (typeof stores)[number]) =>
    runTransaction(store, async (transaction) => {
      const found = await transaction.get(doc(store, 'open/x'));
      transaction.update(found.ref, { n: (found.data()!.n as number) + 1 });
    });
  await Promise.all([...stores, ...stores].map(add));
  expect((await getDoc(doc(stores[1]!, 'open/x'))).data()).toEqual({ n: 4 });
});

test('a custom token opens what is one’s own, in calls, streams and listeners', async () => {
  const lan = another();
  await expect(getDoc(doc(lan.store, 'own/7'))).rejects.toMatchObject({ code: 'permission-denied' });
  await lan.signIn('7', { chat: true });
  await set(lan.store, 'own/7', { a: 1 });
  expect((await getDoc(doc(lan.store, 'own/7'))).data()).toEqual({ a: 1 });
  await expect(set(lan.store, 'own/8', { a: 1 })).rejects.toMatchObject({ code: 'permission-denied' });
  const refusal = await new Promise((resolve) => onSnapshot(doc(lan.store, 'own/8'), () => undefined, resolve));
  expect(refusal).toMatchObject({ code: 'permission-denied' });
  const claims = (await lan.auth.currentUser!.getIdTokenResult(true)).claims;
  expect(claims).toMatchObject({ chat: true, sub: '7' });
});

test('a token that somebody else signed is refused', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await expect(another().signIn('7', {}, privateKey)).rejects.toMatchObject({ code: 'auth/invalid-custom-token' });
});

test('files: stored whole and in parts with progress, described, loaded and refused', async () => {
  const { files } = another();
  const bytes = new Uint8Array(300_000).map((_value, at) => at % 256);
  const picture = ref(files, 'open/ảnh 1.jpg');
  await uploadBytes(picture, bytes, { contentType: 'image/jpeg' });
  const reply = await fetch(await getDownloadURL(picture));
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
  const parts: number[] = [];
  const task = uploadBytesResumable(ref(files, 'open/big'), new Uint8Array(1_500_000));
  task.on('state_changed', ({ bytesTransferred }) => parts.push(bytesTransferred));
  await task;
  expect([parts[0], parts.at(-1)]).toEqual([0, 1_500_000]);
  expect((await getMetadata(ref(files, 'open/big'))).size).toBe(1_500_000);
  await expect(getMetadata(ref(files, 'open/none'))).rejects.toMatchObject({ code: 'storage/object-not-found' });
  const large = uploadBytes(ref(files, 'open/large'), new Uint8Array(2_000_000));
  await expect(large).rejects.toMatchObject({ code: 'storage/unauthorized' });
});
