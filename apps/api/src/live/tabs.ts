import { liveCrowdedCode, type LiveEvent, liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import { allows } from '@toam/domain/access';
import type { WebSocket } from 'ws';
import type { Session } from '../sessions/find-session';
import type { PlacedEvent } from './live.queries';

/** A browser tab that has shown a valid session. */
export interface Tab {
  socket: WebSocket;
  session: Session;
  /** Events that wait until the missed ones are sent; null after that. */
  held: PlacedEvent[] | null;
  /** The tab answered the last ping. */
  isAlive: boolean;
}

/** Unsent bytes. A slower tab is disconnected; it reconnects and resumes at its last event. */
const maxBuffered = 1_000_000;

const isFor = ({ users, rule }: PlacedEvent, { actor }: Session): boolean => {
  const isNamed = users?.includes(actor.id) ?? false;
  if (rule === null) return isNamed || users === null;
  // marketers get no events about customers, not even about their own from an earlier role (D20)
  return allows(rule, actor) || (isNamed && allows('brokerage', actor));
};

const send = (tab: Tab, message: { id: number; kind: string }): void => {
  if (tab.socket.bufferedAmount > maxBuffered) tab.socket.terminate();
  else if (tab.socket.readyState === tab.socket.OPEN) tab.socket.send(JSON.stringify(message));
};

/** Tells the tab the stream's position, or that missed events are lost. */
export const greet = (tab: Tab, kind: 'live.ready' | 'live.reset', id: number): void =>
  send(tab, { id, kind } satisfies LiveEvent);

/** Sends an event to a tab if it is meant for it. `endTab` sends the end of a session. */
export function give(tab: Tab, event: PlacedEvent): void {
  if (tab.held) tab.held.push(event);
  else if (event.kind !== 'session.revoked' && isFor(event, tab.session)) {
    send(tab, { ...event.body, id: event.position, kind: event.kind });
  }
}

/** Sends the events that were held while the tab caught up. */
export function release(tab: Tab): void {
  const held = tab.held ?? [];
  tab.held = null;
  for (const event of held) give(tab, event);
}

/** Tells the tab that its session has ended, and closes the socket. The browser does not reconnect. */
export function endTab(tab: Tab, id: number): void {
  send(tab, { id, kind: 'session.revoked' } satisfies LiveEvent);
  tab.socket.close(liveUnauthenticatedCode);
}

/** Live tabs per person and instance: more than anybody works in, few enough to protect the server. */
export const maxTabs = 20;
/** Milliseconds that a browser has to answer the close. */
const lastWords = 1000;

/**
 * The tabs above the limit. A newly opened tab is the one in use, so the oldest must close. It reconnects when the person
 * looks at it again.
 * @returns the tabs to close
 */
export function crowdedOut(tabs: Iterable<Tab>, { session }: Tab): Tab[] {
  const own = [...tabs].filter((tab) => tab.session.actor.id === session.actor.id);
  return own.slice(0, Math.max(own.length - maxTabs, 0));
}

/** Closes a tab's socket until the person looks at the tab again. */
export function sendAway({ socket }: Tab): void {
  socket.close(liveCrowdedCode);
  setTimeout(() => socket.terminate(), lastWords).unref();
}

/** Whether the event may have changed the tab's user or their rights. */
export const concernsSession = (event: PlacedEvent, { actor }: Session): boolean => {
  if (event.kind === 'session.revoked') return event.users?.includes(actor.id) ?? false;
  return event.kind === 'record.changed' && event.body.noun === 'user' && event.body.record_id === actor.id;
};
