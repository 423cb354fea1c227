import { formText } from '@toam/contracts/form/form.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeWork, isDecider } from '@toam/domain/work/form-access';
import { HttpError } from '../../http-error';
import { readSuperiors } from '../users/users.reads';
import { findForm, type FormFilter } from './form.queries';
import type { FormRecord } from './form.schema';

/** Who decides it, and who reads the owner's days: a cell of the timesheet shows its forms and leads to them. */
const maySee = async (actor: Actor, form: FormRecord): Promise<boolean> =>
  isDecider(actor, form) ||
  canSeeWork(actor, { id: form.user_id, isLed: (await readSuperiors(form.user_id)).includes(actor.id) });

/** @throws HttpError not_found if there is none, or it is deleted; forbidden */
export async function takeForm(actor: Actor, kind: FormFilter['kind'], id: number): Promise<FormRecord> {
  const form = await findForm(kind, id);
  if (!form) throw new HttpError('not_found', formText.notFound);
  if (!(await maySee(actor, form))) throw new HttpError('forbidden', formText.notYours);
  return form;
}
