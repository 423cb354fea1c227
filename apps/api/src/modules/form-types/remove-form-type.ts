import {
  type RemovedFormType,
  removeFormType as removeFormTypeEndpoint,
} from '@toam/contracts/form-type/form-type.endpoints';
import { formTypeText } from '@toam/contracts/form-type/form-type.text';
import type { Actor } from '@toam/domain/actor';
import { type FormTypeKind, isFixedFormType } from '@toam/domain/form-types';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import type { FormTypeReferenceHandler } from '../../references/form-type-reference';
import { countUses } from './form-type-uses';
import { lockKind, updateFormType } from './form-type.queries';
import type { FormTypeRow } from './form-type.schema';
import { serializeFormType } from './form-type-serializer';
import { changesBetween, takeFormType, tell } from './save-form-type';
import { writeShift } from './write-shift';

const switchOff = (
  before: FormTypeRow,
  written: Partial<Pick<FormTypeRow, 'active' | 'deleted_at'>>,
): Promise<FormTypeRow> =>
  before.kind === 'shift'
    ? writeShift(before, { ...before, ...written }, undefined)
    : updateFormType(before.id, written);

/**
 * Deletes an entry softly (D11). An entry that records use is switched off instead, so that they keep its name. Which of the
 * two applies is decided here, under the lock.
 * @param users what may use it; given by tests
 * @throws HttpError not_found; invalid for the shifts of the timesheet
 */
export const removeFormType = (
  actor: Actor,
  kind: FormTypeKind,
  id: number,
  users?: readonly FormTypeReferenceHandler[],
): Promise<RemovedFormType> =>
  tx(async () => {
    await lockKind(kind);
    const before = await takeFormType(kind, id);
    if (before.deleted_at !== null) throw new HttpError('not_found', formTypeText.notFound);
    if (isFixedFormType(kind, id)) throw new HttpError('invalid', formTypeText.fixed);
    const isUsed = (await countUses(kind, [id], users)).get(id)! > 0;
    const isOffAlready = isUsed && !before.active;
    const switched = isUsed ? { active: false } : { deleted_at: new Date() };
    const after = isOffAlready ? before : await switchOff(before, switched);
    if (isOffAlready) auditNothing();
    else await tell(actor, after, changesBetween(before, after));
    return { outcome: isUsed ? 'deactivated' : 'deleted', entry: serializeFormType(after) };
  });

export const removeFormTypeCall = handle(
  removeFormTypeEndpoint,
  { audit: deletes('form_type', 'id') },
  ({ actor, params, body }) => removeFormType(actor, params.type, body.id),
);
