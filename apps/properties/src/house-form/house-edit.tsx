import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { changeHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseText } from '@toam/contracts/texts/house';
import { standingRecord, type EditBase } from '@toam/record-form/edit-draft';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useEditForm } from '@toam/record-form/use-edit-form';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { toast } from '@toam/ui/core';
import { revealProblems, useFormState } from '@toam/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HousePresent } from '../house/house-present';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { EditNotice } from './edit-notice';
import { clashes, merged, type ConflictChoice, type HouseConflict } from './house-conflict';
import { HouseConflictDialog } from './house-conflict.dialog';
import { houseDraft } from './house-draft.values';
import { changedFields, changeRequest, houseFormSchema, valuesOf, type HouseFormValues } from './house-form.values';
import { HouseForm } from './house.form';
import { useFieldJump } from './use-field-jump';

interface HouseEditProps {
  stored: HouseDetail;
  options: HouseOptions;
}

/** The form over a stored house: sends only what differs, and settles a stale version field by field. D12. */
export function HouseEdit({ stored, options }: HouseEditProps) {
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { base, form, fill, draft } = useEditForm<HouseFormValues>({
    name: draftNameOf('house', stored.id),
    schema: houseFormSchema,
    begin: () => ({ version: stored.version, values: valuesOf(stored) }),
    drafted: houseDraft,
  });
  const [conflict, setConflict] = useState<(HouseConflict & { current: HouseDetail }) | null>(null);
  const { isDirty } = useFormState({ control: form.control });
  useFieldJump(base.values);
  const release = useLeaveGuard(isDirty, draft.leavingText);

  const change = useSave({
    draft: draft.saved,
    send: ({ version, values }: EditBase<HouseFormValues>, once) => {
      const after = houseFormSchema.parse(form.getValues());
      const fields = changedFields(values, form.getValues());
      const wasRejected = stored.reject_public_condition !== null || stored.reject_web_condition !== null;
      const body = changeRequest(user, { houseId: stored.id, version, after, fields, resetCondition: wasRejected });
      return call(changeHouse, { body, ...once });
    },
    onSuccess: ({ stored: how, message }) => {
      release();
      void queries.invalidateQueries({ queryKey: houseQueries.all });
      if (how === 'draft') toast.info(message);
      else toast.success(message);
      void navigate(paths.house(stored.id));
    },
    onError: (error, { values }) => {
      const current = standingRecord<HouseDetail>(error);
      if (!current) return showSaveFailure(form, error);
      const sides = { before: values, mine: form.getValues(), theirs: valuesOf(current) };
      if (clashes(sides).length > 0) setConflict({ ...sides, current });
      else settle({ ...sides, current });
    },
  });

  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = ({ current, ...sides }: HouseConflict & { current: HouseDetail }, choice?: ConflictChoice) => {
    const next = { version: current.version, values: sides.theirs };
    setConflict(null);
    fill(next, merged(sides, choice));
    if (houseFormSchema.safeParse(form.getValues()).success) change.mutate(next);
    else void revealProblems(form);
  };

  return (
    <>
      <HouseForm
        form={form}
        options={options}
        title={houseText.editTitle}
        draft={draft}
        stored={{ id: stored.id, customer: stored.customer }}
        notice={
          <>
            <HousePresent houseId={stored.id} doing="editing" />
            <EditNotice house={stored} />
          </>
        }
        saving={{
          isPending: change.isPending,
          save: () => change.mutate(base),
          back: () => void navigate(paths.house(stored.id)),
        }}
      />
      {conflict && (
        <HouseConflictDialog
          conflict={conflict}
          options={options}
          onCancel={() => setConflict(null)}
          onChoose={(choice) => settle(conflict, choice)}
        />
      )}
    </>
  );
}
