import { expect } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { openTab } from './office-people';
import { choose, claim, isUsable, kept, type Person, shown, type Tab } from './tabs';
import type { Walk, Written } from './walk';

/** Milliseconds in which everything must have come back. A page may wait half a minute before its next try. */
const longest = 90_000;
/** In which a page shows what the store has, on a busy machine. */
const shownWithin = 60_000;

const threads = ({ visitors }: Walk) => visitors.map(({ name }) => `Khách ${name}`);

/** Conversations by their customers. */
export type Conversations = Map<string, string>;

/** What the store has, by conversation. */
async function readStore({ office }: Walk, conversations: Conversations): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const [thread, id] of conversations) all.set(thread, await office.stored(id));
  return all;
}

const missingIn = (stored: Map<string, string[]>, written: Written[]): Written[] =>
  written.filter(({ thread, text }) => !stored.get(thread)?.includes(text));

/** A page that did not open is opened again, as somebody would. */
async function revive(walk: Walk, person: Person): Promise<void> {
  if (person.tabs.length === 0) await openTab(walk.office, person, null);
  for (const tab of person.tabs) {
    const usable = () => expect.poll(() => isUsable(tab), { timeout: shownWithin }).toBe(true);
    if (await isUsable(tab)) continue;
    await tab.page.waitForTimeout(1000);
    if (await isUsable(tab)) continue;
    walk.log.push(`${tab.name} is opened again`);
    await tab.page.goto(walk.office.addressOf(person.name) + (person.kind === 'staff' ? '/chat' : '/widget/chat'));
    tab.thread = null;
    await usable();
  }
}

/** Whoever lost the conversation to a colleague takes it back to send what waits. */
async function takeBack(walk: Walk, missing: Written[]): Promise<void> {
  const [first] = missing.filter(({ by }) => by.kind === 'staff');
  const tab = first?.by.tabs[0];
  if (!tab) return;
  const isOpen = await choose(tab, first.thread, 15_000);
  walk.log.push(`${tab.name} takes ${first.thread} back: ${isOpen && (await claim(tab, 15_000))}`);
}

/** Waits until the store has everything. @returns what it has; what is missing is told by `faultsIn` */
async function settle(walk: Walk, conversations: Conversations): Promise<Map<string, string[]>> {
  const started = Date.now();
  for (let turn = 1; ; turn++) {
    const stored = await readStore(walk, conversations);
    const missing = missingIn(stored, walk.written);
    if (missing.length === 0 || Date.now() - started > longest) return stored;
    await pause(200);
    if (turn % 10 === 0) await takeBack(walk, missing);
  }
}

/** What is wrong with what the store has. */
function faultsIn(stored: Map<string, string[]>, written: Written[]): string[] {
  const faults: string[] = [];
  for (const [thread, list] of stored) {
    const doubled = list.filter((text, at) => list.indexOf(text) !== at);
    if (doubled.length > 0) faults.push(`${thread} has twice: ${doubled.join()}`);
    const here = written.filter((one) => one.thread === thread);
    for (const tab of new Set(here.map((one) => one.tab))) {
      const accepted = here.filter((one) => one.tab === tab).map(({ text }) => text);
      const arrived = list.filter((text) => accepted.includes(text));
      const lost = accepted.filter((text) => !arrived.includes(text));
      if (lost.length > 0) faults.push(`${thread} lacks, of ${tab}: ${lost.join()}`);
      else if (arrived.join() !== accepted.join())
        faults.push(`${thread} has another order than ${tab}: ${arrived.join()}`);
    }
  }
  return faults;
}

/** Waits until a page shows a conversation exactly as the store has it. @returns what is wrong */
async function look(tab: Tab, expected: string[]): Promise<string[]> {
  let seen: string[] = [];
  const started = Date.now();
  for (; Date.now() - started < shownWithin; await pause(50)) {
    seen = await shown(tab);
    if (new Set(seen).size !== seen.length) return [`${tab.name} shows one twice: ${seen.join()}`];
    if (seen.join() === expected.join()) return [];
  }
  return [`${tab.name} shows ${seen.join()} instead of ${expected.join()}`];
}

/** What is wrong on the open pages. @param isThorough every conversation in every page of the staff */
async function lookAround(walk: Walk, stored: Map<string, string[]>, isThorough: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const person of walk.visitors)
    for (const tab of person.tabs) faults.push(...(await look(tab, stored.get(`Khách ${person.name}`)!)));
  for (const tab of walk.staff.flatMap(({ tabs }) => tabs)) {
    // first what has been open all the time: no opening reads it again
    if (tab.thread !== null && stored.has(tab.thread)) faults.push(...(await look(tab, stored.get(tab.thread)!)));
    const others = threads(walk).filter((thread) => thread !== tab.thread);
    for (const thread of isThorough ? others : walk.r.some(others, 1)) {
      if (!(await choose(tab, thread, shownWithin))) faults.push(`${tab.name} can't open ${thread}`);
      else faults.push(...(await look(tab, stored.get(thread)!)));
    }
  }
  return faults;
}

/** Whether a browser still means to send what the store has. */
async function keptFaults(walk: Walk): Promise<string[]> {
  const accepted = new Set(walk.written.map(({ text }) => text));
  const faults: string[] = [];
  for (const { tabs } of [...walk.staff, ...walk.visitors]) {
    const [tab] = tabs;
    if (!tab) continue;
    let left: string[] = [];
    for (const started = Date.now(); Date.now() - started < longest; await pause(200)) {
      left = (await kept(tab)).filter((text) => accepted.has(text));
      if (left.length === 0) break;
    }
    if (left.length > 0) faults.push(`${tab.name} keeps as unsent: ${left.join()}`);
  }
  return faults;
}

/** How the pages look, for whoever reads a failure. */
const describe = ({ staff, visitors }: Walk): Promise<string[]> =>
  Promise.all(
    [...staff, ...visitors].flatMap(({ tabs }) =>
      tabs.map(async ({ name, page }) => {
        const isOnline = await page.evaluate(() => navigator.onLine);
        const main = (await page.getByRole('main').innerText({ timeout: 2000 }).catch(String)).replaceAll(/\s+/g, ' ');
        const said = (await page.getByRole('dialog').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
        return `${name} ${isOnline ? 'online' : 'offline'}: ${said && `[${said}] `}${main.slice(0, 500)} … ${main.slice(500).slice(-400)}`;
      }),
    ),
  );

/** Everything has come back: every message once, in each writer's order, in the store and on every page, also after a reload. */
export async function check(walk: Walk, conversations: Conversations): Promise<string[]> {
  for (const person of [...walk.staff, ...walk.visitors]) await revive(walk, person);
  const stored = await settle(walk, conversations);
  const faults = faultsIn(stored, walk.written);
  if (faults.length > 0) return [...faults, ...(await describe(walk))];
  const isThorough = walk.r.chance(0.2);
  faults.push(...(await lookAround(walk, stored, isThorough)), ...(await keptFaults(walk)));
  if (faults.length > 0) return [...faults, ...(await describe(walk))];
  walk.log.push('everything is there');
  const reloaded = [...walk.visitors.filter(() => walk.r.chance(0.6)), ...(walk.r.chance(0.3) ? walk.staff : [])];
  for (const tab of reloaded.flatMap(({ tabs }) => tabs)) await tab.page.reload({ waitUntil: 'commit' });
  const after = await lookAround(walk, stored, false);
  return after.length > 0 ? [...after, ...(await describe(walk))] : [];
}
