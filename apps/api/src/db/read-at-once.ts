import { inTx } from './db';

/** Runs reads at the same time. Inside a transaction they follow each other: it has one connection. */
export async function readAtOnce<Found extends unknown[]>(
  ...reads: { [At in keyof Found]: () => Promise<Found[At]> }
): Promise<Found> {
  if (!inTx()) return Promise.all(reads.map((read) => read())) as Promise<Found>;
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found as Found;
}
