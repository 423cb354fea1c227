import { formText } from '@toam/contracts/texts/form';
import type { Actor } from '@toam/domain/actor';
import type { FormKind } from '@toam/domain/work/day-forms';
import { isDecider } from '@toam/domain/work/form-access';
import { HttpError } from '../../http/http-error';
import { findForm } from './form.queries';
import type { FormRecord } from './form.schema';

/** Whether somebody may read a form: its owner, its approver, and admins. */
const maySee = (actor: Actor, form: FormRecord): boolean => form.user_id === actor.id || isDecider(actor, form);

/** @throws HttpError not_found if there is none, or it is deleted; forbidden */
export function admitted(actor: Actor, form: FormRecord | undefined): FormRecord {
  if (!form) throw new HttpError('not_found', formText.notFound);
  if (!maySee(actor, form)) throw new HttpError('forbidden', formText.notYours);
  return form;
}

/** @throws HttpError not_found, forbidden */
export const takeForm = async (actor: Actor, kind: FormKind, id: number): Promise<FormRecord> =>
  admitted(actor, await findForm(kind, id));
