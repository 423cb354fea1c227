import type { Browser } from '@playwright/test';
import { type Random, random } from '@toam/domain/random';
import { check, type Conversations } from './check';
import { openTab, visitor } from './office-people';
import type { Office } from './stores';
import { choose, claim, type Person } from './tabs';
import { takeSteps, type Walk, writeSome } from './walk';

interface RunOptions {
  run: number;
  browser: Browser;
  office: Office;
  r: Random;
  /** They stay over the runs, with their pages. */
  staff: Person[];
  /** Customers of the run before, with the pages that they have open. */
  earlier: Talks;
}

/** Customers, and the conversation of each. */
interface Talks {
  visitors: Person[];
  conversations: Conversations;
}

/** Numbers of customers whom nobody knows. */
let lastNumber = 10_000_000 + (Date.now() % 80_000_000);

/** A number in letters: names with digits are searched for as numbers. */
const inLetters = (count: number): string => [...String(count)].map((digit) => 'bcdghklmnp'[Number(digit)]).join('');

/** Some customers of the run before stay; the others leave. @returns the conversations of those who stay */
async function keepTalks(walk: Walk, { r, earlier }: RunOptions, most: number): Promise<Conversations> {
  for (const person of earlier.visitors)
    if (walk.visitors.length < most && r.chance(0.6)) walk.visitors.push(person);
    else await person.context.close();
  return new Map(
    [...earlier.conversations].filter(([thread]) => walk.visitors.some(({ name }) => thread === `Khách ${name}`)),
  );
}

/** There are two or three customers; who is new begins, and is answered by somebody. */
async function beginTalks(walk: Walk, options: RunOptions): Promise<Conversations> {
  const { browser, office, r, run, staff } = options;
  const count = r.whole(2, 3);
  const conversations = await keepTalks(walk, options, count);
  for (const letter of ['a', 'b', 'c'].slice(conversations.size, count)) {
    const number = `09${++lastNumber}`;
    const person = await visitor(browser, office, `v${inLetters(run)}${letter}`, number);
    walk.visitors.push(person);
    await writeSome(walk, person.tabs[0]!, 1);
    if (walk.written.at(-1)?.by !== person) throw new Error(`${person.name} could not write: ${walk.log.at(-1)}`);
    const id = await office.find(number);
    if (!id) throw new Error(`the store has no conversation of ${number}`);
    const thread = `Khách ${person.name}`;
    conversations.set(thread, id);
    const tab = r.pick(r.pick(staff).tabs);
    if (!(await choose(tab, thread, 60_000))) throw new Error(`${tab.name} does not show ${thread}`);
    if (!(await claim(tab, 60_000))) throw new Error(`${tab.name} may not write to ${thread}`);
  }
  return conversations;
}

interface Taken {
  /** What is wrong. */
  faults: string[];
  messages: number;
  log: string[];
  talks: Talks;
}

/** One walk by random steps with its check. */
async function takeWalk(options: RunOptions): Promise<Taken> {
  const { run, office, r, staff } = options;
  const walk: Walk = { run, office, r, staff, visitors: [], written: [], log: [] };
  for (const person of staff) if (person.tabs.length === 0) await openTab(office, person, null);
  const conversations = await beginTalks(walk, options);
  await takeSteps(walk, r.whole(6, 16));
  const faults = await check(walk, conversations);
  return { faults, messages: walk.written.length, log: walk.log, talks: { visitors: walk.visitors, conversations } };
}

interface Walks extends Omit<RunOptions, 'run' | 'r' | 'earlier'> {
  runs: number;
  /** Number of the first: a walk is repeated by seed and number. */
  first: number;
  seed: number;
  store: string;
}

/** Many walks, one after the other, with the same colleagues. @returns what was wrong; the log of a faulty walk is printed */
export async function takeWalks({ runs, first, seed, store, ...options }: Walks): Promise<string[]> {
  const faulty: string[] = [];
  let written = 0;
  let earlier: Talks = { visitors: [], conversations: new Map() };
  const begun = Date.now();
  console.log(`${store}: SEED=${seed}`);
  for (let run = first; run < first + runs; run++) {
    const started = Date.now();
    const { faults, messages, log, talks } = await takeWalk({ ...options, run, earlier, r: random(seed).fork(run) });
    earlier = talks;
    written += messages;
    if (process.env.RUNS) console.log(`${store} ${run}: ${messages} tin, ${Date.now() - started} ms`);
    if (faults.length > 0) console.log([`${store}, lượt ${run} của SEED=${seed}:`, ...faults, ...log].join('\n'));
    faulty.push(...faults.map((fault) => `${run}: ${fault}`));
  }
  for (const { context } of earlier.visitors) await context.close();
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${store}: ${runs} lượt, ${written} tin, ${faulty.length} lỗi, ${seconds} s, SEED=${seed}`);
  return faulty;
}
