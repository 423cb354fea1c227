import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Database, type Write } from '../firestore-emulator/database';
import { Failure } from '../firestore-emulator/failure';
import { Guard } from '../firestore-emulator/guard';
import type { Identity } from '../firestore-emulator/identity';
import type { Query } from '../firestore-emulator/query';
import { readRules } from '../firestore-emulator/rules/rules';
import { fieldsOf } from '../firestore-emulator/value';

/** From tools/chat-stores and from apps/e2e, where tests run, the workspace is two folders up. */
const ruleFile = (name: string) => readFileSync(path.resolve('../../libs/chat-store/firebase', name), 'utf8');
export const firestoreRules = ruleFile('firestore.rules');
export const storageRules = ruleFile('storage.rules');

/** Ten o'clock. Other moments are seconds after it. */
export const start = Date.parse('2026-11-20T10:00:00+07:00');
export const at = (seconds: number) => new Date(start + seconds * 1000);

export const phone = '0903618274';
export const uuid = '00000000-0000-4000-8000-000000000001';
const until = start + 900_000;

/** As the API begins the addresses of the project's pictures. */
const pictures = String.raw`https://firebasestorage\.googleapis\.com(:443)?/v0/b/toam\.appspot\.com/o/images%2F`;

const names: Record<number, string> = { 7: 'Lan', 8: 'Bảo', 9: 'Quản trị' };

export const staff = (id: number, more: object = {}): Identity => ({
  uid: String(id),
  token: { chat: true, uid: id, called: names[id] ?? '', until, pictures, ...more },
});
export const lan = staff(7);
export const bao = staff(8);
export const visitor: Identity = {
  uid: 'visitor-1',
  token: {
    phone,
    thread: phone,
    uuid,
    main: '',
    own: '',
    device: 1,
    called: 'Nguyễn Minh',
    since: start,
    until,
    pictures,
  },
};
export const stranger: Identity = {
  uid: 'visitor-2',
  token: { ...visitor.token, phone: '0912000111', thread: '0912000111', called: 'Kẻ lạ' },
};
/** Another device with the visitor's number, in a thread of its own. */
export const threadId = '00000000-0000-4000-8000-000000000003';
export const newcomer: Identity = {
  uid: 'visitor-3',
  token: { ...visitor.token, thread: threadId, uuid: threadId, main: uuid, device: 2, called: 'Kẻ lạ' },
};
/** The same after a colleague has joined it, at five seconds. */
export const joinedNewcomer: Identity = {
  uid: 'visitor-3',
  token: { ...newcomer.token, thread: phone, uuid, main: '', own: threadId, since: start + 5000 },
};

/** A field that becomes the moment of the commit. */
export const serverTime = Symbol('the moment of the commit');

export const root = 'projects/test/databases/(default)/documents';

