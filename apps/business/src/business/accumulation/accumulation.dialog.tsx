import { useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { type AccumulationRow, shortCounters } from '@toam/contracts/accumulation/accumulation.schema';
import { accumulationText, counterText } from '@toam/contracts/business/accumulation.text';
import {
  counterNames,
  mayWriteAccumulation,
  writesAccumulationOf,
  shortCounterNames,
} from '@toam/domain/business/accumulation.record';
import { dayOf, writtenDay } from '@toam/domain/day';
import { Button, EmptyState, Facts, formatNumber, Modal, ScreenState, Stack, toast } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { todayInVietnam, FormGrid } from '@toam/ui/form';
import { Fragment } from 'react';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { DialogForm } from '@toam/record-form/dialog-form';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { useNavigate } from 'react-router-dom';
import { accumulationScreenText as text } from '../accumulation-screen.text';
import { accumulationQueries } from './accumulation.queries';
import { counterLabels, counterWords, emptyShortValues, shortValuesOf, type ShortValues } from './accumulation.values';
import { CounterField } from './counter-field';
import { useOpened } from './use-opened';
import { useSendAccumulation } from './use-send-accumulation';
import { paths } from '../../paths';

interface AccumulationDialogProps {
  id: number;
  onClose: () => void;
}

/** An entry: the short form for whoever may change it, all counters to read for everybody else. D74, D89. */
export function AccumulationDialog({ id, onClose }: AccumulationDialogProps) {
  const entry = useFresh(useQuery({ ...accumulationQueries.record(id), staleTime: 0 }));
  const opened = useOpened(entry.data, String(id));
  if (opened?.may_edit) return <Stored key={id} row={opened} onClose={onClose} />;
  const title = entry.data ? titleOf(entry.data) : accumulationText.title;
  return <Reading entry={entry} title={title} nothing={accumulationText.notFound} onClose={onClose} />;
}

interface AccumulationDayDialogProps {
  person: { id: number; name: string };
  /** YYYY-MM-DD */
  day: string;
  /** Why somebody was away: a finger has no tooltip. */
  leave?: string | null | undefined;
  onClose: () => void;
}

interface AccumulationShortFormProps {
  person: { id: number; name: string };
  /** YYYY-MM-DD */
  day: string;
  /** Null: the day has no entry yet. */
  stored: AccumulationRow | null;
  onClose: () => void;
}

/** The 7 counters of the daily form. The others stay as they are, or begin as 0. Specification 3 §5.1, D74. */
function AccumulationShortForm({ person, day, stored, onClose }: AccumulationShortFormProps) {
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

/** A person's day: its entry, or the short form of a new one for whoever may still make it. D74, B8. */
export function AccumulationDayDialog({ person, day, leave, onClose }: AccumulationDayDialogProps) {
  const viewer = useUser();
  const today = todayInVietnam();
  const entry = useFresh(useQuery({ ...accumulationQueries.ofDay(person.id, day), staleTime: 0 }));
  const of = `${person.id} ${day}`;
  const opened = useOpened(entry.data, of);
  if (opened?.may_edit) return <Stored key={opened.id} row={opened} onClose={onClose} />;
  const mayMake = day <= today && mayWriteAccumulation(viewer, { user_id: person.id, date: day }, today);
  if (opened === null && mayMake) return <AccumulationShortForm key={of} {...{ person, day, onClose }} stored={null} />;
  const nothing = person.id === viewer.id ? text.notEnteredByMe(accumulationText.closed) : text.notEntered(person.name);
  return (
    <Reading
      entry={entry}
      title={text.ofPerson(person.name, writtenDay(day))}
      nothing={leave ? `${nothing} ${leave}.` : nothing}
      onClose={onClose}
    />
  );
}

/** A form begins with what the API says now. */
const useFresh = (entry: UseQueryResult<AccumulationRow | null>) => ({
  ...entry,
  data: entry.isFetchedAfterMount ? entry.data : undefined,
});

const titleOf = (row: AccumulationRow): string => text.ofPerson(row.user.name, writtenDay(dayOf(row.date)));

const Stored = ({ row, onClose }: { row: AccumulationRow; onClose: () => void }) => (
  <AccumulationShortForm person={row.user} day={dayOf(row.date)} stored={row} onClose={onClose} />
);

interface ReadingProps {
  entry: ReturnType<typeof useFresh>;
  title: string;
  /** Why there is nothing to read. */
  nothing: string;
  onClose: () => void;
}

const Reading = ({ entry, title, nothing, onClose }: ReadingProps) => (
  <Modal open title={title} width={460} onCancel={onClose} footer={<Button onClick={onClose}>{text.close}</Button>}>
    <ScreenState query={entry}>
      {(stored) => (stored ? <Counters row={stored} /> : <EmptyState title={text.noEntry} reason={nothing} />)}
    </ScreenState>
  </Modal>
);

function Counters({ row }: { row: AccumulationRow }) {
  const why = writesAccumulationOf(useUser(), row.user_id) ? accumulationText.closed : accumulationText.notYours;
  return (
    <Stack gap={12}>
      <Alert type="info" showIcon title={why} />
      <Facts columns="minmax(0, 1fr) auto">
        {counterNames.map((name) => (
          <Fragment key={name}>
            <dt>{counterText[name]}</dt>
            <dd>{formatNumber(row[name])}</dd>
          </Fragment>
        ))}
      </Facts>
    </Stack>
  );
}
