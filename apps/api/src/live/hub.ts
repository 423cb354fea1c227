import type { FastifyBaseLogger } from 'fastify';
import { outsideTx } from '../db/db';
import type { Engine } from '../db/engine';
import { findSessionById } from '../sessions/find-session';
import { endRequestsOf } from '../sessions/running-requests';
import { liveChannel } from './emit';
import { eventsAfter, missedEvents, placeNewEvents, topPosition } from './live.queries';
import { concernsSession, crowdedOut, endTab, give, greet, release, sendAway, type Tab } from './tabs';

/** Pings find dead connections; the look at the stream finds what a lost notification hid. */
const heartbeat = 25_000;

export interface Hub {
  join(tab: Tab, lastEventId: number | null): Promise<void>;
  leave(tab: Tab): void;
  close(): Promise<void>;
}

/** Carries events from the database to the tabs of this API instance. Design §7. */
export async function openHub(engine: Engine, log: FastifyBaseLogger): Promise<Hub> {
  const tabs = new Set<Tab>();
  let position = await topPosition();

  const pass = async () => {
    await placeNewEvents();
    for (const event of await eventsAfter(position)) {
      position = event.position;
      if (event.kind === 'session.revoked') await endRequestsOf(event.users ?? [], log);
      for (const tab of tabs) {
        give(tab, event);
        if (concernsSession(event, tab.session)) await recheck(tab, event.position, log);
      }
    }
  };
  const wake = onlyOnce(pass, (error) => log.error({ err: error }, 'live events were not passed on'));
  const stopListening = await engine.listen(liveChannel, wake.run);
  const beat = setInterval(() => {
    ping(tabs);
    wake.run();
  }, heartbeat);
  beat.unref();

  return {
    join: async (tab, lastEventId) => {
      // read in the same breath as the tab is added: what comes after this place is held for it
      const top = position;
      tabs.add(tab);
      for (const old of crowdedOut(tabs, tab)) {
        tabs.delete(old);
        sendAway(old);
      }
      // what ended the session between its hello and here has passed already
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

/** Sends what the tab missed, then what came meanwhile. */
async function catchUp(tab: Tab, last: number | null, top: number): Promise<void> {
  const missed = last === null ? [] : await missedEvents(last, top);
  greet(tab, missed === null ? 'live.reset' : 'live.ready', top);
  // an event that was being passed on while the tab joined is both missed and held
  const since = (tab.held ?? []).filter((event) => event.position > top);
  tab.held = [...(missed ?? []), ...since];
  release(tab);
}

/** Locked, signed out elsewhere, or given other rights: the tab ends or goes on with the new ones (D68). */
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

function ping(tabs: Set<Tab>): void {
  for (const tab of tabs) {
    if (!tab.isAlive) tab.socket.terminate();
    tab.isAlive = false;
    tab.socket.ping();
  }
}

/**
 * Runs the work one at a time, again if it was asked for meanwhile. Notifications arrive in the context of whatever
 * query carried them, so the work steps out of that transaction first.
 */
function onlyOnce(work: () => Promise<void>, failed: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = () => {
    again = true;
    running ??= outsideTx(async () => {
      while (again) {
        again = false;
        await work().catch(failed);
      }
      running = null;
    });
  };
  return { run, idle: async () => running };
}
