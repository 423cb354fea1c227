/** New texts are joined with the others once they are so many. */
const mostLate = 1000;

/** Characters. A string has at most 2 ** 29. */
const roomInOne = 2 ** 26;

/** Some of the texts in one string, each with a line's end behind it. */
class Joined {
  /** Where each text begins, and the end. */
  private readonly starts: Uint32Array;
  readonly text: string;

  /** @param first the place of the first text */
  constructor(
    readonly first: number,
    texts: readonly string[],
    before?: Joined,
  ) {
    const known = before?.count ?? 0;
    this.starts = new Uint32Array(known + texts.length + 1);
    if (before) this.starts.set(before.starts);
    for (const [n, text] of texts.entries()) this.starts[known + n + 1] = this.starts[known + n]! + text.length + 1;
    this.text = `${before?.text ?? ''}${texts.join('\n')}\n`;
  }

  get count(): number {
    return this.starts.length - 1;
  }

  at(place: number): string {
    const n = place - this.first;
    return this.text.slice(this.starts[n], this.starts[n + 1]! - 1);
  }

  addWith(part: string, found: number[]): void {
    const { text, starts, first } = this;
    for (let at = text.indexOf(part), n = 0; at >= 0 && at < text.length;) {
      while (starts[n + 1]! <= at) n += 1;
      const isWithin = at + part.length < starts[n + 1]!;
      if (isWithin) found.push(first + n++);
      at = text.indexOf(part, isWithin ? starts[n] : at + 1);
    }
  }
}

/**
 * Finds those of many texts that have a part. They stand in one string, because searching that once is ten times quicker; in several, if one
 * cannot hold them. A text's place is how many were added before it.
 */
export class TextFinder {
  private readonly joined: Joined[] = [];
  private late: string[] = [];

  /** @param room characters from which on a string takes no more texts */
  constructor(private readonly room = roomInOne) {}

  private get joinedCount(): number {
    const last = this.joined.at(-1);
    return last ? last.first + last.count : 0;
  }

  get count(): number {
    return this.joinedCount + this.late.length;
  }

  add(text: string): void {
    this.late.push(text);
  }

  at(place: number): string {
    const joined = this.joined.findLast(({ first }) => first <= place);
    return place < this.joinedCount ? joined!.at(place) : this.late[place - this.joinedCount]!;
  }

  /** Puts another text in the place of one that was added since the last search. */
  replace(place: number, text: string): void {
    if (place >= this.joinedCount) this.late[place - this.joinedCount] = text;
  }

  /** The places of the texts with this part. */
  with(part: string): number[] {
    if (this.late.length > mostLate) this.join();
    const found: number[] = [];
    for (const joined of this.joined) joined.addWith(part, found);
    const { joinedCount } = this;
    for (const [n, text] of this.late.entries()) if (text.includes(part)) found.push(joinedCount + n);
    return found;
  }

  /** Joins all texts, for searches to come. */
  join(): void {
    for (let from = 0; from < this.late.length;) {
      const last = this.joined.at(-1);
      const open = last && last.text.length < this.room ? last : undefined;
      const to = this.fitting(from, this.room - (open?.text.length ?? 0));
      if (open) this.joined.pop();
      this.joined.push(new Joined(open?.first ?? this.joinedCount, this.late.slice(from, to), open));
      from = to;
    }
    this.late = [];
  }

  /** Behind the last of the late texts that begin within so many characters. */
  private fitting(from: number, room: number): number {
    let to = from;
    for (let left = room; to < this.late.length && left > 0; to += 1) left -= this.late[to]!.length + 1;
    return to;
  }
}
