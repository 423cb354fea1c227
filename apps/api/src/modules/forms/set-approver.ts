import { formText } from '@toam/contracts/texts/form';
import type { Actor } from '@toam/domain/actor';
import { auditChange } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import { writeHrSetting } from '../hr-settings/hr-settings.writes';
import { readStaffNames } from '../users/users.reads';
import { defaultApprover, readApproverSetting } from './approver';

/** Names the default approver. @throws HttpError invalid unless they are an active admin. H12 */
export const setApprover = (actor: Actor, approverId: number) =>
  tx(async () => {
    const { id: before, choices } = await defaultApprover();
    if (!choices.includes(approverId))
      throw new HttpError('invalid', formText.approverInvalid, { errors: { approver_id: formText.approverInvalid } });
    await writeHrSetting('default_approver', approverId);
    const staff = await readStaffNames([before ?? 0, approverId]);
    const name = (id: number | null) => staff.get(id ?? 0)?.name ?? null;
    const change = { column: 'approver', old_value: name(before), new_value: name(approverId) };
    auditChange(actor, 'form', 0, [change]);
    const event = { kind: 'record.changed', noun: 'form-setting', record_id: 0, changed_by: actor.id } as const;
    await emit(event, 'everyone');
    return readApproverSetting();
  });
