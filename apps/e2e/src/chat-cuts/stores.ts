import { startProject } from '../../../../tools/chat-stores/emulated-project';
import type { APIRequest } from '@playwright/test';
import { startServer } from '../server';
import { copyBrokerage } from '../set-up';
import { sessionOf } from '../steps/sign-in';
import { type Call, type Network, startNetwork } from './network';

/** One of the two stores with the API before it, as people's browsers reach both. */
export interface Office {
  /** Between browsers and the API; and between them and the store, if that is another server. */
  networks: Network[];
  /** Origin of the product in a person's browser. */
  addressOf: (person: string) => string;
  /** Whether a call is one that the weather may hit. */
  isChat: (call: Call) => boolean;
  /** The conversation of a number. */
  find: (phone: string) => Promise<string | undefined>;
  /** Texts of a conversation in the store's order. */
  stored: (conversation: string) => Promise<string[]>;
  /** Kills the API and starts it again. */
  crash: () => Promise<void>;
  sessionOf: (email: string, person: string) => ReturnType<typeof sessionOf>;
  close: () => Promise<void>;
}

const chatCall = /^\/api\/(public\/)?chat\//;
const storeCall = /^\/v1\/projects\/|\/Firestore\/|googleapis\.com\/v1\//;

interface Opened {
  network: Network;
  crash: () => Promise<void>;
  sessionOf: Office['sessionOf'];
  close: () => Promise<void>;
}

async function openApi(api: APIRequest, name: string, variables: Record<string, string>): Promise<Opened & { read: (path: string) => Promise<unknown> }> {
  const folders = await copyBrokerage(name);
  const server = await startServer({ ...folders, site: 'http://127.0.0.1:1', variables: { ...variables, TRUST_PROXY: '1' } });
  const network = await startNetwork(Number(new URL(server.address).port));
  const request = await api.newContext({ baseURL: server.address });
  const admin = await sessionOf(request, 'superadmin@toam.vn', server.address);
  const headers = { authorization: `Bearer ${admin.origins[0]!.localStorage[0]!.value}` };
  return {
    network,
    crash: () => server.restart(undefined, 'SIGKILL'),
    sessionOf: (email, person) => sessionOf(request, email, network.addressOf(person), server.address),
    read: async (path) => ((await (await request.get(`/api/chat/conversation${path}`, { headers })).json()) as { data: unknown }).data,
    close: async () => {
      network.close();
      await request.dispose();
      await server.drop();
    },
  };
} // prettier-ignore

/** The product's own store. @param name of the folder of its data */
export async function openApiOffice(api: APIRequest, name: string): Promise<Office> {
  const { network, read, ...opened } = await openApi(api, name, {});
  return {
    ...opened,
    networks: [network],
    addressOf: network.addressOf,
    isChat: ({ path }) => chatCall.test(path),
    find: async (phone) => ((await read(`?search=${phone}`)) as { list: { uuid: string }[] }).list[0]?.uuid,
    stored: async (id) => {
      const { list } = (await read(`/${id}/message?size=100`)) as { list: { owner: string; text: string }[] };
      return list.filter(({ owner }) => owner !== 'event').map(({ text }) => text);
    },
  };
}

/** Firestore, by the emulator with the shipped rules. */
export async function openFirestoreOffice(api: APIRequest, name: string): Promise<Office> {
  const { emulator, variables } = await startProject();
  const toStore = await startNetwork(emulator.port);
  const config = JSON.parse(variables.FIREBASE_CONFIG) as object;
  const reached = { ...config, emulator: `http://127.0.0.1:${toStore.port}` };
  const opened = await openApi(api, name, { ...variables, FIREBASE_CONFIG: JSON.stringify(reached) });
  const documents = (kind: string) =>
    [...emulator.database.documents.values()].filter(({ name: at }) => at.split('/').at(-2) === kind);
  const textIn = (fields: object, field: string) =>
    (fields as Record<string, { stringValue?: string }>)[field]?.stringValue ?? '';
  return {
    ...opened,
    networks: [opened.network, toStore],
    addressOf: opened.network.addressOf,
    isChat: ({ path }) => chatCall.test(path) || storeCall.test(path),
    find: async (phone) => {
      const found = documents('status').find(({ fields }) => textIn(fields, 'phone') === phone);
      return found && textIn(found.fields, 'uuid');
    },
    stored: async (id) =>
      documents('messages')
        .filter(({ fields }) => textIn(fields, 'uuid') === id)
        .toSorted((one, other) => (one.createTime < other.createTime ? -1 : 1))
        .map(({ fields }) => textIn(fields, 'text')),
    close: async () => {
      await opened.close();
      toStore.close();
      await emulator.close();
    },
  };
}
