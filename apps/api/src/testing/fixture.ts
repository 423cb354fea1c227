/** Fixtures, in the order of its definition: what stands on something else is defined, and closed, after it. */
const everything: { close(): Promise<void> }[] = [];
let isBatch = false;

/** Something slow to open that tests leave as they found it: opened when first asked for, closed by `endOfFile`. */
export class Fixture<Thing> {
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

async function closeFixtures(): Promise<void> {
  for (const fixture of everything) await fixture.close();
}

/** For the `afterAll` of a file of tests; within a batch things stay open for the next file. */
export async function endOfFile(): Promise<void> {
  if (!isBatch) await closeFixtures();
}

/** For the top of a batch of files: they share the fixtures. */
export function keepFixturesOpen(): void {
  isBatch = true;
  afterAll(closeFixtures);
}
