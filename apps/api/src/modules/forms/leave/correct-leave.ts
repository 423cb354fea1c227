import { correctLeave } from '@toam/contracts/form/leave.endpoints';
import { daysText } from '@toam/contracts/form/form-labels';
import { commonText } from '@toam/contracts/texts/common';
import { leaveText } from '@toam/contracts/form/leave.text';
import { dayOf } from '@toam/domain/day';
import { dayOfQuota, hasQuota, leaveQuotaOn } from '@toam/domain/work/leave-quota';
import { auditChange } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { readEmployments } from '../../users/users.reads';
import { lockLeaveOf } from '../form.queries';
import { publishDays } from '../publish-form';
import { readLeaveUse } from './leave-left';
import { insertCorrection } from './leave.queries';

/** Gives or takes days of a year's leave. @throws HttpError not_found; invalid for somebody without a quota */
export const correctLeaveCall = handle(
  correctLeave,
  { audit: { action: 'leave_correct', noun: 'leave', record: 'userId' } },
  ({ actor, params: { userId }, body: { year, days, note } }) =>
    tx(async () => {
      const [person] = await readEmployments([userId]);
      if (!person) throw new HttpError('not_found', leaveText.mayNotSee);
      if (!hasQuota(person))
        throw new HttpError('invalid', commonText.invalid, { errors: { days: leaveText.noQuota } });
      await lockLeaveOf(userId);
      await insertCorrection({ user_id: userId, year, days, note, created_by: actor.id });
      const change = (column: string, new_value: string) => ({ column, old_value: null, new_value });
      auditChange(actor, 'leave', userId, [
        change('year', String(year)),
        change('days', daysText(days)),
        change('note', note),
      ]);
      await publishDays(actor.id, userId);
      const day = dayOfQuota(year, dayOf(Date.now() / 1000));
      return leaveQuotaOn(person, day, await readLeaveUse(userId, year))!;
    }),
);
