import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mediaText } from '@toam/contracts/media/media.text';
import { HttpError } from '../http-error';
import type { PictureTask, PictureAnswer } from './picture-process';
import { type EncodedImage, longest, type PictureWork } from './picture-work';

/** Milliseconds. The decoder's own limit comes first, if it still comes to that. */
const deadAfter = (longest + 5) * 1000;
/** Milliseconds for which a process without work stays: pictures come in dozens, and its start takes a third of a second. */
const idleFor = 60_000;

/** The compiled process, beside the bundle; null when running from the sources. */
export const bundledPictureProcess = (): URL | null =>
  import.meta.url.endsWith('.ts') ? null : new URL('./picture-process.js', import.meta.url);

const unreadable = () => new HttpError('invalid', mediaText.unreadableImage);

/** Without the API's variables: they hold its secrets. Fewer arenas give memory back. */
const start = (entry: URL): ChildProcess =>
  fork(entry, { serialization: 'advanced', execArgv: [], env: { MALLOC_ARENA_MAX: '2' } });

/** Asks once. A process that does not answer in time, or dies, is gone; the picture was at fault. */
async function ask(child: ChildProcess, task: PictureTask, within: number): Promise<PictureAnswer> {
  const end = new AbortController();
  const { signal } = end;
  const late = setTimeout(() => child.kill('SIGKILL'), within);
  try {
    child.send(task);
    const died = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the decoder ended')));
    return await Promise.race([once(child, 'message', { signal }).then(([answer]) => answer as PictureAnswer), died]);
  } catch (error) {
    if (child.pid === undefined) throw error; // it never began
    child.kill('SIGKILL');
    throw unreadable();
  } finally {
    clearTimeout(late);
    end.abort();
  }
}

/**
 * Decodes pictures in other processes, each one at a time. What hangs, crashes or takes over the decoder has neither the API's
 * memory nor its secrets, and costs one picture. How many run at once is the caller's limit.
 * @param within tests pass less
 */
export function pictureProcesses(entry: URL, within = deadAfter): PictureWork {
  /** With the timers that end them. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function begin(): ChildProcess {
    const child = start(entry);
    child.on('error', () => undefined); // its end tells the same
    child.once('exit', () => {
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    // they end with the API, which they hold back from ending at nothing
    child.unref();
    child.channel?.unref();
    return child;
  }

  function take(): ChildProcess {
    const [rested] = idle;
    if (!rested) return begin();
    const [child, timer] = rested;
    clearTimeout(timer);
    idle.delete(child);
    return child;
  }

  async function run(task: PictureTask): Promise<number | EncodedImage> {
    const child = take();
    const answer = await ask(child, task, within);
    const rested = () => {
      idle.delete(child); // already now: its end takes a moment
      child.kill();
    };
    idle.set(child, setTimeout(rested, idleFor).unref());
    if ('refused' in answer) throw new HttpError(answer.refused.code, answer.refused.message);
    return answer.result;
  }

  return {
    cost: (...given) => run({ work: 'cost', given }) as Promise<number>,
    encode: (...given) => run({ work: 'encode', given }) as Promise<EncodedImage>,
  };
}
