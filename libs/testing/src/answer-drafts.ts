import {
  deleteDraft,
  draftHeader,
  readDraftHeader,
  readDrafts,
  writeDraft,
  type FormDraft,
} from '@toam/contracts/draft/draft.endpoints';
import { dropFromDevice, keysOnDevice } from '@toam/platform/device-store';
import { answer, onSuccess } from './answer';

interface StoredDraft extends FormDraft {
  form: string;
  hasEnded: boolean;
}

/** The drafts in the test's API. It stores what screens send by the API's rules (D37, D110). */
let stored: StoredDraft[] = [];

/** Adds an unfinished draft from before the test. */
export function keepDraft(form: string, data: FormDraft['data'], differing: Partial<FormDraft> = {}): void {
  const draft = { tab: `left${stored.length}`, version: 1, updated_at: 1_795_000_000, device: 'Chrome 141 · Windows' };
  stored.push({ ...draft, ...differing, form, data, hasEnded: false });
}

/** The unfinished drafts of a form now. */
export const draftsOf = (form: string): StoredDraft[] => stored.filter((one) => one.form === form && !one.hasEnded);

/** Ends a draft, like another tab or device. */
export function endDraft(form: string, tab: string): void {
  const found = stored.find((one) => one.form === form && one.tab === tab);
  if (found) found.hasEnded = true;
  else stored.push({ form, tab, version: 1, updated_at: 0, device: '', data: {}, hasEnded: true });
}

/** Every form reads its drafts. This answers as the API does, from an empty store in each test. */
export function answerDrafts(): void {
  answer(readDrafts, ({ params }) => ({
    drafts: draftsOf(params.form),
    ended: stored.filter((one) => one.form === params.form && one.hasEnded).map(({ tab }) => tab),
  }));
  answer(writeDraft, ({ params: { form }, body }) => {
    const { tab, version, data, takes } = body;
    let found = stored.find((one) => one.form === form && one.tab === tab);
    if (!found) stored.push((found = { form, tab, version: 0, data, device: '', updated_at: 0, hasEnded: false }));
    if (!found.hasEnded && found.version < version) Object.assign(found, { version, data, updated_at: 1_795_000_000 });
    if (takes !== undefined && !found.hasEnded) endDraft(form, takes);
    return { tab, version: found.version, updated_at: 1_795_000_000, ended: found.hasEnded };
  });
  answer(deleteDraft, ({ params, body }) => {
    endDraft(params.form, body.tab);
    return null;
  });
  // a save ends the drafts that it names
  onSuccess(({ headers }) => {
    const named = readDraftHeader(headers[draftHeader]);
    named?.tabs.forEach((tab) => endDraft(named.form, tab));
  });
}

beforeEach(() => {
  stored = [];
  for (const key of keysOnDevice('toam.draft')) void dropFromDevice(key);
  answerDrafts();
});
