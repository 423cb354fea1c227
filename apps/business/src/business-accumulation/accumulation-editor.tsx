import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { SaveOnce } from '@toam/api-client/use-save';
import { addAccumulation, changeAccumulation } from '@toam/contracts/accumulation/accumulation.endpoints';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { accumulationText } from '@toam/contracts/texts/accumulation';
import { accumulationScreenText as text } from '@toam/contracts/texts/accumulation-screen';
import { counterNames } from '@toam/domain/business/accumulation-rules';
import { dayStart, writtenDay } from '@toam/domain/day';
import { changedFields } from '@toam/domain/record/three-way';
import { standingRecord } from '@toam/record-form/edit-draft';
import { FormPage } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { type Edit, useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast } from '@toam/ui/core';
import { todayInVietnam } from '@toam/ui/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accumulationQueries } from './accumulation.queries';
import {
  type AccumulationValues,
  counterLabels,
  countersIn,
  counterWords,
  emptyValues,
  reportOf,
  reportSchema,
  valuesOf,
} from './accumulation.values';
import { paths } from '../paths';
import { AccumulationSections } from './accumulation-sections';

interface AccumulationEditorProps {
  /** YYYY-MM-DD */
  day: string;
  /** What the day has already; null for nothing. */
  stored: AccumulationRow | null;
}

/** Sends a report: a new one, or a change of the one that the day has. */
function useSender(stored: AccumulationRow | null) {
  /** The entry of the day. Somebody may make it on another device while this form is open. */
  const entryId = useRef(stored?.id ?? null);
  return async ({ version, before, after }: Edit<AccumulationValues>, once: SaveOnce) => {
    if (entryId.current !== null) {
      if (changedFields(before, after).length === 0) return null;
      return call(changeAccumulation, { body: { ...countersIn(after), id: entryId.current, version } });
    }
    const date = dayStart(after.date ?? '');
    try {
      return await call(addAccumulation, { body: { ...reportOf(after), date }, ...once });
    } catch (error) {
      entryId.current = standingRecord<AccumulationRow>(error)?.id ?? null;
      throw error;
    }
  };
}

/** My full report of a day, 18 counters by side, with its draft. */
export function AccumulationEditor({ day, stored }: AccumulationEditorProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [schema] = useState(() => reportSchema(todayInVietnam()));
  const back = () => void navigate(paths.accumulation);
  const { form, draft, saving, conflict } = useRecordEditor<AccumulationValues, AccumulationRow, AccumulationRow>({
    name: draftNameOf('accumulation', stored?.id ?? null),
    schema,
    begin: stored ? { version: stored.version, values: valuesOf(stored) } : { version: 0, values: emptyValues(day) },
    valuesOf,
    send: useSender(stored),
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
