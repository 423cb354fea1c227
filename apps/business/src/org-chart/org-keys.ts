import { searchWords } from '@toam/domain/vietnamese';
import type { OrgRow } from './org-tree';

/** What a key does in the tree. */
export type OrgStep =
  | { go: number }
  | { open: readonly number[] }
  | { close: number }
  /** Opens the panel. */
  | { show: number };

const goTo = (row: OrgRow | undefined): OrgStep | null => (row ? { go: row.id } : null);

/** The next person, from here and around, with a word that begins with the letter. */
function startingWith(letter: string, rows: readonly OrgRow[], at: number, nameOf: (id: number) => string) {
  const [wanted] = searchWords(letter);
  if (wanted === undefined) return null;
  const around = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return goTo(around.find(({ id }) => searchWords(nameOf(id)).some((word) => word.startsWith(wanted))));
}

/**
 * The keys of a tree by the WAI-ARIA pattern: up and down walk the lines, right opens a branch and then enters it, left closes it and
 * then leaves it, `*` opens the siblings, Home and End go to the ends, Enter and the space bar choose, a letter searches.
 * @param nameOf the name of a person, for the letters
 * @returns null if the tree has no use for the key
 */
export function orgStep(
  key: string,
  id: number,
  rows: readonly OrgRow[],
  nameOf: (id: number) => string,
): OrgStep | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return null;
  const keys: Record<string, () => OrgStep | null> = {
    ArrowDown: () => goTo(rows[at + 1]),
    ArrowUp: () => goTo(rows[at - 1]),
    ArrowRight: () => (row.isOpen === false ? { open: [id] } : row.isOpen ? goTo(rows[at + 1]) : null),
    ArrowLeft: () => (row.isOpen ? { close: id } : row.parent === null ? null : { go: row.parent }),
    Home: () => goTo(rows[0]),
    End: () => goTo(rows.at(-1)),
    Enter: () => ({ show: id }),
    ' ': () => ({ show: id }),
    '*': () => ({ open: rows.flatMap((one) => (one.parent === row.parent && one.isOpen === false ? [one.id] : [])) }),
  };
  if (Object.hasOwn(keys, key)) return keys[key]!();
  return key.length === 1 ? startingWith(key, rows, at, nameOf) : null;
}
