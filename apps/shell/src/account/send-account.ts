import { call } from '@toam/api-client/call';
import type { SaveOnce } from '@toam/api-client/use-save';
import type { InputOf } from '@toam/contracts/endpoint';
import { forgetAlonhadat, forgetBatdongsan } from '@toam/contracts/user/profile.endpoints';
import { changeUser } from '@toam/contracts/user/user.endpoints';
import { portals, type Portal } from '@toam/domain/post/portal';
import { changedFields } from '@toam/domain/record/three-way';
import { savePortalAccount } from '@toam/pickers/portal/save-portal-account';
import type { Edit } from '@toam/record-form/use-record-editor';
import { personalFields, wireOf, type AccountValues } from './account.values';

/** One call of a save. The last one deletes the draft. */
type Step = (drafts: SaveOnce['drafts']) => Promise<unknown>;

/** Saves one portal's account if it changed. An emptied name with no stored password deletes the account. */
function portalStep(portal: Portal, before: AccountValues, after: AccountValues): Step | null {
  const name = after[`${portal}_name`];
  const password = after[`${portal}_password`];
  if (password === '' && before[`${portal}_name`] === name) return null;
  if (name.trim() === '')
    return (drafts) => call(portal === 'alonhadat' ? forgetAlonhadat : forgetBatdongsan, { drafts });
  return (drafts) => savePortalAccount(portal, { name, password }, { drafts });
}

/** Saves the changed personal fields, if there are any. */
function personStep({ version, before, after }: Edit<AccountValues>): Step | null {
  const changed = changedFields(before, after);
  const fields = personalFields.filter((field) => changed.includes(field));
  if (fields.length === 0) return null;
  const body = { version, ...wireOf(after, fields) } as InputOf<typeof changeUser>['body'];
  return (drafts) => call(changeUser, { body, drafts });
}

/** Sends the changes of the record and of the portals' accounts. @returns whether there were any */
export async function sendAccount(edit: Edit<AccountValues>, { drafts }: SaveOnce): Promise<boolean> {
  const steps = [personStep(edit), ...portals.map((portal) => portalStep(portal, edit.before, edit.after))];
  const due = steps.filter((step) => step !== null);
  for (const step of due) await step(step === due.at(-1) ? drafts : undefined);
  return due.length > 0;
}
