import type { FormTypeKind } from '@toam/domain/form-types';

/**
 * What refers to shifts, types of shifts and reasons for leave. `count` gives how many records use each of the entries of
 * one kind, by id, deleted records that may come back among them.
 */
interface FormTypeUser {
  /** Table and column, for whoever reads this. */
  name: string;
  kinds: readonly FormTypeKind[];
  count: (ids: readonly number[]) => Promise<Map<number, number>>;
}

/**
 * Everything that uses them. Check-in and the forms bring their tables along: one entry each, through a function of their
 * `*.reads.ts`. Whatever is counted here is switched off instead of deleted.
 */
export const formTypeUsers: readonly FormTypeUser[] = [];

/** How many records use each of these entries of one kind. @param users other than the product's, for tests */
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
