import {
  liveCrowdedCode,
  liveEvent,
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
/** What the socket was opened with. */
let connection: LiveConnection | null = null;

/**
 * Hears live events of one kind for as long as wanted; works before the socket is open and over reconnects.
 * @returns how to stop hearing
 */
export function onLive<K extends LiveKind>(kind: K, handler: (event: LiveEventOf<K>) => void): () => void {
  const hear = handler as Handler;
  const ofKind = handlers.get(kind) ?? new Set();
  handlers.set(kind, ofKind.add(hear));
  return () => void ofKind.delete(hear);
}

/** `onLive` for the life of a component; the newest handler is the one that runs. */
export function useLive<K extends LiveKind>(kind: K, handler: (event: LiveEventOf<K>) => void): void {
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => onLive(kind, (event) => newest.current(event)), [kind]);
}

/** Kinds that this build does not know come from a newer API and are passed over. */
function hear(data: unknown): void {
  if (typeof data !== 'string') return;
  const event = liveEvent.safeParse(JSON.parse(data)).data;
  if (!event) return;
  if (event.kind === 'live.ready') trustConnection();
  // ready says where the stream stands: the start of a first connection, while a resumed one goes on from its own last event
  if (event.kind === 'live.ready') lastEventId ??= event.id;
  else if (event.kind === 'live.reset') lastEventId = event.id;
  else if (lastEventId !== null && event.id <= lastEventId)
    return; // a replay may repeat what was seen
  else lastEventId = event.id;
  handlers.get(event.kind)?.forEach((handler) => handler(event));
}

interface LiveConnection {
  token: string;
  /** The API refuses the token: locked, reset or signed out elsewhere. */
  onRevoked: () => void;
  url?: string;
}

const liveUrl = () => `${location.origin.replace(/^http/, 'ws')}/api/live`;

function open({ token, onRevoked, url = liveUrl() }: LiveConnection): ReconnectingWebSocket {
  const opened = new ReconnectingWebSocket(url, undefined, {
    minReconnectionDelay: 1000 + Math.random() * 1000, // an office must not return in one beat after a deploy
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 1.6,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: ({ code }) => code !== liveUnauthenticatedCode && code !== liveCrowdedCode,
  });
  opened.addEventListener('open', () => {
    const hello: LiveHello = { token, last_event_id: lastEventId };
    opened.send(JSON.stringify(hello));
  });
  opened.addEventListener('message', ({ data }) => hear(data));
  opened.addEventListener('close', ({ code }) => {
    if (socket !== opened) return;
    if (code === liveUnauthenticatedCode) onRevoked();
    else if (code === liveCrowdedCode) waitToBeSeen();
    else doubtConnection();
  });
  return opened;
}

const looks = [
  [document, 'visibilitychange'],
  [window, 'focus'],
] as const;

const comeBack = (): void => void (document.hidden || retryLive());

/** A newer tab of the person took this one's place: coming back by itself it would take another's, and so on around. */
function waitToBeSeen(): void {
  for (const [where, look] of looks) where.addEventListener(look, comeBack);
}

function stopWaiting(): void {
  for (const [where, look] of looks) where.removeEventListener(look, comeBack);
}

/**
 * Opens the tab's one socket (the shell does, once someone is signed in) and keeps it open: 1 s to 15 s between tries.
 * The token travels in the first message, never in the address, which servers log. Design §7.
 */
export function connectLive(wanted: LiveConnection): void {
  disconnectLive();
  connection = wanted;
  socket = open(wanted);
}

/** Tries at once instead of at the next turn; goes on from the last event. */
export function retryLive(): void {
  if (!connection) return;
  stopWaiting();
  const closing = socket;
  socket = open(connection);
  closing?.close();
}

export function disconnectLive(): void {
  stopWaiting();
  const closing = socket;
  socket = null;
  connection = null;
  lastEventId = null;
  trustConnection();
  closing?.close();
}
