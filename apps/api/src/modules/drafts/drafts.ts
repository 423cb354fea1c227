import {
  deleteDraft,
  largestDraft,
  readDrafts as readDraftsEndpoint,
  writeDraft as writeDraftEndpoint,
} from '@toam/contracts/draft/draft.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { momentary } from '../../audit/audited';
import { toEpoch } from '../../db/columns';
import { tx } from '../../db/db';
import { handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { deviceOf } from '../../sign-ins/device-of';
import {
  dropBeyondLimit,
  endDrafts,
  findDraft,
  listDrafts,
  listEnded,
  putDraft,
  type DraftPlace,
  type SentDraft,
} from './draft.queries';

/** 'Chrome 141 · Windows' */
function deviceLabel(userAgent: string): string {
  const { browser, os } = deviceOf(userAgent);
  return [browser, os].filter(Boolean).join(' · ');
}

/** A person's drafts of a form, and the tabs whose drafts have ended. */
async function readDrafts(place: DraftPlace) {
  const state = await listDrafts(place);
  const drafts = state.map(({ tab, data, version, device, updated_at }) => ({
    ...{ tab, data, version, device: deviceLabel(device) },
    updated_at: toEpoch(updated_at),
  }));
  return { drafts, ended: await listEnded(place) };
}

/**
 * Stores an unfinished form without validation (D37), as the draft of the sending tab (D110). An ended draft stays ended, and
 * the answer says so. A version that is not newer changes nothing.
 * @param takes the draft that this one continues: it ends
 * @throws HttpError too_large
 */
export async function writeDraft(place: DraftPlace, sent: SentDraft, takes?: string) {
  if (Buffer.byteLength(JSON.stringify(sent.data)) > largestDraft)
    throw new HttpError('too_large', commonText.tooLarge);
  return tx(async () => {
    const stored = (await putDraft(place, sent)) ?? (await findDraft(place, sent.tab));
    // the tab's row was deleted between the two queries: this counts as ended
    if (!stored) return { tab: sent.tab, version: sent.version, updated_at: toEpoch(new Date()), ended: true };
    const { tab, version, updated_at, ended_at } = stored;
    if (takes !== undefined && takes !== tab && ended_at === null) await endDrafts(place, [takes]);
    await dropBeyondLimit(place);
    return { tab, version, updated_at: toEpoch(updated_at), ended: ended_at !== null };
  });
}

/** Unfinished forms. */
export const draftsModule = moduleOf([
  handle(readDraftsEndpoint, ({ actor, params: { form } }) => readDrafts({ userId: actor.id, form })),
  handle(writeDraftEndpoint, { audit: momentary }, ({ actor, params: { form }, body: { takes, ...sent }, request }) => {
    const device = (request.headers['user-agent'] ?? '').slice(0, 300);
    return writeDraft({ userId: actor.id, form }, { ...sent, device }, takes);
  }),
  handle(deleteDraft, { audit: momentary }, async ({ actor, params: { form }, body }) => {
    await endDrafts({ userId: actor.id, form }, [body.tab]);
    return null;
  }),
]);
