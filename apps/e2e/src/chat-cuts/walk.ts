import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@toam/domain/random';
import { type Fate, fates } from './network';
import { openTab } from './office-people';
import type { Office } from './stores';
import { choose, claim, closeDialogs, type Person, type Tab, write } from './tabs';

/** A message that a page took from the field. */
export interface Written {
  text: string;
  tab: string;
  by: Person;
  /** The visitor in whose conversation it stands. */
  thread: string;
}

export interface Walk {
  /** Number of the run; texts tell it. */
  run: number;
  office: Office;
  r: Random;
  staff: Person[];
  visitors: Person[];
  written: Written[];
  /** What happened, for whoever reads a failure. */
  log: string[];
}

const everybody = ({ staff, visitors }: Walk): Person[] => [...staff, ...visitors];
const tabsOf = (people: Person[]): Tab[] => people.flatMap(({ tabs }) => tabs);

const threadOf = (person: Person): string => `Khách ${person.name}`;

let lastText = 0;

/** One to three messages in a row. */
export async function writeSome(walk: Walk, tab: Tab, count: number): Promise<void> {
  const thread = tab.owner.kind === 'visitor' ? threadOf(tab.owner) : tab.thread;
  // a page may still show a conversation of an earlier walk
  if (thread === null || !walk.visitors.some((person) => threadOf(person) === thread)) return;
  for (let at = 0; at < count; at++) {
    const text = `tin ${tab.name}-${walk.run}-${++lastText}.`;
    const isTaken = await write(tab, text);
    walk.log.push(`${tab.name} @ ${thread}: ${text} ${isTaken}`);
    if (isTaken) walk.written.push({ text, tab: tab.name, by: tab.owner, thread });
    else return;
  }
}

async function setOffline(walk: Walk, person: Person, isOffline: boolean): Promise<void> {
  walk.log.push(`${person.name} ${isOffline ? 'offline' : 'online'}`);
  person.isOffline = isOffline;
  await person.context.setOffline(isOffline);
  if (isOffline) walk.office.networks.forEach(({ cut }) => cut(person.name));
}

/** Each call of the persons meets one of the fates; the others pass. */
function letItStorm({ office, r, log }: Walk, persons: Person[]): void {
  const names = new Set(persons.map(({ name }) => name));
  const strength = r.pick([0.3, 0.6, 0.9]);
  const chosen = r.some(fates, r.whole(2, fates.length)).filter((fate) => fate !== 'passes');
  const draws = new Map(persons.map(({ name }) => [name, r.fork(name)]));
  log.push(`storm for ${[...names].join()}: ${strength} ${chosen.join()}`);
  for (const network of office.networks)
    network.setWeather((call) => {
      const draw = draws.get(call.by);
      if (!draw || !office.isChat(call) || call.method === 'OPTIONS' || !draw.chance(strength))
        return { fate: 'passes', late: 0 };
      const fate: Fate = chosen.length > 0 ? draw.pick(chosen) : 'late';
      return { fate, late: fate === 'late' ? draw.whole(50, 400) : draw.whole(0, 60) };
    });
}

const clearUp = ({ office, log }: Walk): void => {
  log.push('calm');
  office.networks.forEach(({ setWeather }) => setWeather(null));
};

async function reload(walk: Walk, tab: Tab): Promise<void> {
  walk.log.push(`${tab.name} reloads`);
  await tab.page.reload({ waitUntil: 'commit' }).catch(() => undefined); // without a network there is no page
}

async function closeTab(walk: Walk, tab: Tab): Promise<void> {
  walk.log.push(`${tab.name} closes`);
  tab.owner.tabs = tab.owner.tabs.filter((other) => other !== tab);
  await tab.page.close();
}

type Step = (walk: Walk) => Promise<void>;

const steps: [Step, weight: number][] = [
  [async (walk) => writeSome(walk, walk.r.pick(tabsOf(walk.staff)), walk.r.whole(1, 3)), 8],
  [async (walk) => writeSome(walk, walk.r.pick(tabsOf(walk.visitors)), walk.r.whole(1, 3)), 8],
  [
    async (walk) => {
      const tab = walk.r.pick(tabsOf(walk.staff));
      const thread = threadOf(walk.r.pick(walk.visitors));
      walk.log.push(`${tab.name} opens ${thread}: ${await choose(tab, thread, 400)}`);
    },
    5,
  ],
  [async (walk) => letItStorm(walk, walk.r.some(everybody(walk), walk.r.whole(1, 3))), 3],
  [async (walk) => clearUp(walk), 1],
  [
    async (walk) => {
      const person = walk.r.pick(everybody(walk));
      await setOffline(walk, person, !person.isOffline);
    },
    4,
  ],
  [
    async ({ r, office, log, ...walk }) => {
      const { name } = r.pick([...walk.staff, ...walk.visitors]);
      log.push(`${name} is cut`);
      office.networks.forEach(({ cut }) => cut(name));
    },
    2,
  ],
  [async (walk) => reload(walk, walk.r.pick(tabsOf(walk.visitors))), 1.5],
  [async (walk) => reload(walk, walk.r.pick(tabsOf(walk.staff))), 0.4],
  [
    async (walk) => {
      const person = walk.r.pick(walk.visitors);
      if (person.tabs.length < 3) await openTab(walk.office, person, null);
      walk.log.push(`${person.name} opens a tab`);
    },
    1,
  ],
  [
    async (walk) => {
      const person = walk.r.pick(walk.visitors);
      if (person.tabs.length > 1) await closeTab(walk, walk.r.pick(person.tabs));
    },
    1,
  ],
  [
    async (walk) => {
      const person = walk.r.pick(walk.staff);
      if (person.tabs.length > 1) await closeTab(walk, walk.r.pick(person.tabs));
      else await openTab(walk.office, person, null);
      walk.log.push(`${person.name} has ${person.tabs.length} tabs`);
    },
    0.4,
  ],
  [
    // the whole browser, with what it has not sent
    async (walk) => {
      const person = walk.r.pick(walk.visitors);
      for (const tab of [...person.tabs]) await closeTab(walk, tab);
      if (!person.isOffline) await openTab(walk.office, person, null);
      if (person.tabs.length > 0) return;
      await setOffline(walk, person, false);
      await openTab(walk.office, person, null);
    },
    0.5,
  ],
  [
    async (walk) => {
      const tab = walk.r.pick(tabsOf(walk.staff));
      if (tab.thread) walk.log.push(`${tab.name} claims ${tab.thread}: ${await claim(tab, 600)}`);
    },
    1,
  ],
  [
    async (walk) => {
      walk.log.push('the server crashes');
      await walk.office.crash();
    },
    0.04,
  ],
  [async ({ r }) => pause(r.whole(20, 300)), 4],
];

/** Takes random steps, then lets everything come back. */
export async function takeSteps(walk: Walk, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const step = walk.r.weighted(steps);
    await step(walk);
  }
  clearUp(walk);
  // most of the time browsers notice that the network is back; otherwise pages have to find out
  const notices = walk.r.chance(0.8);
  for (const person of everybody(walk)) {
    if (notices && !person.isOffline) await setOffline(walk, person, true);
    if (person.isOffline) await setOffline(walk, person, false);
  }
  for (const tab of tabsOf(walk.staff)) await closeDialogs(tab);
}
