import { setTimeout as pause } from 'node:timers/promises';
import { random } from '@toam/domain/random';
import { type Books, readBooks, unheard } from './books';
import { type FaultName, faultNames, faults, impossible } from './faults';
import { openStage, type Stage } from './stage';
import { beginWork, type Workload } from './workload';

export interface Row {
  fault: FaultName;
  times: number;
  /** Calls that were acknowledged from its begin until all was well again. */
  acknowledged: number;
  /** Records that were acknowledged meanwhile, and are not there at the end, or more than once. */
  lost: number;
  doubled: number;
  /** The worst: milliseconds from when it was mended (or else from its begin) until both instances wrote, and told their tabs. */
  recovery: number;
}

export interface Report {
  rows: Row[];
  /** What must not be; empty: all is well. */
  wrong: string[];
  /** Faults that this machine can't have, and why. */
  left: Partial<Record<FaultName, string>>;
  statuses: Map<number, number>;
}

/** Milliseconds until everything must work again, on a busy machine. */
const patience = 120_000;

/** @throws what broke the work; Error if it takes too long */
async function inTime<T>(what: string, work: Workload, doing: Promise<T>): Promise<T> {
  const late = new AbortController();
  const tooLate = pause(patience, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not in time: ${what}`);
  });
  try {
    return await Promise.race([doing, work.broken, tooLate]);
  } finally {
    late.abort();
    tooLate.catch(() => undefined);
  }
}

function until(what: string, work: Workload, holds: () => Promise<boolean> | boolean): Promise<void> {
  const waiting = async () => {
    while (!(await holds())) await pause(10);
  };
  return inTime(what, work, waiting());
}

type Random = ReturnType<typeof random>;
type Survived = Pick<Row, 'fault' | 'acknowledged' | 'recovery'>;

/** Both instances have stored something and told it, after the moment. */
const worksSince = ({ instances, caller }: Stage, moment: number) =>
  caller.lastSent.every((sent) => sent > moment) && instances.every(({ tab }) => tab.heardAt > moment);

/** Breaks something, and waits until all is well. */
async function survive(name: FaultName, stage: Stage, work: Workload, r: Random): Promise<Survived> {
  const before = stage.caller.acknowledged;
  work.during(name);
  const mended = await inTime(name, work, faults[name](stage, r));
  await until(`sau ${name}`, work, () => worksSince(stage, mended));
  const recovery = performance.now() - mended;
  await inTime(`sẵn sàng sau ${name}`, work, Promise.all(stage.instances.map((instance) => instance.untilReady())));
  return { fault: name, acknowledged: stage.caller.acknowledged - before, recovery };
}

/** Scheduled jobs run at every start, so every visit is reminded of. Then both tabs hear the last event. */
async function settle(stage: Stage, work: Workload): Promise<void> {
  await work.stop();
  await Promise.all(stage.instances.map((instance) => instance.restart()));
  const waiting = () => stage.ask('select from recommendations where reminded_at is null');
  await until('lịch xem nhà được nhắc', work, async () => (await waiting()).length === 0);
  // the books tell which are not
  await until('thẻ nghe hết', work, async () => (await unheard(stage)).length === 0).catch(() => undefined);
}

function rowsOf(survived: Survived[], { acknowledged }: Workload, { lost, doubled }: Books): Row[] {
  return [...new Set(survived.map(({ fault }) => fault))].map((fault) => {
    const own = survived.filter((one) => one.fault === fault);
    const told = acknowledged.filter((one) => one.fault === fault);
    const among = (words: Set<string>) => told.filter(({ word }) => words.has(word)).length;
    return {
      ...{ fault, times: own.length, acknowledged: own.reduce((sum, one) => sum + one.acknowledged, 0) },
      ...{ lost: among(lost), doubled: among(doubled), recovery: Math.max(...own.map(({ recovery }) => recovery)) },
    };
  });
}

/** Milliseconds. Who listens to the database again hears at once; else the hub looks by itself, every 12 s. */
const listenAgain = 10_000;

const deafOf = (survived: Survived[]): string[] =>
  survived
    .filter(({ fault, recovery }) => fault === 'cắt kết nối cơ sở dữ liệu' && recovery > listenAgain)
    .map(({ recovery }) => `không nghe cơ sở dữ liệu nữa: sự kiện tới sau ${Math.round(recovery)} ms`);

async function breakAll(stage: Stage, counts: Counts, r: Random): Promise<Report> {
  const left = impossible(stage);
  const order = faultNames.flatMap((name) => (left[name] ? [] : Array<FaultName>(counts[name]).fill(name)));
  const work = await beginWork(stage, r.fork('people'));
  await until('trước khi hỏng', work, () => worksSince(stage, 0));
  const survived: Survived[] = [];
  for (const [at, name] of r.some(order, order.length).entries()) {
    if (at % 50 === 49) console.log(`${at + 1}/${order.length}`);
    survived.push(await survive(name, stage, work, r.fork(at)));
  }
  await settle(stage, work);
  const books = await readBooks(stage, work);
  const wrong = [
    ...[...books.lost].map((word) => `mất ${word}`),
    ...[...books.doubled].map((word) => `hai lần ${word}`),
    ...books.faults,
    ...deafOf(survived),
  ];
  return { rows: rowsOf(survived, work, books), wrong, left, statuses: stage.caller.statuses };
}

/** How often each fault. */
export type Counts = Record<FaultName, number>;

/** Breaks what can break, in random order, while people work through both instances. Prints the seed and a table. */
export async function runFaults(counts: Counts, seed: number): Promise<Report> {
  console.log(`SUITE_SEED=${seed}`);
  const r = random(seed);
  const stage = await openStage(r.fork('callers'));
  try {
    const report = await breakAll(stage, counts, r);
    print(report);
    const codes = await stage.stop();
    for (const code of codes) if (code !== 0) report.wrong.push(`một tiến trình dừng với mã ${code}`);
    return report;
  } catch (error) {
    console.log(stage.log().slice(-4000), stage.caller.statuses);
    await stage.stop();
    throw error;
  }
}

function print({ rows, left, statuses }: Report): void {
  console.table(
    rows.map(({ fault, times, acknowledged, lost, doubled, recovery }) => ({
      ...{ 'hỏng gì': fault, lần: times, 'đã trả lời': acknowledged, mất: lost, 'hai lần': doubled },
      'trở lại chậm nhất (ms)': Math.round(recovery),
    })),
  );
  for (const [fault, why] of Object.entries(left)) console.log(`bỏ qua '${fault}': ${why}`);
  console.log(`trả lời: ${[...statuses].map(([status, count]) => `${status || 'không'} × ${count}`).join(', ')}`);
}
