/** What became of one try: the store took or refused the message, or it is tried again after at least so many milliseconds. */
export type Tried = 'settled' | { againAfter: number };

interface Outbox<Message> {
  /** The message whose turn it is; undefined: nothing waits, or it waits behind a refused one. Asked anew before every try. */
  next: () => Message | undefined;
  /** Tries once and keeps what came of it. If it throws nevertheless, that is a fault of ours: the try counts as one that did not arrive. */
  send: (message: Message) => Promise<Tried>;
  /** Runs it while no other tab sends the same messages. */
  alone?: (run: () => Promise<void>) => Promise<void>;
}

export interface OrderedSender {
  /** Something waits, or the way is free again: tries at once. */
  wake: () => void;
  stop: () => void;
}

/** Milliseconds before the second try, and at most between two. */
const pauses = { first: 1000, most: 30_000 };

const pauseAfter = (failures: number): number => Math.min(pauses.first * 2 ** (failures - 1), pauses.most);

/**
 * Sends the messages of one conversation one after the other. A message that did not arrive is tried again, and nothing overtakes it:
 * whatever the network does, the store gets them in the order in which they were written. Both sides of the chat send by it.
 */
export function orderedSender<Message>({ next, send, alone = (run) => run() }: Outbox<Message>): OrderedSender {
  let isRunning = false;
  let isWoken = false;
  let isStopped = false;
  let failures = 0;
  /** The store asked for quiet until then, epoch milliseconds. */
  let quietUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns milliseconds until the next try; null: nothing is left to try */
  async function sendInOrder(): Promise<number | null> {
    for (let message = next(); message !== undefined; message = next()) {
      const tried = await send(message);
      if (isStopped) return null;
      if (tried === 'settled') failures = 0;
      else {
        failures += 1;
        quietUntil = Date.now() + tried.againAfter;
        return Math.max(tried.againAfter, pauseAfter(failures));
      }
    }
    return null;
  }

  async function run(): Promise<void> {
    isRunning = true;
    let pause: number | null = null;
    try {
      do {
        isWoken = false;
        await alone(async () => void (pause = await sendInOrder()));
      } while (isWoken && !isStopped && Date.now() >= quietUntil);
    } catch (error) {
      failures += 1;
      pause = pauseAfter(failures);
      reportError(error);
    }
    isRunning = false;
    if (pause !== null && !isStopped) timer = setTimeout(wake, pause);
  }

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    const quiet = quietUntil - Date.now();
    if (isRunning) isWoken = true;
    else if (quiet > 0) timer = setTimeout(wake, quiet);
    else void run();
  }

  return {
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
