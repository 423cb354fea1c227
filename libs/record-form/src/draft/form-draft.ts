import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { SavedDraft } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { deleteDraft, type FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { formText } from '@toam/contracts/texts/field';
import { useLive } from '@toam/live/live';
import { confirm, toast } from '@toam/ui/core';
import type { EntryForm, FieldValues } from '@toam/ui/form';
import { useEffect, useRef, useState } from 'react';
import { dropDeviceDraft, type DraftPlace } from './device-drafts';
import { DraftKeeper, type Kept } from './draft-keeper';
import { draftsToOffer, foundDrafts, type DraftOffered } from './offered-drafts';

type DraftData = FormDraft['data'];

export interface FormDraftInput<Values extends FieldValues> {
  /** The draft's name on the API: `draftNameOf('house', 12)`. */
  name: string;
  form: EntryForm<Values>;
  write: (values: Values) => DraftData;
  /** Fills the form with what a draft holds. */
  restore: (data: DraftData) => void;
}

/** A draft as the form's frame shows and steers it, and as saving ends it. */
export interface FormDraftControl {
  /** Drafts of earlier visits, other tabs and devices: each is taken, thrown away or left alone. */
  offers: readonly DraftOffered[];
  /** Where what stands in the form is kept. */
  kept: Kept;
  keep: () => Promise<void>;
  take: (offer: DraftOffered) => void;
  discard: (offer: DraftOffered) => Promise<void>;
  /** What is asked when the form is left: a kept draft is not lost. For `useLeaveGuard`. */
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
 * Keeps what is typed into a form by itself, on this device at once and at the API soon, as the draft of this tab; offers what
 * was left unfinished. D37, D110.
 */
export function useFormDraft<Values extends FieldValues>(input: FormDraftInput<Values>): FormDraftControl {
  const place: DraftPlace = { userId: useUser().id, form: input.name };
  const { keeper, kept, keptNow } = useKeeper(place, input);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly DraftOffered[]>([]);
  const found = useQuery({
    queryKey: ['draft', place.userId, place.form],
    queryFn: ({ signal }) => foundDrafts(place, signal),
    // Asked once per visit: what is typed here from now on is a draft of its own.
    ...{ staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: true },
  });
  const forget = (tab: string) => setGone((tabs) => [...tabs, tab]);
  return {
    offers: [...left, ...draftsToOffer(place, found.data)].filter(({ tab }) => !gone.includes(tab)),
    kept,
    keep: async () => {
      keeper.flush();
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
      keeper.changed();
    },
    discard: async (offer) => {
      const remove = async () => {
        const removed = call(deleteDraft, { params: { form: place.form }, body: { tab: offer.tab } });
        // what only this device has goes without the API, too
        await (offer.isHere ? removed.catch(() => null) : removed);
        dropDeviceDraft(place, offer.tab);
      };
      if (await confirm({ title: formText.draftDiscardSure, danger: true }, remove)) forget(offer.tab);
    },
    leavingText: () => {
      keeper.flush();
      return leavingTexts[keptNow().where];
    },
    saved: keeper,
  };
}

/** The form's keeper: hears every change, writes down at the last moment, tries again once the line is back. */
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
        read: () => (isDirty.current ? latest.current.write(form.getValues()) : null),
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

/** A page may be gone without another word: a closed tab, a phone that puts the browser away. */
function useLastMoment(keeper: DraftKeeper): void {
  useEffect(() => {
    const leave = () => {
      keeper.flush();
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
