import { spawn } from 'node:child_process';
import path from 'node:path';

/** The workspace's root, whatever directory a command was started from. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** A failure whose message says all that the person at the terminal needs: printed as one line, exit 1. */
export class Stop extends Error {}

/** Runs a command to its end; prints a `Stop` as one line, anything else with its stack, and exits 1 on both. */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} giây`;

/** Prints a heading, runs the step and says how long it took. */
export async function step(title, work) {
  const started = Date.now();
  console.log(`▸ ${title}`);
  const result = await work();
  console.log(`  xong sau ${seconds(started)}`);
  return result;
}

/** Nothing we run takes half an hour, on a busy machine either: what does, hangs. */
const tooLong = 30 * 60_000;

/**
 * Runs a program to its end and collects what it prints.
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number }} options
 *   `show`: also pass the output on as it comes
 * @returns {Promise<{ code: number, output: string }>} code 127 where the program is missing
 */
export function run(program, args, { show = false, env = process.env, cwd = workspace, uid, gid } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, uid, gid, stdio: ['ignore', 'pipe', 'pipe'], timeout: tooLong });
    // who ends us ends what we run, or it would go on building for nobody
    const endToo = () => child.kill();
    process.once('exit', endToo);
    child.once('close', () => process.off('exit', endToo));
    const parts = [];
    const take = (part) => {
      parts.push(part);
      if (show) process.stdout.write(part);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}
