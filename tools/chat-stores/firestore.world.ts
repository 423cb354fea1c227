import type { FirestoreOptions } from '@toam/chat-store/firestore/firestore-options';
import { setLogLevel } from 'firebase/firestore';
import { provideXhr } from '../firestore-emulator/node-xhr';
import { startProject } from './emulated-project';
import { firestorePeople } from './firestore-people';

/** The Firestore store in Node. @param options as in the product, unless they differ */
export async function firestoreWorld(options: Pick<FirestoreOptions, 'compareClocks'> = {}) {
  provideXhr();
  setLogLevel('silent');
  const { emulator, host } = await startProject();
  const locked = new Set<number>();
  const people = firestorePeople({
    ...host,
    staffToken: (id, isAdmin) =>
      locked.has(id) ? Promise.reject(new Error('the account is locked')) : host.staffToken(id, isAdmin),
    picture: () => new Blob([new Uint8Array(5000)], { type: 'image/png' }),
    isPicture: async (address) => (await (await fetch(address)).arrayBuffer()).byteLength === 5000,
    differing: { ...options, prepare: (bytes) => Promise.resolve({ bytes, width: 1, height: 1 }) },
  });
  const close = async () => {
    await people.close();
    await emulator.close();
  };
  return {
    ...people,
    emulator,
    close,
    /** The API signs this colleague in no more. */ lockAccount: (id: number) => void locked.add(id),
  };
}
