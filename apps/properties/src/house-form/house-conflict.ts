import { CallFailed } from '@toam/api-client/call-failed';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { changedFields, isSame, type HouseField, type HouseFormValues } from './house-form.values';

/** Three states of a house around a stale save: what the form began with, what was typed, what somebody else saved. */
export interface HouseConflict {
  before: HouseFormValues;
  mine: HouseFormValues;
  theirs: HouseFormValues;
}

/** Fields that both sides changed to different things: only these need a decision. D12. */
export const clashes = ({ before, mine, theirs }: HouseConflict): HouseField[] =>
  changedFields(before, mine).filter((field) => !isSame(field, before, theirs) && !isSame(field, mine, theirs));

/**
 * The house with both sides' changes: what was typed here, over what somebody else saved.
 * @param giveWay clashing fields for which the newer text of the other is kept
 */
export function merged({ before, mine, theirs }: HouseConflict, giveWay: readonly HouseField[]): HouseFormValues {
  const kept = changedFields(before, mine).filter((field) => !giveWay.includes(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}

/** The house as it stands, out of a refusal for a stale version (409); null for any other failure. */
export function standingHouse(error: unknown): HouseDetail | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const current = error.current as Partial<HouseDetail> | null | undefined;
  // Trusted like every answer: an API that is a release apart may know a field more or less.
  return current && typeof current.version === 'number' ? (current as HouseDetail) : null;
}
