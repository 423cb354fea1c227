import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { changeHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { useLeaveForm } from '@toam/platform/way-back';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast } from '@toam/ui/core';
import { HousePresent } from '../house/house-present';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { EditNotice } from './edit-notice';
import { changeRequest, houseFormSchema, houseMerging, keptOfHouse, valuesOf } from './house-form.values';
import { houseWords } from './house-labels';
import { HouseForm } from './house.form';
import { markDifference } from './marked-difference';
import { useFieldJump } from './use-field-jump';
import * as css from './house-form.module.css';

interface HouseEditProps {
  stored: HouseDetail;
  options: HouseOptions;
}

/** The form of a stored house. */
export function HouseEdit({ stored, options }: HouseEditProps) {
  const user = useUser();
  const queries = useQueryClient();
  const leave = useLeaveForm(paths.house(stored.id));
  const { base, form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('house', stored.id),
    schema: houseFormSchema,
    begin: { version: stored.version, values: valuesOf(stored) },
    kept: keptOfHouse,
    valuesOf,
    merging: houseMerging,
    send: (edit, once) => call(changeHouse, { body: changeRequest(user, stored, edit), ...once }),
    onSaved: (saved) => {
      void queries.invalidateQueries({ queryKey: houseQueries.all });
      if (saved) (saved.stored === 'draft' ? toast.info : toast.success)(saved.message);
      leave();
    },
  });
  useFieldJump(base.values);
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
            <HousePresent houseId={stored.id} doing="editing" className={css.present} />
            <EditNotice house={stored} />
          </>
        }
        saving={{
          isPending: saving.isPending,
          save: () => saving.save(),
          back: leave,
        }}
      />
      <RecordConflictDialog
        conflict={conflict}
        labels={houseLabel}
        words={houseWords(options)}
        compare={markDifference}
      />
    </>
  );
}
