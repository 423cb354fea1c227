import { liveCrowdedCode, type LiveEvent, liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import { allows } from '@toam/domain/access';
import type { Session } from '../sessions/find-session';
import type { PlacedEvent } from './live.queries';
import { closeSocket, crowdedOut, type LiveSocket, send, sendWritten } from './live-socket';

/** A browser tab that has shown a valid session. */
export interface Tab extends LiveSocket {
  session: Session;
  /** Events that wait until the missed ones are sent; null after that. */
  held: PlacedEvent[] | null;
}

const isFor = ({ users, rule }: PlacedEvent, { actor }: Session): boolean => {
  const isNamed = users?.includes(actor.id) ?? false;
  if (rule === null) return isNamed || users === null;
  // marketers get no events about customers, not even about their own from an earlier role (D20)
  return allows(rule, actor) || (isNamed && allows('brokerage', actor));
};

/** Tells those who have caught up that the line works: a page does not see the socket's own pings. */
export function publishBeat(tabs: Iterable<Tab>, id: number): void {
  const message = Buffer.from(JSON.stringify({ id, kind: 'live.beat' } satisfies LiveEvent));
  for (const tab of tabs) if (!tab.held) sendWritten(tab, message);
}

/** Tells the tab the stream's position, or that missed events are lost. */
export const greet = (tab: Tab, kind: 'live.ready' | 'live.reset', id: number): void =>
  send(tab, { id, kind } satisfies LiveEvent);

/** An event as it travels: written once for all tabs. */
export const messageOf = ({ body, position, kind }: PlacedEvent): Buffer =>
  Buffer.from(JSON.stringify({ ...body, id: position, kind }));

/** Sends an event to a tab if it is meant for it. `endTab` sends the end of a session. */
export function give(tab: Tab, event: PlacedEvent, message: Buffer): void {
  if (tab.held) tab.held.push(event);
  else if (event.kind !== 'session.revoked' && isFor(event, tab.session)) sendWritten(tab, message);
}

/** Sends the events that were held while the tab caught up. */
export function release(tab: Tab): void {
  const held = tab.held ?? [];
  tab.held = null;
  for (const event of held) give(tab, event, messageOf(event));
}

/** Tells the tab that its session has ended, and closes the socket. The browser does not reconnect. */
export function endTab(tab: Tab, id: number): void {
  send(tab, { id, kind: 'session.revoked' } satisfies LiveEvent);
  tab.socket.close(liveUnauthenticatedCode);
}

/** Live tabs per person and instance: thirty on a broker's desk, some on a phone, and few enough to protect the server. */
const maxTabs = 40;

/** Closes the tabs above the limit. Each comes back when the person looks at it again. */
export function sendAwayOldest(tabs: Set<Tab>, { session }: Tab): void {
  const own = [...tabs].filter((tab) => tab.session.actor.id === session.actor.id);
  for (const old of crowdedOut(own, maxTabs)) {
    tabs.delete(old);
    closeSocket(old.socket, liveCrowdedCode);
  }
}

/** Whether the event may have changed the tab's user or their rights. */
export const concernsSession = (event: PlacedEvent, { actor }: Session): boolean => {
  if (event.kind === 'session.revoked') return event.users?.includes(actor.id) ?? false;
  return event.kind === 'record.changed' && event.body.noun === 'user' && event.body.record_id === actor.id;
};