function written(document: string, data: Record<string, unknown>): Pick<Write, 'update' | 'updateTransforms'> {
  const entries = Object.entries(data);
  const timed = entries.filter(([, value]) => value === serverTime).map(([fieldPath]) => fieldPath);
  return {
    update: {
      name: `${root}/${document}`,
      fields: fieldsOf(Object.fromEntries(entries.filter(([name]) => !timed.includes(name)))),
    },
    updateTransforms: timed.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

export const creates = (document: string, data: Record<string, unknown>): Write => ({
  ...written(document, data),
  currentDocument: { exists: false },
});

export const changes = (document: string, data: Record<string, unknown>): Write => ({
  ...written(document, data),
  updateMask: { fieldPaths: Object.keys(data).filter((name) => data[name] !== serverTime) },
  currentDocument: { exists: true },
});

export const removes = (document: string): Write => ({ delete: `${root}/${document}` });

/** A conversation without anybody, before its first message. */
export const conversation = {
  ...{ phone, main: null as string | null, device: 1, joined: false, devices: [] as string[] },
  ...{ status: 1, supporter: null, uuid, theLastMessage: null, lastMessage: null, startTimeSupport: null },
  ...{ takeover: false, read: 1, unread: 0, waiting: false, seenByClient: null, updatedAt: at(-60) },
};
export const customer = { phoneNumber: phone, uuid, name: 'Nguyễn Minh', sex: 'men', keys: ['minh'], last: null };

/** Held by Lan since ten o'clock. */
export const heldByLan = { supporter: { id: 7, name: 'Lan', avatar: null }, startTimeSupport: at(0) };

/** The newcomer's thread, which waits. */
export const threadLast = { owner: 'client', text: 'Alo' };
export const thread = {
  ...{ ...conversation, main: uuid, device: 2, uuid: threadId, read: 0, unread: 2, waiting: true },
  ...{ theLastMessage: at(3), lastMessage: 'last' },
};

const isAllowed = readRules(firestoreRules);

/** A store with one conversation and a thread beside it, at a moment. Nothing judges what is put there. */
export function world(present: object, now: Date, messages: Record<string, object> = {}, besides: object = {}) {
  const database = new Database(() => now.getTime());
  const guard = new Guard(database, isAllowed);
  const put = (document: string, data: object) => {
    const name = `${root}/${document}`;
    const time = '2026-11-20T00:00:00.000000Z';
    database.documents.set(name, { name, fields: fieldsOf(data), createTime: time, updateTime: time });
  };
  put(`status/${phone}`, { ...conversation, ...present });
  put(`phoneNumber/${phone}`, customer);
  put(`status/${threadId}`, { ...thread, ...besides });
  put(`phoneNumber/${threadId}`, { ...customer, uuid: threadId, name: 'Kẻ lạ', last: threadLast });
  for (const [id, message] of Object.entries(messages)) put(`messages/${id}`, message);
  const isTaken = (attempt: () => void) => {
    try {
      attempt();
      return true;
    } catch (error) {
      if (error instanceof Failure && error.status === 'PERMISSION_DENIED') return false;
      throw error;
    }
  };
  return {
    database,
    put,
    commits: (who: Identity | null, writes: Write[]) =>
      isTaken(() => void database.commit(writes, (proposal) => guard.commit(who, proposal))),
    gets: (who: Identity | null, document: string) => isTaken(() => guard.get(who, `${root}/${document}`)),
    lists: (who: Identity | null, query: Query) => isTaken(() => guard.list(who, root, query)),
  };
}

const status = `status/${phone}`;

/** What the adapter writes for each step. */
export const claims = (id: number, takeover = false, more: object = {}) => [
  changes(status, {
    ...{ supporter: { id, name: names[id], avatar: null }, startTimeSupport: serverTime, takeover },
    ...{ updatedAt: serverTime, ...more },
  }),
];
const nobody = { supporter: null, startTimeSupport: null, takeover: false, updatedAt: serverTime };
export const releases = (more: object = {}) => [changes(status, { ...nobody, ...more })];
export const locks = (more: object = {}) => [changes(status, { ...nobody, status: 0, ...more })];
export const unlocks = (more: object = {}) => [changes(status, { status: 1, updatedAt: serverTime, ...more })];

/** The key of the message that is written. */
export const key = '00000000-0000-4000-8000-0000000000a1';

/** Where a picture of somebody is. */
export const pictureOf = (uid: string, more = '') =>
  `https://firebasestorage.googleapis.com/v0/b/toam.appspot.com/o/images%2F${uid}%2F${uuid}?alt=media&token=${uuid}${more}`;

const message = {
  ...{
    uuid,
    thread: phone,
    device: null as number | null,
    phoneNumber: phone,
    text: 'Dạ còn ạ',
    imageURL: null,
    width: null,
    height: null,
    house: null,
  },
  ...{ status: 'Chưa xem', createdAt: serverTime, clientKey: key },
};
export const staffMessage = (id: number) => ({
  ...message,
  owner: 'staff',
  name: names[id],
  user: { id, name: names[id], avatar: null },
});
export const clientMessage = { ...message, owner: 'client', device: 1, name: 'Nguyễn Minh', user: null };

interface Parts {
  message?: object;
  status?: object;
  last?: object;
  limits?: object;
}

export const staffWrites = (id: number, more: Parts = {}) => [
  creates(`messages/${key}`, { ...staffMessage(id), ...more.message }),
  changes(status, {
    ...{ theLastMessage: serverTime, lastMessage: key, updatedAt: serverTime, waiting: false, ...more.status },
  }),
  changes(`phoneNumber/${phone}`, { last: { owner: 'staff', text: 'Dạ còn ạ', ...more.last } }),
];
export const clientWrites = (more: Parts = {}, unread = 1) => [
  creates(`messages/${key}`, { ...clientMessage, ...more.message }),
  changes(status, {
    ...{ theLastMessage: serverTime, lastMessage: key, updatedAt: serverTime, read: 0, unread },
    ...{ waiting: true, ...more.status },
  }),
  changes(`phoneNumber/${phone}`, { last: { owner: 'client', text: 'Dạ còn ạ', ...more.last } }),
  creates('limits/visitor-1', {
    ...{ since: serverTime, messages: 1, pictures: 0, message: key, picture: null, ...more.limits },
  }),
];
/** Pictures that are sent together. @param change of one of them */
export const sendsPictures = (id: number, count: number, change: (at: number) => object = () => ({})) => {
  const ids = Array.from({ length: count }, (_, at) => `${key}-${String(at).padStart(2, '0')}`);
  const picture = { text: null, imageURL: pictureOf(String(id)), width: 800, height: 600 };
  return [
    ...ids.map((name, at) => creates(`messages/${name}`, { ...staffMessage(id), ...picture, ...change(at) })),
    changes(status, { theLastMessage: serverTime, lastMessage: ids.at(-1), updatedAt: serverTime }),
    changes(`phoneNumber/${phone}`, { last: { owner: 'staff', text: `[Hình ảnh] ${count} ảnh` } }),
  ];
};

/** The customer's last words need no answer. */
export const closesWaiting = (more: object = {}) => [
  changes(status, { waiting: false, updatedAt: serverTime, ...more }),
];

/** Of a colleague who looks at the conversation, and of the visitor who does. */
export const marksRead = [
  changes(status, { read: 1, unread: 0, updatedAt: serverTime }),
  changes('messages/c1', { status: 'Đã xem' }),
];
/** What a colleague writes who is sure of a device. */
export const joinsThread = (more: { main?: object; thread?: object; last?: object } = {}) => [
  changes(status, {
    ...{
      devices: [threadId],
      unread: 2,
      read: 0,
      waiting: true,
      theLastMessage: at(3),
      updatedAt: serverTime,
      ...more.main,
    },
  }),
  changes(`phoneNumber/${phone}`, { last: { ...threadLast, ...more.last } }),
  changes(`status/${threadId}`, {
    ...{ joined: true, supporter: null, startTimeSupport: null, takeover: false, read: 1, unread: 0, waiting: false },
    ...{ theLastMessage: null, updatedAt: serverTime, ...more.thread },
  }),
];
/** What the newcomer writes into their thread. */
export const newcomerWrites = (more: Parts = {}) => [
  creates(`messages/${key}`, {
    ...{ ...clientMessage, uuid: threadId, thread: threadId, device: 2, name: 'Kẻ lạ', ...more.message },
  }),
  changes(`status/${threadId}`, {
    ...{
      theLastMessage: serverTime,
      lastMessage: key,
      updatedAt: serverTime,
      read: 0,
      unread: 3,
      waiting: true,
      ...more.status,
    },
  }),
  changes(`phoneNumber/${threadId}`, { last: { owner: 'client', text: 'Dạ còn ạ', ...more.last } }),
  creates('limits/visitor-3', { since: serverTime, messages: 1, pictures: 0, message: key, picture: null }),
];
export const visitorSees = [
  changes(status, { seenByClient: serverTime, updatedAt: serverTime }),
  changes('messages/s1', { status: 'Đã xem' }),
];

/** What was written: by both sides since the visitor's session began, and before it. */
export const messages = {
  c1: { ...clientMessage, createdAt: at(1) },
  s1: { ...staffMessage(7), createdAt: at(2) },
  old: { ...staffMessage(7), createdAt: at(-1) },
};

export const equal = (fieldPath: string, stringValue: string) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } }); // prettier-ignore
export const since = (date: Date) => ({ fieldFilter: { field: { fieldPath: 'createdAt' }, op: 'GREATER_THAN_OR_EQUAL', value: { timestampValue: date.toISOString() } } }); // prettier-ignore
export const messagesWhere = (...filters: object[]) => ({
  from: [{ collectionId: 'messages' }] as [{ collectionId: string }],
  where: { compositeFilter: { op: 'AND' as const, filters } },
});
