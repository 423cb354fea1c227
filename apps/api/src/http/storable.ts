import { isStorableText } from '@toam/domain/visible-text';

/** No form nests this deep: rich text inside a draft has about fifty levels. */
const deepest = 100;

/** A value that no column can store. */
interface Unstorable {
  /** Where it stands ("filters.0.values"); of nesting too deep the field alone. '' is the body itself. */
  at: string;
  isTooDeep: boolean;
}

/**
 * Finds the first value that no column can store: text with NUL or broken characters, and nesting so deep that the database or a
 * recursive function runs out of stack. Null: there is none.
 */
export function findUnstorable(value: unknown): Unstorable | null {
  const waiting: { value: unknown; at: string; depth: number }[] = [{ value, at: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, at, depth } = next;
    if (typeof part === 'string' && !isStorableText(part)) return { at, isTooDeep: false };
    if (typeof part !== 'object' || part === null) continue;
    if (depth === deepest) return { at: at.split('.')[0]!, isTooDeep: true };
    for (const [key, below] of Object.entries(part)) {
      if (!isStorableText(key)) return { at, isTooDeep: false };
      waiting.push({ value: below, at: at ? `${at}.${key}` : key, depth: depth + 1 });
    }
  }
  return null;
}
