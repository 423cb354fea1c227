type Write = (details: object, line: string) => void;

/**
 * Writes lines of trouble that thousands of questions may have at once: each line at most once in so many milliseconds, with how often it
 * was left out since. @param write lines must be few different ones: each is remembered
 */
export function rarely(write: Write, rest = 60_000): Write {
  const written = new Map<string, { at: number; omitted: number }>();
  return (details, line) => {
    const before = written.get(line);
    if (before && performance.now() - before.at < rest) {
      before.omitted += 1;
      return;
    }
    written.set(line, { at: performance.now(), omitted: 0 });
    write(before?.omitted ? { ...details, omitted: before.omitted } : details, line);
  };
}
