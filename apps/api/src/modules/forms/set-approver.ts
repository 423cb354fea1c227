import { changeFormSetting } from '@toam/contracts/form/form.endpoints';
import { formText } from '@toam/contracts/form/form.text';
import { auditChange } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { writeHrSetting } from '../hr-settings/hr-settings.writes';
import { readStaffNames } from '../users/users.reads';
import { fixedApprover, isByManager, readApproverSetting } from './approver';

/**
 * Says who decides new forms; what is left out stays. H12, D114.
 * @throws HttpError invalid unless the named admin is active
 */
export const setApproverCall = handle(
  changeFormSetting,
  { audit: { action: 'update', noun: 'form' } },
  ({ actor, body: { approver_id, by } }) =>
    tx(async () => {
      const { id: before, choices } = await fixedApprover();
      const wasByManager = await isByManager();
      if (approver_id !== undefined && !choices.includes(approver_id))
        throw new HttpError('invalid', formText.approverInvalid, { errors: { approver_id: formText.approverInvalid } });
      if (approver_id !== undefined) await writeHrSetting('default_approver', approver_id);
      const isManager = by === undefined ? wasByManager : by === 'manager';
      await writeHrSetting('approver_is_manager', isManager ? 1 : 0);
      const staff = await readStaffNames([before ?? 0, approver_id ?? 0]);
      const name = (id: number | null) => staff.get(id ?? 0)?.name ?? null;
      const wayOf = (manager: boolean) => formText.approverBy[manager ? 'manager' : 'admin'];
      auditChange(
        actor,
        'form',
        0,
        [
          { column: 'approver', old_value: name(before), new_value: name(approver_id ?? before) },
          { column: 'approver_by', old_value: wayOf(wasByManager), new_value: wayOf(isManager) },
        ].filter(({ old_value, new_value }) => old_value !== new_value),
      );
      const event = { kind: 'record.changed', noun: 'form-setting', record_id: 0, changed_by: actor.id } as const;
      await emit(event, 'everyone');
      // who has the tab of waiting forms follows the setting
      await emit({ kind: 'approval.changed', queue: 'forms' }, 'everyone');
      return readApproverSetting(actor);
    }),
);
