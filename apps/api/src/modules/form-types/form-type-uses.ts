import type { FormTypeKind } from '@toam/domain/form-types';
import { type FormTypeReferenceHandler, formTypeReferences } from '../../references/form-type-reference';

/** How many records use each of these entries of one kind. @param users replaces the product's list; given by tests */
export async function countUses(
  kind: FormTypeKind,
  ids: readonly number[],
  users: readonly FormTypeReferenceHandler[] = formTypeReferences(),
): Promise<Map<number, number>> {
  const uses = new Map<number, number>(ids.map((id) => [id, 0]));
  if (ids.length === 0) return uses;
  for (const { kinds, count } of users) {
    if (!kinds.includes(kind)) continue;
    for (const [id, found] of await count(ids)) uses.set(id, (uses.get(id) ?? 0) + found);
  }
  return uses;
}
