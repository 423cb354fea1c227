import { call } from '@toam/api-client/call';
import { CallFailed, isSessionOver } from '@toam/api-client/call-failed';
import { useSession } from '@toam/auth/session';
import { sendCheckin } from '@toam/contracts/checkin/checkin.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { checkinFlowText as text } from '../checkin-flow.text';
import { onLive } from '@toam/live/live';
import { formatClock, toast } from '@toam/ui/core';
import { useSyncExternalStore } from 'react';
import { forget, unsentOf, type UnsentCheckin, markRefused } from './unsent-checkins';

export type SentCheckin = DataOf<typeof sendCheckin>;

interface Sending {
  isBusy: boolean;
  /** What the API answered, by key. */
  sent: ReadonlyMap<string, SentCheckin>;
  /** Why the last one is still waiting, if the API did answer. */
  problem: string | null;
}

let state: Sending = { isBusy: false, sent: new Map(), problem: null };
const listeners = new Set<() => void>();
/** Keys that a screen shows by itself. The others are announced when they arrive. */
const watched = new Set<string>();

function set(patch: Partial<Sending>): void {
  state = { ...state, ...patch };
  listeners.forEach((hear) => hear());
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

export const useSending = (): Sending => useSyncExternalStore(subscribe, () => state);

/** The screen tells what becomes of this one. @returns a function that stops it */
export function watchSending(key: string): () => void {
  watched.add(key);
  return () => void watched.delete(key);
}

/** @returns whether to go on with the next one */
async function sendOne(userId: number, { refused: _, key, ...body }: UnsentCheckin): Promise<boolean> {
  try {
    const answered = await call(sendCheckin, { body, idempotencyKey: key });
    forget(userId, key);
    set({ sent: new Map(state.sent).set(key, answered), problem: null });
    if (!watched.has(key)) toast.success(text.sent(body.status, formatClock(body.at)));
    return true;
  } catch (error) {
    if (isSessionOver(error)) return false; // it waits for this person's next sign-in
    // 409 without a field is another try that is still under way; with one the month of the check-in is closed
    if (error instanceof CallFailed && (error.status === 422 || error.errors['at'] !== undefined)) {
      const description = error.errors['at'] ?? error.message;
      markRefused(userId, key, description);
      if (!watched.has(key)) toast.warning(text.refused(body.status, formatClock(body.at)), { description });
      return true;
    }
    // The API is away, busy or broken. It may have taken it: the same key makes that one record.
    set({ problem: error instanceof CallFailed && error.status > 0 ? error.message : null });
    return false;
  }
}

let running: Promise<void> | null = null;

async function sendAll(): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const userId = useSession.getState().user?.id;
    if (userId === undefined) return;
    const next = unsentOf(userId).find(({ key, refused }) => refused === null && !tried.has(key));
    if (!next) return;
    tried.add(next.key);
    if (!(await sendOne(userId, next))) return;
  }
}

/** Sends what waits for the signed-in person, oldest first, one at a time. */
export function sendUnsent(): Promise<void> {
  if (running) return running;
  set({ isBusy: true });
  running = sendAll().finally(() => {
    running = null;
    set({ isBusy: false });
  });
  return running;
}

/** Milliseconds between tries. */
const interval = 20_000;
let isKeeping = false;

/** From now on, sends what waits: at once, when the network is back, and every 20 seconds. Several calls count as one. */
export function keepSending(): void {
  void sendUnsent();
  if (isKeeping) return;
  isKeeping = true;
  const again = () => void sendUnsent();
  window.addEventListener('online', again);
  onLive('live.ready', again);
  setInterval(() => {
    const userId = useSession.getState().user?.id;
    if (userId !== undefined && unsentOf(userId).some(({ refused }) => refused === null)) again();
  }, interval);
}
