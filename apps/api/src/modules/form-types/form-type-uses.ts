import type { FormTypeKind } from '@toam/domain/form-types';

/**
 * A table that refers to shifts, types of shifts or reasons for leave. `count` gives how many records use each entry of one
 * kind, by id. Deleted records count too, because they may be restored.
 */
interface FormTypeUser {
  /** Table and column, for readers of the code. */
  name: string;
  kinds: readonly FormTypeKind[];
  count: (ids: readonly number[]) => Promise<Map<number, number>>;
}

/**
 * Every table that uses these entries. The tables of check-in and forms add one entry each, through a function of their
 * `*.reads.ts`. An entry that is in use is switched off instead of deleted.
 */
export const formTypeUsers: readonly FormTypeUser[] = [];

/** How many records use each of these entries of one kind. @param users replaces the product's list; given by tests */
export async function countUses(
  kind: FormTypeKind,
  ids: readonly number[],
  users: readonly FormTypeUser[] = formTypeUsers,
): Promise<Map<number, number>> {
  const uses = new Map<number, number>(ids.map((id) => [id, 0]));
  if (ids.length === 0) return uses;
  for (const { kinds, count } of users) {
    if (!kinds.includes(kind)) continue;
    for (const [id, found] of await count(ids)) uses.set(id, (uses.get(id) ?? 0) + found);
  }
  return uses;
}
