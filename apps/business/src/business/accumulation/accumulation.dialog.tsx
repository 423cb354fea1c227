import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { accumulationScreenText as text } from '../accumulation-screen.text';
import { accumulationText, counterText } from '@toam/contracts/business/accumulation.text';
import { counterNames, mayWriteAccumulation, writesAccumulationOf } from '@toam/domain/business/accumulation.record';
import { dayOf, writtenDay } from '@toam/domain/day';
import { Button, EmptyState, Facts, formatNumber, Modal, ScreenState, Stack } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { todayInVietnam } from '@toam/ui/form';
import { Fragment } from 'react';
import { accumulationQueries } from './accumulation.queries';
import { AccumulationShortForm } from './accumulation-short-form';

interface AccumulationDialogProps {
  id: number;
  onClose: () => void;
}

/** An entry: the short form for whoever may change it, all counters to read for everybody else. D74, D89. */
export function AccumulationDialog({ id, onClose }: AccumulationDialogProps) {
  const entry = useFresh(useQuery({ ...accumulationQueries.record(id), staleTime: 0 }));
  if (entry.data?.may_edit) return <Stored key={entry.data.id} row={entry.data} onClose={onClose} />;
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

/** A person's day: its entry, or the short form of a new one for whoever may still make it. D74, B8. */
export function AccumulationDayDialog({ person, day, leave, onClose }: AccumulationDayDialogProps) {
  const viewer = useUser();
  const today = todayInVietnam();
  const entry = useFresh(useQuery({ ...accumulationQueries.ofDay(person.id, day), staleTime: 0 }));
  if (entry.data?.may_edit) return <Stored key={entry.data.id} row={entry.data} onClose={onClose} />;
  const mayMake = day <= today && mayWriteAccumulation(viewer, { user_id: person.id, date: day }, today);
  if (entry.data === null && mayMake)
    return <AccumulationShortForm key={`${person.id} ${day}`} {...{ person, day, onClose }} stored={null} />;
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
