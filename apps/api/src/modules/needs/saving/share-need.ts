import { shareRequest } from '@toam/contracts/need/need.endpoints';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { needText } from '@toam/contracts/need/need.text';
import { type Actor, isMarketer } from '@toam/domain/actor';
import { canShareNeed } from '@toam/domain/need/need-access';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { recordChanges } from '../../../history/record-changes';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { notify } from '../../../live/notify';
import { markForMatching } from '../../../match-marks/mark-for-matching';
import { readActiveUsers, readStaffNames } from '../../users/users.reads';
import { lockToEdit } from './change-need';
import { needAudience, readersOf } from '../../need-scope/need-audience.reads';
import { toRow, viewerOf } from '../need-row-serializer';
import { updateNeed } from '../need.queries';
import type { Need } from '../need.schema';
import { changesBetween } from '../need-labels';

/** People who were locked since may stay on the list. New people must be able to use the need. @throws HttpError invalid */
async function checkStaff(added: number[]): Promise<void> {
  const usable = idsOf((await readActiveUsers(added)).filter((user) => !isMarketer(user)));
  const unknown = added.filter((id) => !usable.includes(id));
  if (unknown.length === 0) return;
  const names = await readStaffNames(unknown);
  const message = needText.unknownStaff(unknown.map((id) => names.get(id)?.name ?? `#${id}`).join(', '));
  throw new HttpError('invalid', commonText.invalid, { errors: { staff: message } });
}

/** Notifies the people who could not see it before. D70 kind 19. */
async function notifyNewReaders(actor: Actor, before: Need, after: Need): Promise<void> {
  const known = await readersOf(before);
  const users = (await readersOf(after)).filter((id) => !known.includes(id));
  const active = await readActiveUsers(users);
  await notify({
    users: idsOf(active),
    by: actor.id,
    type: NotificationType.needShared,
    need: { id: after.id },
  });
}

/**
 * Replaces the list of people with whom a need is shared. People who are no longer on it lose access at once: their
 * open lists and drawers get the event, and reading is refused. D59, D60.
 * @throws HttpError not_found; forbidden for all but the owner; conflict (D12); invalid for people who can't use it
 */
export const shareRequestCall = handle(
  shareRequest,
  { audit: { action: 'share', noun: 'request', record: 'request_id' } },
  ({ actor, body: { request_id, version: seen, ...body } }) =>
    tx(async () => {
      const viewer = await viewerOf(actor);
      const need = await lockToEdit(viewer, request_id, seen, (found) =>
        canShareNeed(actor, found) ? null : needText.mayNotShare,
      );
      const staff = body.staff.filter((id) => id !== need.user_id);
      await checkStaff(staff.filter((id) => !need.staff.includes(id)));
      const changes = await changesBetween(need, { ...need, ...body, staff });
      if (changes.length === 0) {
        auditNothing();
        return { need: await toRow(viewer, need), message: commonText.nothingChanged };
      }
      const now = await updateNeed(need.id, { ...body, staff });
      await recordChanges(actor, 'Request', need.id, changes);
      await markForMatching('request', [need.id]);
      await notifyNewReaders(actor, need, now);
      const { id, version } = now;
      await emitChange('request', { id, version }, actor.id, await needAudience(need, now));
      return { need: await toRow(viewer, now), message: needText.shared };
    }),
);
