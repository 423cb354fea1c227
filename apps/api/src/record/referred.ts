import type { RefTo, Shown } from '@toam/domain/record/field';

/** What the store asks of the records that a field may name. */
export interface Referred<To extends RefTo> {
  /** How rows show them, by id; deleted ones too, because old rows name them. An unknown id is absent. */
  read: (ids: number[]) => Promise<ReadonlyMap<number, Shown[To]>>;
  /** Whether a record may name it anew: it is there and not closed. */
  isActive?: (id: number) => Promise<boolean>;
  /** What a person is told who names one that is not. */
  gone?: string;
}
type Registered = { [To in RefTo]: Referred<To> };

const registered: Partial<Registered> = {};

/** Modules hand in their nouns (`modules/references.ts`), so that this folder imports none of them. */
export const registerReferred = (given: Partial<Registered>): void => void Object.assign(registered, given);

function referred<To extends RefTo>(to: To): Referred<To> {
  const found = registered[to] as Referred<To> | undefined;
  if (!found) throw new Error(`nobody registered how ${to} is read`);
  return found;
}

/** @returns how rows show them, by id */
export const readShown = async <To extends RefTo>(
  to: To,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Shown[To]>> => (ids.length === 0 ? new Map() : referred(to).read([...new Set(ids)]));

/** @returns what to tell who names this record anew; undefined: they may */
export async function whyNotNamed(to: RefTo, id: number): Promise<string | undefined> {
  const { isActive, gone } = referred(to);
  return !isActive || (await isActive(id)) ? undefined : gone;
}
