import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../start-failure';

/** Milliseconds. A process on another machine or in another container cannot be checked directly, but its heartbeat can. */
const heartbeat = 10_000;
const silentFor = 6 * heartbeat;
/** Milliseconds. A killed process holds its data for a moment longer, while whoever restarts it is already here. */
const dyingFor = heartbeat;
/** Milliseconds between two looks. */
const lookAgain = 100;

interface Holder {
  pid: number;
  host: string;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it is alive but belongs to another user
  }
};

async function holderOf(file: string): Promise<Holder | null> {
  try {
    const { pid, host } = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : null;
  } catch {
    return null; // removed meanwhile, or incomplete because its process died while writing
  }
}

/** Whether the holder still uses the data. A lock with our own pid is old: after a restart a pid can repeat. */
async function isHeld(file: string, holder: Holder | null): Promise<boolean> {
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity, // removed meanwhile
  );
  if (!holder) return age < 2000; // another process may be writing it right now
  if (holder.host === os.hostname()) return holder.pid !== process.pid && isAlive(holder.pid);
  return age < silentFor;
}

const lastBeat = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0, // removed meanwhile
  );

/**
 * Waits until the holder has let go or is known to be dead.
 * @returns the holder that still lives: its heart beats, or its process is there after so long
 */
async function outliving(file: string): Promise<Holder | 'unknown' | null> {
  const [begun, beat] = [performance.now(), await lastBeat(file)];
  for (;;) {
    const holder = await holderOf(file);
    if (!(await isHeld(file, holder))) return null;
    const isHere = holder?.host === os.hostname();
    const isBeating = (await lastBeat(file)) !== beat;
    if (isBeating || (isHere && performance.now() - begun >= dyingFor)) return holder ?? 'unknown';
    await pause(lookAgain);
  }
}

/** Moves a dead holder's lock away. If several processes try, one succeeds. */
async function takeAway(file: string): Promise<void> {
  const aside = `${file}.${process.pid}.stale`;
  await rename(file, aside).catch(() => undefined); // another process was faster; the next round sees its lock
  // it was faster by so little that its lock was moved: it gets it back
  if (await isHeld(aside, await holderOf(aside))) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Makes this process the only one that opens a data directory. PGlite does not lock it, and two processes destroy
 * each other's data. The lock of a dead process is replaced; a dying one is waited for.
 * @param file the lock file, beside the directory
 * @returns releases the lock
 * @throws StartFailure naming the process that holds it
 */
export async function lockData(file: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, host: os.hostname() };
  for (let tries = 0; tries < 5; tries++) {
    try {
      await writeFile(file, JSON.stringify(mine), { flag: 'wx' });
      const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), heartbeat);
      beat.unref();
      return async () => {
        clearInterval(beat);
        await rm(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const living = await outliving(file);
    if (living) {
      const { pid, host } = living === 'unknown' ? { pid: 'khác', host: 'này' } : living;
      throw new StartFailure(
        `Thư mục dữ liệu đang được tiến trình ${pid} trên máy ${host} sử dụng (${file}). Hãy dừng tiến trình đó, hoặc chọn DATA_DIR khác.`,
      );
    }
    await takeAway(file);
  }
  throw new StartFailure(`Không khoá được thư mục dữ liệu (${file}).`);
}
