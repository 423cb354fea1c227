/** Rolls a die of so many sides, from 0. */
export type Roll = (sides: number) => number;

/** Pseudo-random numbers, the same for the same seed. */
export function dice(seed: number): Roll {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** A refusal is a valid answer, 503 of a call that was taken back too; any other server error fails the test. */
export async function isDone(sent: Promise<{ statusCode: number; body: string }>): Promise<boolean> {
  const reply = await sent;
  if (reply.statusCode >= 500 && reply.statusCode !== 503) throw new Error(reply.body);
  return reply.statusCode === 200;
}
