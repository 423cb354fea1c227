import { isStorableText } from '@toam/domain/visible-text';

/** No form nests this deep: rich text inside a draft has about fifty levels. */
const deepest = 100;

/**
 * Finds values that no column can store: text with NUL or broken characters, and nesting so deep that the database or a
 * recursive function runs out of stack.
 * @returns the path of the first such value ("filters.0.values"), '' for the value itself; null if there is none
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
