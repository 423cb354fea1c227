import { inTx } from './db';

type Reads = readonly (() => Promise<unknown>)[];
type Found<R extends Reads> = { -readonly [K in keyof R]: Awaited<ReturnType<R[K]>> };

/** Reads that don't need each other at the same time; one after another inside a transaction, which has one connection. */
export async function sideBySide<const R extends Reads>(...reads: R): Promise<Found<R>> {
  if (!inTx()) return (await Promise.all(reads.map((read) => read()))) as Found<R>;
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found as Found<R>;
}
