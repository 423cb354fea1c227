import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { accumulationScreenText as text } from '../business/accumulation-screen.text';
import { counterNames } from '@toam/domain/business/accumulation.record';
import { writtenDay } from '@toam/domain/day';
import { useLeaveForm } from '@toam/platform/way-back';
import { FormPage } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { useState } from 'react';
import { accumulationQueries } from '../business/accumulation/accumulation.queries';
import {
  type AccumulationValues,
  counterLabels,
  counterWords,
  emptyValues,
  reportSchema,
  valuesOf,
} from '../business/accumulation/accumulation.values';
import { useSendAccumulation } from '../business/accumulation/use-send-accumulation';
import { paths } from '../paths';
import { AccumulationSections } from './accumulation-sections';

interface AccumulationEditorProps {
  /** YYYY-MM-DD */
  day: string;
  /** What the day has already; null for nothing. */
  stored: AccumulationRow | null;
}

/** My full report of a day, 18 counters by side, with its draft. */
export function AccumulationEditor({ day, stored }: AccumulationEditorProps) {
  const queries = useQueryClient();
  const sendDay = useSendAccumulation(useUser().id, stored);
  const [schema] = useState(() => reportSchema(todayInVietnam()));
  const back = useLeaveForm(paths.accumulation);
  const { form, draft, saving, conflict } = useRecordEditor<AccumulationValues, AccumulationRow, AccumulationRow>({
    name: draftNameOf('accumulation', stored?.id ?? null),
    schema,
    begin: stored ? { version: stored.version, values: valuesOf(stored) } : { version: 0, values: emptyValues(day) },
    valuesOf,
    send: (edit, once) => sendDay(edit, edit.after.date ?? day, once),
    onSaved: (saved) => {
      if (saved) toast.success(stored ? accumulationText.changed : accumulationText.made);
      void queries.invalidateQueries({ queryKey: accumulationQueries.all });
      back();
    },
  });
  const fillNought = () => {
    for (const name of counterNames)
      if (form.getValues(name) === null) form.setValue(name, 0, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormPage
        {...{ form, schema, draft }}
        title={stored ? text.editTitle(writtenDay(day)) : text.newTitle}
        saving={{ isPending: saving.isPending, save: () => saving.save(), back, label: text.save }}
      >
        <AccumulationSections form={form} isStored={stored !== null} onFillNought={fillNought} />
      </FormPage>
      <RecordConflictDialog conflict={conflict} labels={counterLabels} words={counterWords} />
    </>
  );
}
