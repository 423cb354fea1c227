/** What is kept, in the order of its definition: what stands on something else is defined, and closed, after it. */
const everything: { close(): Promise<void> }[] = [];
let isBatch = false;

/** Something slow to open that tests leave as they found it: opened when first asked for, closed by `endOfFile`. */
export class Kept<Thing> {
  private opened: Promise<Thing> | undefined;

  constructor(
    private readonly open: () => Promise<Thing>,
    private readonly shut: (thing: Thing) => Promise<unknown>,
  ) {
    everything.unshift(this);
  }

  take(): Promise<Thing> {
    return (this.opened ??= this.open());
  }

  async close(): Promise<void> {
    const { opened } = this;
    this.opened = undefined;
    if (opened) await this.shut(await opened);
  }
}

async function closeKept(): Promise<void> {
  for (const kept of everything) await kept.close();
}

/** For the `afterAll` of a file of tests; within a batch things stay open for the next file. */
export async function endOfFile(): Promise<void> {
  if (!isBatch) await closeKept();
}

/** For the top of a batch of files (batch.ts): they share what is kept. */
export function keepOverFiles(): void {
  isBatch = true;
  afterAll(closeKept);
}
