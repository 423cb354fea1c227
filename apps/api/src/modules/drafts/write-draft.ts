import { largestDraft } from '@toam/contracts/draft/draft.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import type { Actor } from '@toam/domain/actor';
import { toEpoch } from '../../db/columns';
import { tx } from '../../db/db';
import { Refusal } from '../../http/refusal';
import { lockDraft, putDraft } from './draft.queries';
import type { userDrafts } from './draft.schema';

/** A draft as the wire has it. */
export const draftToWire = ({ form, data, version, updated_at }: typeof userDrafts.$inferSelect) => ({
  form,
  data,
  version,
  updated_at: toEpoch(updated_at),
});

/**
 * Keeps an unfinished form without checking it (D37).
 * @param version the one that the form began from; absent: the last write wins
 * @throws Refusal too_large; conflict with the draft as it stands where another device wrote meanwhile
 */
export async function writeDraft(actor: Actor, form: string, data: Record<string, unknown>, version?: number) {
  if (Buffer.byteLength(JSON.stringify(data)) > largestDraft) throw new Refusal('too_large', commonText.tooLarge);
  return tx(async () => {
    const standing = await lockDraft(actor.id, form);
    if (standing && version !== undefined && version !== standing.version) {
      throw new Refusal('conflict', commonText.stale, { current: draftToWire(standing) });
    }
    return draftToWire(await putDraft(actor.id, form, data));
  });
}
