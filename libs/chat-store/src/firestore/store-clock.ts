import {
  doc,
  type Firestore,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type Timestamp,
} from 'firebase/firestore';

/** The store's clock. Firestore tells its time only as the time of a write, so a document of one's own measures it. */
export class StoreClock {
  /** The store's time minus ours, milliseconds. */
  private offset = 0;

  constructor(private readonly store: Firestore) {}

  now(): number {
    return Math.round(Date.now() + this.offset);
  }

  /**
   * Learns from a write of ours: the store took it between sending and the answer.
   * @param at the store's time, `sent` and `answered` ours; epoch milliseconds
   */
  learn(at: number, sent: number, answered: number): void {
    this.offset = Math.min(Math.max(this.offset, at - answered), at - sent);
  }

  /** Something happened in the store at this moment of its clock. */
  reached(at: number): void {
    this.offset = Math.max(this.offset, at - Date.now());
  }

  /** @returns milliseconds by which the clocks differ otherwise than was known */
  async measure(uid: string): Promise<number> {
    const known = this.offset;
    const own = doc(this.store, 'clock', uid);
    const sent = Date.now();
    await runTransaction(this.store, async (transaction) => void transaction.set(own, { at: serverTimestamp() }));
    const answered = Date.now();
    const at = ((await getDocFromServer(own)).get('at') as Timestamp).toMillis();
    this.offset = at - (sent + answered) / 2;
    return Math.abs(this.offset - known);
  }
}
