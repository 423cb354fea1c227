import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@toam/domain/random';
import { dayOf } from '@toam/domain/day';
import type { Served, Stage } from './stage';

/** Breaks something and mends it. @returns when it was mended, or else when it began, by the clock of `performance` */
type Fault = (stage: Stage, r: Random) => Promise<number>;

/** One of them, or both. */
const some = (stage: Stage, r: Random): Served[] => r.some(stage.instances, r.chance(0.3) ? 2 : 1);
const now = () => performance.now();
/** A moment that no two faults share. */
const moment = (r: Random, most = 60) => pause(r.whole(0, most));

/** PostgreSQL ends by itself if it has no room for its log; then somebody starts it. */
async function untilDatabaseAnswers({ cluster, ask }: Stage): Promise<void> {
  for (;;) {
    if (cluster.hasEnded()) await cluster.restart();
    const answers = await ask('select 1').then(() => true, () => false); // prettier-ignore
    if (answers) return;
    await pause(50);
  }
}

/** Kills the process of one of the instances' connections: PostgreSQL throws its memory and all connections away, and recovers. */
async function crash(stage: Stage): Promise<void> {
  const [busy] = await stage.ask<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'toam-api' order by state_change desc limit 1`,
  );
  if (busy) process.kill(busy.pid, 'SIGKILL');
  await untilDatabaseAnswers(stage);
}

/** So that it shows on both what the clock of one says. Not over midnight: then people have another day. */
function steps(r: Random): number {
  const seconds = r.whole(60, 20 * 60) * (r.chance(0.5) ? 1 : -1);
  const today = Date.now() / 1000;
  return dayOf(today) === dayOf(today + seconds) ? seconds : -seconds;
}

export const faults = {
  'kill -9': async (stage: Stage, r: Random) => {
    await moment(r);
    const at = now();
    for (const instance of some(stage, r)) instance.kill();
    return at;
  },
  'dừng, khởi động (SIGTERM)': async (stage: Stage, r: Random) => {
    await moment(r);
    const at = now();
    await Promise.all(some(stage, r).map((instance) => instance.restart()));
    return at;
  },
  'PostgreSQL khởi động lại': async (stage: Stage, r: Random) => {
    await moment(r);
    const at = now();
    await stage.cluster.restart('SIGINT');
    return at;
  },
  'PostgreSQL sập (immediate, kill -9)': async (stage: Stage, r: Random) => {
    await moment(r);
    const at = now();
    if (r.chance(0.5)) await stage.cluster.restart('SIGQUIT');
    else await crash(stage);
    return at;
  },
  'cắt kết nối cơ sở dữ liệu': async (stage: Stage, r: Random) => {
    await moment(r);
    const at = now();
    if (r.chance(0.5))
      await stage.ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'toam-%' and random() < 0.8`,
      );
    else for (const { line } of some(stage, r)) line.cut();
    return at;
  },
  'mạng tới cơ sở dữ liệu đứng': async (stage: Stage, r: Random) => {
    const stalled = some(stage, r);
    for (const { line } of stalled) line.stall();
    await pause(r.whole(500, 2500));
    const isCut = r.chance(0.5);
    for (const { line } of stalled) {
      if (isCut) line.cut();
      line.resume();
    }
    return now();
  },
  'mạng tới cơ sở dữ liệu chậm': async (stage: Stage, r: Random) => {
    const slow = some(stage, r);
    for (const { line } of slow) line.delay(r.whole(20, 80));
    await pause(1500);
    for (const { line } of slow) line.delay(0);
    return now();
  },
  'cắt socket, kết nối của người dùng': async (stage: Stage, r: Random) => {
    await moment(r);
    const at = now();
    for (const { front } of some(stage, r)) front.cut();
    return at;
  },
  'đĩa đầy': async (stage: Stage, r: Random) => {
    stage.disk!.fill();
    await pause(r.whole(500, 2500));
    stage.disk!.free();
    const at = now();
    await untilDatabaseAnswers(stage);
    return at;
  },
  'đồng hồ nhảy': async (stage: Stage, r: Random) => {
    const wrong = some(stage, r);
    for (const { setClock } of wrong) setClock(steps(r));
    await pause(1500);
    for (const { setClock } of wrong) setClock(0);
    return now();
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** Why a fault is left out on this machine. */
export const impossible = (stage: Stage): Partial<Record<FaultName, string>> => ({
  ...(!stage.disk && { 'đĩa đầy': 'máy này không cho gắn tmpfs' }),
  ...(!stage.hasClocks && { 'đồng hồ nhảy': 'máy này không có faketime' }),
});
