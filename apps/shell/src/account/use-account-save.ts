import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave, type SavedDraft, type SaveOnce } from '@toam/api-client/use-save';
import type { InputOf } from '@toam/contracts/endpoint';
import { userSaveText } from '@toam/contracts/texts/user-save';
import {
  forgetAlonhadat,
  forgetBatdongsan,
  portals,
  saveAlonhadat,
  saveBatdongsan,
  type Portal,
} from '@toam/contracts/user/profile.endpoints';
import type { StaffUser } from '@toam/contracts/user/user';
import { changeUser } from '@toam/contracts/user/user.endpoints';
import type { Conflict } from '@toam/domain/record/three-way';
import { standingRecord, type EditBase } from '@toam/record-form/edit-draft';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { toast } from '@toam/ui/core';
import { revealProblems, type EntryForm, type FormSchema } from '@toam/ui/form';
import { useState } from 'react';
import { ownProfile } from '../session/own-profile';
import { changesOf, clashesOf, mergedValues, valuesOf, wireOf } from './account.values';
import type { AccountValues, PersonalField } from './account.values';

/** A stale version whose changes clash: both sides, and the record as it stands. */
export type AccountClash = Conflict<AccountValues> & { current: StaffUser };

/** One call of a save; the last one ends the draft. */
type Step = (drafts: SaveOnce['drafts']) => Promise<unknown>;

/** One portal's account if it differs; a name that was taken away, with no password stored, is an account to forget. */
function portalStep(portal: Portal, before: AccountValues, after: AccountValues): Step | null {
  const name = after[`${portal}_name`];
  const password = after[`${portal}_password`];
  if (password === '' && before[`${portal}_name`] === name) return null;
  if (name.trim() === '')
    return (drafts) => call(portal === 'alonhadat' ? forgetAlonhadat : forgetBatdongsan, { drafts });
  if (portal === 'alonhadat')
    return (drafts) =>
      call(saveAlonhadat, { body: { alonhadat_name: name, alonhadat_password: password || undefined }, drafts });
  return (drafts) =>
    call(saveBatdongsan, { body: { batdongsan_name: name, batdongsan_password: password || undefined }, drafts });
}

/** The personal fields that differ, if any do. */
function personStep({ version, values: before }: EditBase<AccountValues>, after: AccountValues): Step | null {
  const fields = changesOf(before, after);
  if (fields.length === 0) return null;
  const body = { version, ...wireOf(after, fields) } as InputOf<typeof changeUser>['body'];
  return (drafts) => call(changeUser, { body, drafts });
}

interface AccountSaveInput {
  userId: number;
  form: EntryForm<AccountValues>;
  schema: FormSchema;
  /** Another base under the form, and what stands in it. */
  fill: (base: EditBase<AccountValues>, values: AccountValues) => void;
  draft: SavedDraft;
}

/** Saving the account: only what differs is sent; a stale version is joined, and asked about where both changed. D12. */
export function useAccountSave({ userId, form, schema, fill, draft }: AccountSaveInput) {
  const queries = useQueryClient();
  const [clash, setClash] = useState<AccountClash | null>(null);
  const save = useSave({
    draft,
    staysOpen: true,
    send: async (base: EditBase<AccountValues>, once) => {
      const after = form.getValues();
      const steps = [personStep(base, after), ...portals.map((portal) => portalStep(portal, base.values, after))];
      const due = steps.filter((step) => step !== null);
      for (const step of due) await step(step === due.at(-1) ? once.drafts : undefined);
      const user = await queries.fetchQuery({ ...ownProfile(userId), staleTime: 0 });
      return { user, isSaved: due.length > 0 };
    },
    onSuccess: ({ user, isSaved }) => {
      const values = valuesOf(user);
      fill({ version: user.version, values }, values);
      if (isSaved) toast.success(userSaveText.updated);
      else {
        draft.withdraw();
        toast.info(userSaveText.nothingChanged);
      }
    },
    onError: (error, { version, values: before }) => {
      const current = standingRecord<StaffUser>(error);
      if (!current || current.version === version) return showSaveFailure(form, error);
      const stale = { before, mine: form.getValues(), theirs: valuesOf(current), current };
      if (clashesOf(stale).length > 0) setClash(stale);
      else settle(stale);
    },
  });

  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = ({ current, ...sides }: AccountClash, isTheirs?: (field: PersonalField) => boolean) => {
    const next = { version: current.version, values: sides.theirs };
    setClash(null);
    fill(next, mergedValues(sides, isTheirs));
    if (schema.safeParse(form.getValues()).success) save.mutate(next);
    else void revealProblems(form);
  };
  return { save, clash, settle, dropClash: () => setClash(null) };
}
