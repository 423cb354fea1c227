import { tx } from '../db/db';

/** Ends a transaction without keeping what it wrote. */
class TakenBack extends Error {}

/**
 * Runs the work in a transaction that is rolled back, so each call finds the same records. What a call in it writes, its later
 * statements read; nobody else does.
 */
export async function isolated<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: { is: Result } | undefined;
  try {
    await tx(async () => {
      result = { is: await work() };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return result!.is;
}
