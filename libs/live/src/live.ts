import {
  liveCrowdedCode,
  liveEvent,
  liveFullCode,
  liveSilence,
  liveUnauthenticatedCode,
  type LiveEvent,
  type LiveEventOf,
  type LiveHello,
  type LiveKind,
} from '@toam/contracts/live/live-events';
import ReconnectingWebSocket from 'partysocket/ws';
import { useEffect, useRef } from 'react';
import { doubtConnection, trustConnection } from './connection';

type Handler = (event: LiveEvent) => void;

const handlers = new Map<LiveKind, Set<Handler>>();
let socket: ReconnectingWebSocket | null = null;
let lastEventId: number | null = null;
/** The arguments with which the socket was opened. */
let connection: LiveConnection | null = null;

/**
 * Subscribes to live events of one kind. Works before the socket is open and across reconnects.
 * @returns a function that unsubscribes
 */
export function onLive<K extends LiveKind>(kind: K, handler: (event: LiveEventOf<K>) => void): () => void {
  const hear = handler as Handler;
  const ofKind = handlers.get(kind) ?? new Set();
  handlers.set(kind, ofKind.add(hear));
  return () => void ofKind.delete(hear);
}

/** `onLive` while a component is mounted. The newest handler runs. */
export function useLive<K extends LiveKind>(kind: K, handler: (event: LiveEventOf<K>) => void): void {
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => onLive(kind, (event) => newest.current(event)), [kind]);
}

/** Kinds that this build does not know come from a newer API and are ignored. */
function hear(data: unknown): void {
  if (typeof data !== 'string') return;
  const event = liveEvent.safeParse(JSON.parse(data)).data;
  if (!event) return;
  if (event.kind === 'live.ready') trustConnection();
  // the first `live.ready` gives the start of the stream; a resumed stream continues after its own last event
  if (event.kind === 'live.beat') return;
  else if (event.kind === 'live.ready') lastEventId ??= event.id;
  else if (event.kind === 'live.reset') lastEventId = event.id;
  else if (lastEventId !== null && event.id <= lastEventId)
    return; // a replay may repeat events
  else lastEventId = event.id;
  handlers.get(event.kind)?.forEach((handler) => handler(event));
}

interface LiveConnection {
  token: string;
  /** The API refuses the token: locked, reset or signed out elsewhere. */
  onRevoked: () => void;
  url?: string;
}

let silence: ReturnType<typeof setTimeout> | undefined;

/** A dead cable closes no socket for minutes. After this silence a new one is opened, which continues after the last event. */
function listen(): void {
  clearTimeout(silence);
  silence = setTimeout(() => {
    doubtConnection();
    retryLive();
  }, liveSilence);
}

/** Tries that an API without room hears within seconds; then less often. After a deploy there is room as soon as others have said hello. */
const quickTries = 5;
/** How often one after the other the API had no room. */
let timesFull = 0;

/** Counts the refusal. */
function isFull(code: number): boolean {
  if (code === liveFullCode) timesFull += 1;
  return code === liveFullCode && timesFull >= quickTries;
}

const liveUrl = () => `${location.origin.replace(/^http/, 'ws')}/api/live`;

function open({ token, onRevoked, url = liveUrl() }: LiveConnection): ReconnectingWebSocket {
  const opened = new ReconnectingWebSocket(url, undefined, {
    minReconnectionDelay: 1000 + Math.random() * 1000, // an office must not reconnect at the same moment after a deploy
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 1.6,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: ({ code }) => code !== liveUnauthenticatedCode && code !== liveCrowdedCode && !isFull(code),
  });
  opened.addEventListener('open', () => {
    const hello: LiveHello = { token, last_event_id: lastEventId };
    opened.send(JSON.stringify(hello));
    if (socket === opened) listen();
  });
  opened.addEventListener('message', ({ data }) => {
    if (socket === opened) listen();
    timesFull = 0;
    hear(data);
  });
  opened.addEventListener('close', ({ code }) => {
    if (socket !== opened) return;
    clearTimeout(silence);
    if (code === liveUnauthenticatedCode) onRevoked();
    else if (code === liveCrowdedCode) waitToBeSeen();
    else if (code === liveFullCode && !opened.shouldReconnect) waitForRoom();
    else doubtConnection();
  });
  return opened;
}

const looks = [
  [document, 'visibilitychange'],
  [window, 'focus'],
] as const;

const comeBack = (): void => void (document.hidden || retryLive());

/**
 * A newer tab of the person took this tab's place. If this one reconnected by itself, it would displace another tab, and so on
 * without end.
 */
function waitToBeSeen(): void {
  for (const [where, look] of looks) where.addEventListener(look, comeBack);
}

let room: ReturnType<typeof setTimeout> | undefined;

/** Until the API has room, what somebody looks at is read again every minute or so, at another moment in each tab. */
function waitForRoom(): void {
  waitToBeSeen();
  room = setTimeout(
    () => {
      if (document.hidden) return; // it comes back when it is looked at
      handlers.get('live.reset')?.forEach((handler) => handler({ id: lastEventId ?? 0, kind: 'live.reset' }));
      retryLive();
    },
    45_000 + Math.random() * 30_000,
  );
}

function stopWaiting(): void {
  clearTimeout(room);
  for (const [where, look] of looks) where.removeEventListener(look, comeBack);
}

/**
 * Opens the tab's one socket (the shell does, once someone is signed in) and keeps it open: 1 s to 15 s between tries. The token is
 * in the first message, never in the address, because servers log addresses. Design §7.
 */
export function connectLive(wanted: LiveConnection): void {
  disconnectLive();
  connection = wanted;
  socket = open(wanted);
}

/** Reconnects now instead of after the pause, and continues after the last event. */
export function retryLive(): void {
  if (!connection) return;
  stopWaiting();
  clearTimeout(silence);
  const closing = socket;
  socket = open(connection);
  closing?.close();
}

export function disconnectLive(): void {
  stopWaiting();
  clearTimeout(silence);
  const closing = socket;
  socket = null;
  connection = null;
  lastEventId = null;
  trustConnection();
  closing?.close();
}
