import { liveCrowdedCode, type LiveEvent, liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import { allows } from '@toam/domain/access';
import type { WebSocket } from 'ws';
import type { Session } from '../sessions/find-session';
import type { PlacedEvent } from './live.queries';

/** A browser tab that has said who it is. */
export interface Tab {
  socket: WebSocket;
  session: Session;
  /** Events that wait until what the tab missed has been sent; null once it has. */
  held: PlacedEvent[] | null;
  /** Answered the last ping. */
  isAlive: boolean;
}

/** A tab that reads slower than this many bytes behind is cut off; it resumes where it was. */
const maxBuffered = 1_000_000;

const isFor = ({ users, rule }: PlacedEvent, { actor }: Session): boolean => {
  const isNamed = users?.includes(actor.id) ?? false;
  if (rule === null) return isNamed || users === null;
  // marketers hear of no customer, whosever it was before they became one (D20)
  return allows(rule, actor) || (isNamed && allows('brokerage', actor));
};

const send = (tab: Tab, message: { id: number; kind: string }): void => {
  if (tab.socket.bufferedAmount > maxBuffered) tab.socket.terminate();
  else if (tab.socket.readyState === tab.socket.OPEN) tab.socket.send(JSON.stringify(message));
};

/** Says where the stream stands, or that something was missed for good. */
export const greet = (tab: Tab, kind: 'live.ready' | 'live.reset', id: number): void =>
  send(tab, { id, kind } satisfies LiveEvent);

/** Gives a tab an event if it is for it. The end of a session is told by `endTab`. */
export function give(tab: Tab, event: PlacedEvent): void {
  if (tab.held) tab.held.push(event);
  else if (event.kind !== 'session.revoked' && isFor(event, tab.session)) {
    send(tab, { ...event.body, id: event.position, kind: event.kind });
  }
}

/** Gives what was held back while the tab caught up. */
export function release(tab: Tab): void {
  const held = tab.held ?? [];
  tab.held = null;
  for (const event of held) give(tab, event);
}

/** The session has ended: tells the tab and closes; the browser does not come back. */
export function endTab(tab: Tab, id: number): void {
  send(tab, { id, kind: 'session.revoked' } satisfies LiveEvent);
  tab.socket.close(liveUnauthenticatedCode);
}

/** Tabs of one person that one instance keeps live: more than anybody works in, few enough that nobody fills the server with them. */
export const maxTabs = 20;
/** Milliseconds for a browser to answer the goodbye. */
const lastWords = 1000;

/**
 * Whoever opens one tab more looks at that one: the tab opened longest ago makes room, and comes back when it is looked at.
 * @returns the tabs that end
 */
export function crowdedOut(tabs: Iterable<Tab>, { session }: Tab): Tab[] {
  const own = [...tabs].filter((tab) => tab.session.actor.id === session.actor.id);
  return own.slice(0, Math.max(own.length - maxTabs, 0));
}

/** Sends a tab away until it is looked at again. */
export function sendAway({ socket }: Tab): void {
  socket.close(liveCrowdedCode);
  setTimeout(() => socket.terminate(), lastWords).unref();
}

/** Whether the event may have changed who the tab's person is or what they may. */
export const concernsSession = (event: PlacedEvent, { actor }: Session): boolean => {
  if (event.kind === 'session.revoked') return event.users?.includes(actor.id) ?? false;
  return event.kind === 'record.changed' && event.body.noun === 'user' && event.body.record_id === actor.id;
};
