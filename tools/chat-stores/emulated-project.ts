import { generateKeyPairSync } from 'node:crypto';
import { anActor, anAdmin } from '@toam/domain/an-actor';
import { nameOf } from '@toam/chat-store/contract/store-world';
import { chatTokens } from '../../apps/api/src/modules/chat/chat-tokens';
import { startEmulator } from '../firestore-emulator/emulator';
import type { StoreHost, Visitor } from './firestore-people';
import { firestoreRules, storageRules } from './rules.fixture';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** What the API says of a house. */
const aHouse = {
  ...{ title: 'Nhà hẻm xe hơi', price: '5 tỷ', facts: '62 m²', place: 'Lê Lợi' },
  ...{ picture: null, link: 'https://toam.vn/nha' },
};

/** A project of Firebase on this machine: the emulator with the shipped rules, and sign-ins as the API gives them. */
export async function startProject() {
  const emulator = await startEmulator({ firestoreRules, storageRules, publicKey });
  const config = {
    ...{ apiKey: 'key', projectId: 'test', storageBucket: 'test.appspot.com' },
    emulator: `http://127.0.0.1:${emulator.port}`,
  };
  const account = { client_email: 'chat@test.iam.gserviceaccount.com', private_key: privateKey };
  const now = () => emulator.database.clock;
  const env = { CHAT_STORE: 'firestore', FIREBASE_CONFIG: config, FIREBASE_SERVICE_ACCOUNT: account } as const;
  const tokens = chatTokens(env, now)!;
  const variables = {
    CHAT_STORE: env.CHAT_STORE,
    FIREBASE_CONFIG: JSON.stringify(config),
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
  };
  const host = {
    configOf: () => config,
    staffToken: (id: number, isAdmin: boolean) =>
      Promise.resolve(tokens.forStaff(isAdmin ? anAdmin({ id }) : anActor({ id, chat_permission: 1 }), nameOf(id))),
    seal: (id: number, houseId: number) => {
      const card = { ...aHouse, id: houseId };
      return Promise.resolve({ token: tokens.forStaff(anActor({ id, chat_permission: 1 }), nameOf(id), card), card });
    },
    visitorToken: (visitor: Visitor) =>
      Promise.resolve(tokens.forVisitor({ ...visitor, since: new Date(visitor.since) })),
    clock: () => Promise.resolve(now()),
    advance: (seconds: number) => Promise.resolve(emulator.database.advance(seconds * 1000)),
    interrupt: async () => {
      emulator.cut();
      await new Promise((resolve) => setTimeout(resolve, 100));
      emulator.restore();
    },
  } satisfies Partial<StoreHost>;
  return { emulator, host, /** Environment variables of an API that uses it. */ variables };
}
