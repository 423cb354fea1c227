import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { SavedDraft } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { deleteDraft, type FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { formText } from '@toam/contracts/texts/field';
import { useLive } from '@toam/live/live';
import { confirm, toast } from '@toam/ui/core';
import { type EntryForm, type FieldValues, putUnreadTexts, withUnreadTexts } from '@toam/ui/form';
import { useEffect, useRef, useState } from 'react';
import { dropDeviceDraft, type DraftPlace } from './device-drafts';
import { DraftKeeper, type Kept } from './draft-keeper';
import { draftsToOffer, foundDrafts, type DraftOffered } from './offered-drafts';

type DraftData = FormDraft['data'];

interface FormDraftInput<Values extends FieldValues> {
  /** The draft's name on the API: `draftNameOf('house', 12)`. */
  name: string;
  form: EntryForm<Values>;
  write: (values: Values) => DraftData;
  /** Fills the form with a draft's values. */
  restore: (data: DraftData) => void;
}

/** A form's draft, for the form's frame and for saving. */
export interface FormDraftControl {
  /** Drafts of earlier visits, other tabs and devices. The person takes, deletes or ignores each. */
  offers: readonly DraftOffered[];
  /** Where the form's values are stored. */
  kept: Kept;
  keep: () => Promise<void>;
  take: (offer: DraftOffered) => void;
  discard: (offer: DraftOffered) => Promise<void>;
  /** Text of the confirmation for leaving the form. It says whether a draft is stored. For `useLeaveGuard`. */
  leavingText: () => string;
  /** For `useSave`. */
  saved: SavedDraft;
}

const nothingKept: Kept = { where: 'none', at: null };

const leavingTexts: Record<Kept['where'], string> = {
  none: formText.unsavedDescription,
  failed: formText.unsavedDescription,
  device: formText.draftLeftHere,
  server: formText.draftLeft,
};

/**
 * Keeps a form's values automatically as the draft of this tab: on this device at once, at the API soon after. Also offers
 * unfinished drafts. D37, D110.
 */
export function useFormDraft<Values extends FieldValues>(input: FormDraftInput<Values>): FormDraftControl {
  const place: DraftPlace = { userId: useUser().id, form: input.name };
  const { keeper, kept, keptNow } = useKeeper(place, input);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly DraftOffered[]>([]);
  const found = useQuery({
    queryKey: ['draft', place.userId, place.form],
    queryFn: ({ signal }) => foundDrafts(place, signal),
    // Queried once per visit. Everything typed from now on belongs to a new draft.
    ...{ staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: true },
  });
  const forget = (tab: string) => setGone((tabs) => [...tabs, tab]);
  return {
    offers: [...left, ...draftsToOffer(place, found.data)].filter(({ tab }) => !gone.includes(tab)),
    kept,
    keep: async () => {
      await keeper.flush();
      if (keptNow().where === 'none') return void toast.info(formText.draftNothing);
      await keeper.push();
      const { where } = keptNow();
      if (where === 'server') toast.success(formText.draftKept);
      else if (where === 'device') toast.warning(formText.draftKeptHere);
      else toast.error(formText.draftFailed);
    },
    take: (offer) => {
      const before = keeper.take(offer.tab);
      if (before) setLeft((drafts) => [before, ...drafts]);
      forget(offer.tab);
      input.restore(offer.data);
      putUnreadTexts(input.form, offer.data);
      keeper.changed();
    },
    discard: async (offer) => {
      const remove = async () => {
        const removed = call(deleteDraft, { params: { form: place.form }, body: { tab: offer.tab } });
        // If only this device has the draft, the API's failure does not matter.
        await (offer.isHere ? removed.catch(() => null) : removed);
        dropDeviceDraft(place, offer.tab);
      };
      if (await confirm({ title: formText.draftDiscardSure, danger: true }, remove)) forget(offer.tab);
    },
    leavingText: () => {
      void keeper.flush();
      return leavingTexts[keptNow().where];
    },
    saved: keeper,
  };
}

/** Creates the form's keeper. It follows every change, writes when the page closes, and retries when the connection is back. */
function useKeeper<Values extends FieldValues>(place: DraftPlace, input: FormDraftInput<Values>) {
  const { form } = input;
  const [kept, setKept] = useState(nothingKept);
  const now = useRef(kept);
  const isDirty = useRef(false);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        place,
        read: () => (isDirty.current ? withUnreadTexts(form, latest.current.write(form.getValues())) : null),
        onKept: (next) => {
          now.current = next;
          setKept(next);
        },
      }),
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: (state) => {
          if (state.isDirty !== undefined) isDirty.current = state.isDirty;
          keeper.changed();
        },
      }),
    [form, keeper],
  );
  useLastMoment(keeper);
  useLive('live.ready', () => keeper.retry());
  return { keeper, kept, keptNow: () => now.current };
}

/** Writes before the page may disappear: a closed tab, or a phone that puts the browser in the background. */
function useLastMoment(keeper: DraftKeeper): void {
  useEffect(() => {
    const leave = () => {
      void keeper.flush();
      void keeper.push(true);
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    const retry = () => keeper.retry();
    keeper.start();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', hide);
      keeper.stop();
    };
  }, [keeper]);
}
