/** All fixtures, the newest first. A fixture is defined after those that it needs, so it closes before them. */
const everything: { close(): Promise<void> }[] = [];
let isBatch = false;

/** Something slow to open that tests share. It opens at the first use, and `endOfFile` closes it. Tests must not change it. */
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

/** For the `afterAll` of a test file. Within a batch the fixtures stay open for the next file. */
export async function endOfFile(): Promise<void> {
  if (!isBatch) await closeFixtures();
}

/** For the top of a batch of files, which share the fixtures. */
export function keepFixturesOpen(): void {
  isBatch = true;
  afterAll(closeFixtures);
}
