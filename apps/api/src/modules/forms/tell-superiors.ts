import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { formText } from '@toam/contracts/form/form.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { notify } from '../../live/notify';
import { readNamesOf } from '../form-types/form-types.reads';
import { readSuperiorStaff } from '../users/users.reads';
import { awayIn } from './form-kinds';
import type { FormRecord } from './form.schema';

/** 'nghỉ phép 24/11, ca sáng'. Null: the form takes nobody away. */
async function absenceIn(form: FormRecord): Promise<string | null> {
  const part = form.shift ? (await readNamesOf([form.shift])).get(form.shift) : undefined;
  return awayIn(form, part?.toLocaleLowerCase('vi'));
}

/**
 * Tells everybody who leads the sender that they will be away, or will not be after all. Whoever decided knows. Days that are over
 * are no news. D114.
 */
export async function tellSuperiors(actor: Actor, form: FormRecord, willBeAway: boolean): Promise<void> {
  const absence = await absenceIn(form);
  if (absence === null || form.end_date < dayOf(Date.now() / 1000)) return;
  const superiors = (await readSuperiorStaff(form.user_id)).filter(({ id, isActive }) => isActive && id !== actor.id);
  await notify({
    users: superiors.map(({ id }) => id),
    by: form.user_id,
    type: NotificationType.staffAway,
    subject: { noun: 'form', id: form.id },
    detail: willBeAway ? formText.noticeAway(absence) : formText.noticeNotAway(absence),
  });
}
