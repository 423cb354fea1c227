import type { FirebaseConfig } from './firebase.schema';

/** What the visitor's page and the API agree on, without the schemas: the page has no room for them. */

/** Addresses below /api. */
export const visitorPaths = {
  config: '/public/chat/config',
  session: '/public/chat/session',
  token: '/public/chat/token',
  message: '/public/chat/message',
  image: '/public/chat/image',
  read: '/public/chat/read',
  live: '/public/chat/live',
} as const;

/** Most characters of a message. T3. */
export const longestMessage = 2000;

/** The number to call when a conversation is locked. */
export interface Hotline {
  phone: string;
  hours: string | null;
}

/** What the page must know before it opens. */
export interface VisitorConfig {
  store: 'api' | 'firestore';
  hotline: Hotline | null;
  /** Where the store is, if it is Firestore. */
  firebase?: FirebaseConfig | undefined;
}

/** What begins a session. */
export interface VisitorSession {
  token: string;
  now: number;
  /** Signs the visitor in to the store, if it is Firestore. */
  firebase?: { token: string; config: FirebaseConfig } | undefined;
}

/** The header with the visitor's token. */
export const visitorTokenHeader = 'x-chat-token';

/** The first and only message of a visitor's socket. */
export interface VisitorHello {
  token: string;
}

/**
 * What the API tells an open page. Never any content: the page reads it.
 * ready: it is told from now on, so it reads once more. changed: there is something that it may see. beat: the connection works.
 */
export type VisitorLiveEvent = { kind: 'ready' | 'changed' | 'beat' };

/** Milliseconds without any message, after which the connection is dead. The API tells a beat every 12 s. */
export const visitorSilence = 28_000;

/** Close codes. ended: the token is not valid any more. crowded: the visitor has opened too many pages. */
export const visitorClose = { ended: 4401, crowded: 4429 } as const;
