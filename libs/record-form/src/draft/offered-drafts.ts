import { call } from '@toam/api-client/call';
import { readDrafts, type FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { deviceDrafts, dropDeviceDraft, dropOldDeviceDrafts, type DeviceDraft, type DraftPlace } from './device-drafts';
import { isOwnTab, sendDraft } from './draft-keeper';

/** An unfinished form of an earlier visit, of another tab or device. */
export type DraftOffered = Pick<FormDraft, 'tab' | 'data' | 'version' | 'updated_at' | 'device'> & {
  /** Comes from this device. The API does not have it yet. */
  isHere: boolean;
};

interface FoundDrafts {
  drafts: readonly DraftOffered[];
  ended: readonly string[];
}

const hereToo = (draft: DeviceDraft): DraftOffered => ({ ...draft, device: '', isHere: true });

const ofForm = ({ userId, form }: DraftPlace): DeviceDraft[] =>
  deviceDrafts(userId).filter((draft) => draft.form === form && !isOwnTab(draft.tab));

/** The drafts of the API and this device, newest first, one per tab. Leaves out drafts that ended or that another one continues. */
function joined(drafts: readonly DraftOffered[], here: readonly DeviceDraft[], ended: readonly string[]) {
  const taken = new Set([...ended, ...here.map(({ takes }) => takes)]);
  const byTab = new Map<string, DraftOffered>();
  for (const draft of [...drafts, ...here.map(hereToo)]) {
    const other = byTab.get(draft.tab);
    const isOffered = !taken.has(draft.tab) && !isOwnTab(draft.tab);
    if (isOffered && (!other || other.version < draft.version)) byTab.set(draft.tab, draft);
  }
  return [...byTab.values()].sort((one, other) => other.updated_at - one.updated_at);
}

/** Drafts to offer now. Until the API answers, only those of this device. */
export const draftsToOffer = (place: DraftPlace, found: FoundDrafts | undefined): readonly DraftOffered[] =>
  found ? found.drafts.filter(({ tab }) => !isOwnTab(tab)) : joined([], ofForm(place), []);

/** The unfinished drafts of a form, of the API and this device. Also starts to send those that only the device has. */
export async function foundDrafts(place: DraftPlace, signal: AbortSignal): Promise<FoundDrafts> {
  dropOldDeviceDrafts(Date.now() / 1000);
  const { drafts, ended } = await call(readDrafts, { params: { form: place.form } }, signal);
  for (const tab of ended) dropDeviceDraft(place, tab);
  const here = ofForm(place);
  for (const draft of here) void sendLeft(place, draft);
  return {
    drafts: joined(
      drafts.map((draft) => ({ ...draft, isHere: false })),
      here,
      ended,
    ),
    ended,
  };
}

/** Sends a draft of a tab that closed before the API had it. */
async function sendLeft(place: DraftPlace, draft: DeviceDraft): Promise<void> {
  const { tab, version, data, takes } = draft;
  const isThere = await sendDraft(place.form, { tab, version, data, takes }).then(
    () => true,
    () => false,
  );
  const now = deviceDrafts(place.userId).find((one) => one.form === place.form && one.tab === tab);
  if (isThere && now?.version === version) dropDeviceDraft(place, tab);
}
