import { statSync } from 'node:fs';
import path from 'node:path';

/** Set by tools/jest/in-batches.cjs. */
declare const batching: { src: string; setup: string; files: string[] };

const count = 4;

/** The project's test files that share an environment, the largest first: taken in turn, they make equal batches. */
function batchedFiles(): string[] {
  const sizeOf = (name: string) => statSync(path.join(batching.src, name)).size;
  return batching.files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/** Runs every fourth file, each as a `describe`. */
export function runBatch(number: number): void {
  jest.requireActual(batching.setup);
  const files = batchedFiles().filter((_, at) => at % count === number % count);
  for (const name of files) describe(name, () => void jest.requireActual(path.join(batching.src, name)));
}
