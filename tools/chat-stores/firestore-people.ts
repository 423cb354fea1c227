import type { TokenVisitor } from '../../apps/api/src/modules/chat/chat-tokens';
import type { FirebaseConfig } from '@toam/contracts/chat/firebase.schema';
import { nameOf, type StoreWorld } from '@toam/chat-store/contract/store-world';
import { FirestoreChatStore } from '@toam/chat-store/firestore/firestore-chat-store';
import type { FirestoreOptions } from '@toam/chat-store/firestore/firestore-options';
import { FirestoreVisitorStore } from '@toam/chat-store/firestore/firestore-visitor-store';

/** A visitor's session, as the API keeps it. `since`: epoch milliseconds. */
export type Visitor = Omit<TokenVisitor, 'since'> & { since: number };

/** The emulator, from where the people are: the same process, or a page. */
export interface StoreHost extends Pick<StoreWorld, 'interrupt' | 'picture' | 'isPicture'> {
  /** A browser keeps six connections to one host, and each person of a page needs one: they may have hosts of their own. */
  configOf: (person: number) => FirebaseConfig;
  staffToken: (id: number, isAdmin: boolean) => Promise<string>;
  seal?: (id: number, houseId: number) => ReturnType<NonNullable<FirestoreOptions['seal']>>;
  visitorToken: (visitor: Visitor) => Promise<string>;
  /** The API's, epoch milliseconds. */
  clock: () => Promise<number>;
  advance: (seconds: number) => Promise<void>;
  /** How pictures are drawn anew, and how often clocks are compared, if otherwise than in the product. */
  differing?: Pick<FirestoreOptions, 'prepare' | 'compareClocks'>;
}

/** People of the Firestore store. It runs in Node and in a page. */
export function firestorePeople(host: StoreHost): StoreWorld & { close: () => Promise<void> } {
  const staff = new Map<number, FirestoreChatStore>();
  const visitors: FirestoreVisitorStore[] = [];
  /** By the thread with which they began. */
  const sessions = new Map<string, Visitor>();
  const join = async (id: string) => {
    const session = sessions.get(id)!;
    if (session.main !== null)
      Object.assign(session, { uuid: session.main, main: null, own: id, since: await host.clock() });
  };
  let people = 0;
  const { differing = {} } = host;
  const { compareClocks: _staffs, ...ofVisitors } = differing;
  return {
    colleague: async (id, isAdmin = false) => {
      const me = { id, name: nameOf(id), avatar: null };
      const token = () => host.staffToken(id, isAdmin);
      const seal = host.seal && ((houseId: number) => host.seal!(id, houseId));
      const store =
        staff.get(id) ?? new FirestoreChatStore({ config: host.configOf(++people), me, token, seal, join, ...differing });
      staff.set(id, store);
      await store.measureClock();
      return store;
    },
    customer: async (name = 'Nguyễn Minh', known) => {
      const phone = known ?? `09${String(10_000_000 + visitors.length)}`;
      const uuid = crypto.randomUUID();
      const others = [...sessions.values()].filter((one) => one.phone === phone);
      const main = others.find((one) => one.main === null)?.uuid ?? null;
      const session = { phone, uuid, main, own: null, device: others.length + 1, name, uid: uuid, since: await host.clock() };
      sessions.set(uuid, session);
      const renew = () => host.visitorToken(session);
      const begin = async () => ({ token: 'token', firebase: await renew() });
      const store = new FirestoreVisitorStore({ config: host.configOf(++people), begin, renew, ...ofVisitors });
      visitors.push(store);
      await store.open({ name, sex: 'men', phone_number: phone });
      return { store, id: uuid, phone };
    },
    advance: async (seconds) => {
      await host.advance(seconds);
      await Promise.all([...staff.values()].map((store) => store.measureClock()));
    },
    ...{ interrupt: host.interrupt, picture: host.picture, isPicture: host.isPicture },
    close: async () => void (await Promise.all([...staff.values(), ...visitors].map((store) => store.close()))),
  };
}
