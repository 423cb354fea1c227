import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { RefusedState, ScreenState, useUrlState, toast, Button } from '@toam/ui/core';
import {
  todayInVietnam,
  type Control,
  DateField,
  type EntryForm,
  FormNotice,
  FormSection,
  useWatch,
} from '@toam/ui/form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useUser } from '@toam/auth/session';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { counterNames } from '@toam/domain/business/accumulation.record';
import { writtenDay } from '@toam/domain/day';
import { useLeaveForm } from '@toam/platform/way-back';
import { FormPage } from '@toam/record-form/form-page';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { useState } from 'react';
import { isDay } from '@toam/domain/typed-day';
import { accumulationScreenText as text } from '../business/accumulation-screen.text';
import { accumulationQueries } from '../business/accumulation/accumulation.queries';
import { paths } from '../paths';
import {
  type AccumulationValues,
  counterLabels,
  counterWords,
  emptyValues,
  reportSchema,
  valuesOf,
  countersOfSide,
} from '../business/accumulation/accumulation.values';
import { useOpened } from '../business/accumulation/use-opened';
import { useSendAccumulation } from '../business/accumulation/use-send-accumulation';
import { CounterField } from '../business/accumulation/counter-field';

const formSearch = z.object({ date: z.iso.date().nullable().catch(null) });

interface AccumulationEditorProps {
  /** YYYY-MM-DD */
  day: string;
  /** What the day has already; null for nothing. */
  stored: AccumulationRow | null;
}

interface AccumulationSectionsProps {
  form: EntryForm<AccumulationValues>;
  isStored: boolean;
  onFillNought: () => void;
}

const sides = ['sale', 'purchase', 'connection'] as const;

/** The day, marketing, and the counters of the three sides. Specification 3 §3. */
function AccumulationSections({ form: { control }, isStored, onFillNought }: AccumulationSectionsProps) {
  return (
    <>
      {!isStored && <TakenDay control={control} />}
      <FormSection id="day" title={text.day} aside={<Button onClick={onFillNought}>{text.fillNought}</Button>}>
        <DateField
          control={control}
          name="date"
          label={accumulationText.date}
          required
          noFuture
          span={2}
          disabled={isStored}
        />
        <CounterField control={control} name="marketingQuantity" />
      </FormSection>
      {sides.map((side) => (
        <FormSection key={side} id={side} title={text.sides[side]}>
          {countersOfSide(side).map((name) => (
            <CounterField key={name} control={control} name={name} />
          ))}
        </FormSection>
      ))}
    </>
  );
}

/** A day that was entered already is opened instead of entered twice. D74. */
function TakenDay({ control }: { control: Control<AccumulationValues> }) {
  const navigate = useNavigate();
  const date = useWatch({ control, name: 'date' });
  const isPast = date !== null && isDay(date) && date <= todayInVietnam();
  const { data } = useQuery({ ...accumulationQueries.mine(date ?? ''), enabled: isPast });
  if (!data || !isPast) return null;
  return (
    <FormNotice
      type="warning"
      title={accumulationText.taken}
      action={
        <Button onClick={() => void navigate(paths.accumulationOf(date), { replace: true })}>{text.openTaken}</Button>
      }
    />
  );
}

/** My full report of a day, 18 counters by side, with its draft. */
function AccumulationEditor({ day, stored }: AccumulationEditorProps) {
  const queries = useQueryClient();
  const sendDay = useSendAccumulation(useUser().id, stored);
  const back = useLeaveForm(paths.accumulation);
  const { form, draft, saving, conflict } = useRecordEditor<AccumulationValues, AccumulationRow, AccumulationRow>({
    name: draftNameOf('accumulation', stored?.id ?? null),
    schema: reportSchema,
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
        {...{ form, schema: reportSchema, draft }}
        title={stored ? text.editTitle(writtenDay(day)) : text.newTitle}
        saving={{ isPending: saving.isPending, save: () => saving.save(), back, label: text.save }}
      >
        <AccumulationSections form={form} isStored={stored !== null} onFillNought={fillNought} />
      </FormPage>
      <RecordConflictDialog conflict={conflict} labels={counterLabels} words={counterWords} />
    </>
  );
}

/** /bussiness/accumulation/new: my full report of a day. A day that has one opens it. Specification 3 §5.1, D74. */
export function Component() {
  const [{ date }] = useUrlState(formSearch);
  // a form that stays open over midnight stays the one of its day
  const [openedOn] = useState(() => todayInVietnam());
  const day = date ?? openedOn;
  const entry = useQuery({ ...accumulationQueries.mine(day), staleTime: 0 });
  const opened = useOpened(entry.isFetchedAfterMount ? entry.data : undefined, date ?? '');
  return (
    <ScreenState query={{ ...entry, data: opened }}>
      {(stored) =>
        stored && !stored.may_edit ? (
          <RefusedState reason={accumulationText.closed} isForbidden>
            <Link to={paths.accumulation}>{text.back}</Link>
          </RefusedState>
        ) : (
          <AccumulationEditor key={stored?.id ?? day} day={day} stored={stored} />
        )
      }
    </ScreenState>
  );
}
