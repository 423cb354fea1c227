import { type ApiVisitorOptions, apiVisitorStore } from '@toam/chat-store/api/api-visitor-store';
import { unreachable } from '@toam/chat-store/api/visitor-calls';
import type { VisitorStore } from '@toam/chat-store/chat-store';
import { readConfig } from './config';

/** The store that the API names. Google's SDK is a chunk that pages with our own store never load. D98. */
async function choose(options: ApiVisitorOptions): Promise<VisitorStore> {
  const { firebase } = await readConfig();
  if (!firebase) return apiVisitorStore(options);
  const { openVisitorStore } = await import('@toam/chat-store/firestore/open-visitor-store').catch(() => {
    throw unreachable();
  });
  return openVisitorStore(firebase, { token: options.token });
}

/** A visitor's store before it is known which one. Every step waits for it; after a failure the next step asks again. */
export function configuredStore(
  options: ApiVisitorOptions,
  open: (options: ApiVisitorOptions) => Promise<VisitorStore> = choose,
): VisitorStore {
  let asked: Promise<VisitorStore> | null = null;
  let tell: (store: VisitorStore) => void = () => undefined;
  const known = new Promise<VisitorStore>((resolve) => (tell = resolve));

  function store(): Promise<VisitorStore> {
    asked ??= open(options).then(
      (found) => (tell(found), found),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  }

  // it is known, and its code here, before the form is filled in; a failure is asked for again by the first step
  store().catch(() => undefined);

  return {
    open: async (introduction) => (await store()).open(introduction),
    read: async (after) => (await store()).read(after),
    readOlder: async (before) => (await store()).readOlder(before),
    uploadPicture: async (file, watch) => (await store()).uploadPicture(file, watch),
    send: async (content, key) => (await store()).send(content, key),
    markRead: async (until) => (await store()).markRead(until),
    follow: (hear) => {
      let stop: (() => void) | undefined;
      let isOver = false;
      void known.then((found) => {
        if (!isOver) stop = found.follow(hear);
      });
      return () => {
        isOver = true;
        stop?.();
      };
    },
  };
}
