/** Deeper than any form nests: rich text inside a draft comes to about fifty. */
const deepest = 100;

/** PostgreSQL's text has no NUL, and its JSON no half of a surrogate pair. */
const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/**
 * Looks for what no column can hold, whatever a contract says: text with NUL or broken characters, and nesting so deep
 * that the database, or whatever follows it by recursion, runs out of stack.
 * @returns the path of the first such place ("filters.0.values"), '' for the value itself; null if there is none
 */
export function findUnstorable(value: unknown): string | null {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, path, depth } = next;
    if (typeof part === 'string' && !isStorableText(part)) return path;
    if (typeof part !== 'object' || part === null) continue;
    if (depth === deepest) return path;
    for (const [key, below] of Object.entries(part)) {
      if (!isStorableText(key)) return path;
      waiting.push({ value: below, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
  return null;
}
