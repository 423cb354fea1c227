import { spawn } from 'node:child_process';
import path from 'node:path';

/** The workspace's root, from any working directory. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** A failure with a complete message for the user: printed as one line, exit 1. */
export class Stop extends Error {}

/** Runs a command to its end. Prints a `Stop` as one line, any other error with its stack. Exits 1 on both. */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} giây`;

/** Prints a heading, runs the step and prints its time. */
export async function step(title, work) {
  const started = Date.now();
  console.log(`▸ ${title}`);
  const result = await work();
  console.log(`  xong sau ${seconds(started)}`);
  return result;
}

/** Nothing we run takes so long, even on a slow machine: a longer step hangs. */
const tooLong = 45 * 60_000;

/**
 * Runs a program to its end and collects its output.
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number }} options
 *   `show`: also prints the output at once
 * @returns {Promise<{ code: number, output: string }>} code 127 if the program is missing
 */
export function run(program, args, { show = false, env = process.env, cwd = workspace, uid, gid } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, uid, gid, stdio: ['ignore', 'pipe', 'pipe'], timeout: tooLong });
    // a signal that ends us must also end the program, or it would go on in the background
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
