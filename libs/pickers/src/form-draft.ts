import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { deleteDraft, readDraft, writeDraft, type FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { formText } from '@toam/contracts/texts/field';
import { useLive } from '@toam/live/live';
import { confirm, toast } from '@toam/ui/core';
import type { EntryForm, FieldValues } from '@toam/ui/form';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of silence after which a changed form is kept by itself. */
const autosaveAfter = 2500;

type DraftData = FormDraft['data'];
type KeptDraft = Pick<FormDraft, 'version' | 'updated_at'>;

export interface FormDraftInput<Values extends FieldValues> {
  /** The draft's name on the API: `house-new`, `house-12`. */
  name: string;
  form: EntryForm<Values>;
  write: (values: Values) => DraftData;
  /** Fills the form with what a draft holds. */
  restore: (data: DraftData) => void;
}

/** A draft as the form's frame shows and steers it. */
export interface FormDraftControl {
  /** A draft that waits for a decision: restore it or throw it away. Nothing is kept by itself until then. */
  offered: { draft: FormDraft; elsewhere: boolean } | null;
  /** When this form was last kept. */
  keptAt: number | null;
  state: 'idle' | 'keeping' | 'failed';
  keep: () => Promise<void>;
  restore: () => void;
  discard: () => Promise<void>;
  /** Throws the draft away after the record itself was saved. */
  forget: () => Promise<void>;
}

/** What is asked when a form with unsaved input is left: a kept draft is not lost. For `useLeaveGuard`. */
export const leavingText = (draft: Pick<FormDraftControl, 'keptAt'>): string =>
  draft.keptAt ? formText.draftLeft : formText.unsavedDescription;

/**
 * Keeps an unfinished form on the API, by itself and on demand, so that it survives a reload and another device goes on
 * with it; offers what was kept. Another device's newer draft is offered, never overwritten. D37.
 */
export function useFormDraft<Values extends FieldValues>({
  name,
  form,
  write,
  restore,
}: FormDraftInput<Values>): FormDraftControl {
  const params = { form: name };
  const [offered, setOffered] = useState<FormDraftControl['offered']>(null);
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const onItsWay = useRef<Promise<boolean>>(null);
  const found = useQuery({
    queryKey: ['draft', name],
    queryFn: async ({ signal }) => {
      const draft = await call(readDraft, { params }, signal);
      if (draft) setOffered({ draft, elsewhere: false });
      return draft;
    },
    // Asked once per visit: from here on this form is the newer one.
    ...{ staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });

  const keeping = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (version: number | undefined) => {
      const sent = call(writeDraft, { params, body: { data: write(form.getValues()), version } });
      onItsWay.current = sent.then(Boolean, Boolean);
      return sent;
    },
    onSuccess: setKept,
    onError: (error) => {
      const standing = error instanceof CallFailed && error.status === 409 ? (error.current as FormDraft) : null;
      if (standing) setOffered({ draft: standing, elsewhere: true });
    },
  });

  // typed while the API was away: kept once it is back, not only at the next key
  useLive('live.ready', () => keeping.isError && !offered && keeping.mutate(kept?.version));
  useAutosave(form, found.isSuccess && offered === null, () => keeping.mutate(kept?.version));

  const remove = () => call(deleteDraft, { params });
  const decided = () => {
    if (offered) setKept(offered.draft);
    setOffered(null);
  };
  return {
    offered,
    keptAt: kept?.updated_at ?? null,
    state: keeping.isPending ? 'keeping' : keeping.isError && !offered ? 'failed' : 'idle',
    keep: async () => {
      const { draftOverwrite: title, draftOverwriteNote: description } = formText;
      if (offered && !(await confirm({ title, description, danger: true }))) return;
      decided();
      // A failure stands in the footer until the next try.
      keeping.mutate(offered?.draft.version ?? kept?.version, {
        onSuccess: () => toast.success(formText.draftKept),
      });
    },
    restore: () => {
      if (offered) restore(offered.draft.data);
      decided();
    },
    discard: async () => {
      if (!(await confirm({ title: formText.draftDiscardSure, danger: true }, remove))) return;
      setOffered(null);
      setKept(null);
    },
    forget: async () => {
      // The first one may be on its way: nobody has answered yet that it was kept.
      if (!found.data && !kept && !onItsWay.current) return;
      // A draft that arrived after its own removal would come back to life.
      await onItsWay.current;
      await remove().catch(() => toast.warning(formText.draftNotRemoved));
    },
  };
}

/** Calls `keep` once typing pauses, as long as there is something unsaved. */
function useAutosave<Values extends FieldValues>(form: EntryForm<Values>, enabled: boolean, keep: () => void) {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        if (isDirty) timer = setTimeout(() => latest.current(), autosaveAfter);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, enabled]);
}
