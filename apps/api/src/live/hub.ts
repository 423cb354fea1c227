import type { FastifyBaseLogger } from 'fastify';
import { outsideTx, withStatementLimit } from '../db/db';
import type { Engine } from '../db/engine';
import { findSessionById } from '../sessions/find-session';
import { endRequestsOf } from '../sessions/running-requests';
import { liveChannel } from './emit';
import { missedEvents, type PlacedEvent, placeNewEvents, topPosition } from './live.queries';
import { heartbeat, ping } from './live-socket';
import {
  concernsSession,
  endTab,
  give,
  greet,
  messageOf,
  release,
  sendAwayOldest,
  type Tab,
  publishBeat,
} from './tabs';

export interface Hub {
  /** Hears every event of the stream once it is committed, on every instance. */
  follow(hear: (event: PlacedEvent) => void): void;
  join(tab: Tab, lastEventId: number | null): Promise<void>;
  leave(tab: Tab): void;
  close(): Promise<void>;
}

/** Carries events from the database to the tabs of this API instance. Design §7. */
export async function openHub(engine: Engine, log: FastifyBaseLogger): Promise<Hub> {
  const tabs = new Set<Tab>();
  const followers: ((event: PlacedEvent) => void)[] = [];
  let position = await topPosition();

  const pass = async () => {
    for (const event of await placeNewEvents(engine, position)) {
      position = event.position;
      for (const hear of followers) hear(event);
      if (event.kind === 'session.revoked') await endRequestsOf(event.users ?? [], log);
      const message = messageOf(event);
      for (const tab of tabs) {
        give(tab, event, message);
        if (concernsSession(event, tab.session)) await recheck(tab, event.position, log);
      }
    }
  };
  const wake = onlyOnce(pass, (error) => log.error({ err: error }, 'live events were not passed on'));
  const stopListening = await engine.listen(liveChannel, wake.run);
  const beat = setInterval(() => {
    ping(tabs);
    publishBeat(tabs, position);
    // finds events whose notification was lost
    wake.run();
  }, heartbeat);
  beat.unref();

  return {
    follow: (hear) => void followers.push(hear),
    join: async (tab, lastEventId) => {
      // take the position in the same tick as adding the tab: all later events are held for it
      const top = position;
      tabs.add(tab);
      sendAwayOldest(tabs, tab);
      // the session may have ended between the hello and here, and that event has already passed
      await recheck(tab, top, log);
      await catchUp(tab, lastEventId, top);
    },
    leave: (tab) => void tabs.delete(tab),
    close: async () => {
      clearInterval(beat);
      await stopListening();
      await wake.idle();
    },
  };
}

/** Sends the events that the tab missed, then those that arrived meanwhile. */
async function catchUp(tab: Tab, last: number | null, top: number): Promise<void> {
  const missed = last === null ? [] : await missedEvents(last, top, tab.session.actor.id);
  greet(tab, missed === null ? 'live.reset' : 'live.ready', top);
  // an event that was sent while the tab joined is both missed and held
  const since = (tab.held ?? []).filter((event) => event.position > top);
  tab.held = [...(missed ?? []), ...since];
  release(tab);
}

/** After a lock, a sign-out elsewhere or new rights: the tab closes, or continues with the new session (D68). */
async function recheck(tab: Tab, position: number, log: FastifyBaseLogger): Promise<void> {
  try {
    const session = await findSessionById(tab.session.id);
    if (session) tab.session = session;
    else endTab(tab, position);
  } catch (error) {
    log.error({ err: error }, 'a session was not read: its tab comes back and says who it is');
    tab.socket.terminate();
  }
}

/**
 * Runs the work one at a time, and again if it was requested meanwhile. A notification arrives in the async context of the
 * query that carried it, so the work first leaves that transaction. Long work takes no connection from it.
 */
function onlyOnce(work: () => Promise<void>, failed: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = () => {
    again = true;
    running ??= outsideTx(() =>
      withStatementLimit('quick', async () => {
        while (again) {
          again = false;
          await work().catch(failed);
        }
        running = null;
      }),
    );
  };
  return { run, idle: async () => running };
}
