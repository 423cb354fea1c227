import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Set by tools/jest/in-batches.cjs. */
declare const batching: { src: string; setup: string; except: string[] };

const count = 4;

/** The project's test files that share an environment, the largest first: taken in turn, they make equal batches. */
function batchedFiles(): string[] {
  const { src, except } = batching;
  const sizeOf = (name: string) => statSync(path.join(src, name)).size;
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !except.includes(name))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/** Runs every fourth file, each as a `describe`. */
export function runBatch(number: number): void {
  jest.requireActual(batching.setup);
  const files = batchedFiles().filter((_, at) => at % count === number % count);
  for (const name of files) describe(name, () => void jest.requireActual(path.join(batching.src, name)));
}
