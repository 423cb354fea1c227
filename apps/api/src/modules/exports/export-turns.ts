import { exportText } from '@toam/contracts/texts/export';
import { Refusal } from '../../http/refusal';

/** Each takes a processor and a stretch of the database; on the two cores of a small server that is enough. */
const mostAtOnce = 2;

const running = new Set<number>();

/**
 * Takes one of the few turns; nobody takes two.
 * @returns gives it back; calling it again does nothing
 * @throws Refusal too_many
 */
export function takeExportTurn(userId: number): () => void {
  if (running.has(userId)) throw new Refusal('too_many', exportText.busyYourself);
  if (running.size >= mostAtOnce) throw new Refusal('too_many', exportText.busy);
  running.add(userId);
  let isHeld = true;
  return () => {
    if (isHeld) running.delete(userId);
    isHeld = false;
  };
}
