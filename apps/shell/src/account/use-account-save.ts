import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
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
import type { Conflict } from '@toam/domain/three-way';
import { standingRecord, type EditBase } from '@toam/pickers/edit-draft';
import { showSaveFailure } from '@toam/pickers/show-save-failure';
import { toast } from '@toam/ui/core';
import { revealProblems, type EntryForm, type FormSchema } from '@toam/ui/form';
import { useState } from 'react';
import { ownProfile } from '../session/own-profile';
import { changesOf, clashesOf, mergedValues, valuesOf, wireOf } from './account.values';
import type { AccountValues, PersonalField } from './account.values';

/** A stale version whose changes clash: both sides, and the record as it stands. */
export type AccountClash = Conflict<AccountValues> & { current: StaffUser };

/** Stores one portal's account if it differs; a name that was taken away, with no password stored, is an account to forget. */
async function savePortal(portal: Portal, before: AccountValues, after: AccountValues): Promise<boolean> {
  const name = after[`${portal}_name`];
  const password = after[`${portal}_password`];
  if (password === '' && before[`${portal}_name`] === name) return false;
  if (name.trim() === '') await call(portal === 'alonhadat' ? forgetAlonhadat : forgetBatdongsan, {});
  else if (portal === 'alonhadat')
    await call(saveAlonhadat, { body: { alonhadat_name: name, alonhadat_password: password || undefined } });
  else await call(saveBatdongsan, { body: { batdongsan_name: name, batdongsan_password: password || undefined } });
  return true;
}

/** Stores the personal fields that differ. @returns whether any did */
async function savePerson({ version, values: before }: EditBase<AccountValues>, after: AccountValues) {
  const fields = changesOf(before, after);
  if (fields.length === 0) return false;
  await call(changeUser, { body: { version, ...wireOf(after, fields) } as InputOf<typeof changeUser>['body'] });
  return true;
}

interface AccountSaveInput {
  userId: number;
  form: EntryForm<AccountValues>;
  schema: FormSchema;
  /** Another base under the form, and what stands in it. */
  fill: (base: EditBase<AccountValues>, values: AccountValues) => void;
  /** Throws the draft away. */
  forget: () => Promise<void>;
}

/** Saving the account: only what differs is sent; a stale version is joined, and asked about where both changed. D12. */
export function useAccountSave({ userId, form, schema, fill, forget }: AccountSaveInput) {
  const queries = useQueryClient();
  const [clash, setClash] = useState<AccountClash | null>(null);
  const save = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (base: EditBase<AccountValues>) => {
      const after = form.getValues();
      const saved = [await savePerson(base, after)];
      for (const portal of portals) saved.push(await savePortal(portal, base.values, after));
      const user = await queries.fetchQuery({ ...ownProfile(userId), staleTime: 0 });
      return { user, isSaved: saved.includes(true) };
    },
    onSuccess: async ({ user, isSaved }) => {
      const values = valuesOf(user);
      fill({ version: user.version, values }, values);
      await forget();
      if (isSaved) toast.success(userSaveText.updated);
      else toast.info(userSaveText.nothingChanged);
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
