/** New texts are joined with the others once they are so many. */
const mostLate = 1000;

/** Finds those of many short texts that have a part. They stand in one string, because searching that once is ten times quicker. */
export class TextFinder {
  private texts: string[] = [];
  /** The texts, each with a line's end behind it. */
  private joined = '';
  /** Where each of the joined texts begins, and the end. */
  private starts = Uint32Array.of(0);
  private late: string[] = [];

  add(text: string): void {
    this.late.push(text);
  }

  /** @param part without a line's end */
  with(part: string): string[] {
    if (this.late.length > mostLate) this.join();
    const { texts, joined, starts } = this;
    const found: string[] = [];
    for (let at = joined.indexOf(part), n = 0; at >= 0; at = joined.indexOf(part, starts[n])) {
      while (starts[n + 1]! <= at) n += 1;
      found.push(texts[n++]!);
    }
    return [...found, ...this.late.filter((text) => text.includes(part))];
  }

  private join(): void {
    this.texts = [...this.texts, ...this.late];
    this.late = [];
    this.starts = new Uint32Array(this.texts.length + 1);
    for (const [n, text] of this.texts.entries()) this.starts[n + 1] = this.starts[n]! + text.length + 1;
    this.joined = `${this.texts.join('\n')}\n`;
  }
}
