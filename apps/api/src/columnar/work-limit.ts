/** Values between two looks at the clock. */
const someValues = 4096;

/** How long an answer may take. Whoever asks for more than the columns find soon asks the database, which has a limit of its own. */
export class WorkLimit {
  private readonly until: number;

  constructor(milliseconds: number) {
    this.until = performance.now() + milliseconds;
  }

  /** @throws Error when the time is over */
  check(): void {
    if (performance.now() > this.until) throw new Error('the question takes too long');
  }

  /** The same test; now and then it looks at the clock. */
  watched<Value>(test: (value: Value) => boolean): (value: Value) => boolean {
    let left = someValues;
    return (value) => {
      if (--left === 0) {
        left = someValues;
        this.check();
      }
      return test(value);
    };
  }
}
