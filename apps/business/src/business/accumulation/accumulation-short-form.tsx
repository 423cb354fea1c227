import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { type AccumulationRow, shortCounters } from '@toam/contracts/accumulation/accumulation.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { accumulationScreenText as text } from '../accumulation-screen.text';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { shortCounterNames } from '@toam/domain/business/accumulation.record';
import { writtenDay } from '@toam/domain/day';
import { DialogForm } from '@toam/record-form/dialog-form';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { Button, toast } from '@toam/ui/core';
import { FormGrid } from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { accumulationQueries } from './accumulation.queries';
import { counterLabels, counterWords, emptyShortValues, shortValuesOf, type ShortValues } from './accumulation.values';
import { CounterField } from './counter-field';
import { useSendAccumulation } from './use-send-accumulation';
import { paths } from '../../paths';

interface AccumulationShortFormProps {
  person: { id: number; name: string };
  /** YYYY-MM-DD */
  day: string;
  /** Null: the day has no entry yet. */
  stored: AccumulationRow | null;
  onClose: () => void;
}

/** The 7 counters of the daily form. The others stay as they are, or begin as 0. Specification 3 §5.1, D74. */
export function AccumulationShortForm({ person, day, stored, onClose }: AccumulationShortFormProps) {
  const queries = useQueryClient();
  const sendDay = useSendAccumulation(person.id, stored);
  const { form, draft, saving, conflict } = useRecordEditor<ShortValues, AccumulationRow, AccumulationRow>({
    name: draftNameOf('accumulation', 'short', ...(stored ? [stored.id] : [person.id, day])),
    schema: shortCounters,
    begin: stored
      ? { version: stored.version, values: shortValuesOf(stored) }
      : { version: 0, values: emptyShortValues },
    valuesOf: shortValuesOf,
    send: (edit, once) => sendDay(edit, day, once),
    onSaved: (saved) => {
      if (saved) toast.success(stored ? accumulationText.changed : accumulationText.made);
      onClose();
      return queries.invalidateQueries({ queryKey: accumulationQueries.all });
    },
  });
  const fillNought = () => {
    for (const name of shortCounterNames)
      if (form.getValues(name) === null) form.setValue(name, 0, { shouldDirty: true, shouldValidate: true });
  };
  const send = form.handleSubmit(() => saving.save());
  if (conflict) return <RecordConflictDialog conflict={conflict} labels={counterLabels} words={counterWords} />;
  return (
    <DialogForm
      title={text.ofPerson(person.name, writtenDay(day))}
      width={520}
      kept={{ draft }}
      save={{ label: text.save, isPending: saving.isPending, send }}
      onClose={onClose}
      aside={
        <>
          <WholeReport userId={person.id} day={day} />
          {stored === null && <Button onClick={fillNought}>{text.fillNought}</Button>}
        </>
      }
    >
      <FormGrid>
        {shortCounterNames.map((name) => (
          <CounterField key={name} control={form.control} name={name} />
        ))}
      </FormGrid>
    </DialogForm>
  );
}

/** My own day has a page with all counters. */
function WholeReport({ userId, day }: { userId: number; day: string }) {
  const navigate = useNavigate();
  const isMine = useUser().id === userId;
  return (
    isMine && (
      <Button type="link" onClick={() => void navigate(paths.accumulationOf(day))}>
        {text.whole}
      </Button>
    )
  );
}
