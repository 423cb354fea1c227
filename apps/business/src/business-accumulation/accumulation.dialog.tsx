import { useQuery } from '@tanstack/react-query';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { accumulationScreenText as text } from '@toam/contracts/texts/accumulation-screen';
import { accumulationText, counterText } from '@toam/contracts/texts/accumulation';
import { useUser } from '@toam/auth/session';
import { counterNames, writesAccumulationOf } from '@toam/domain/business/accumulation-rules';
import { dayOf, writtenDay } from '@toam/domain/day';
import { Alert, Button, EmptyState, Facts, formatNumber, Modal, ScreenState, Stack } from '@toam/ui/core';
import { Fragment } from 'react';
import { accumulationQueries } from './accumulation.queries';
import { AccumulationShortForm } from './accumulation-short-form';

interface AccumulationDialogProps {
  id: number;
  onClose: () => void;
}

/** A person's day: the short form for whoever may change it, all counters to read for everybody else. D74, D89. */
export function AccumulationDialog({ id, onClose }: AccumulationDialogProps) {
  const entry = useQuery({ ...accumulationQueries.record(id), staleTime: 0 });
  // a form begins with what the API says now
  const fresh = { ...entry, data: entry.isFetchedAfterMount ? entry.data : undefined };
  if (fresh.data?.may_edit) return <AccumulationShortForm key={fresh.data.id} stored={fresh.data} onClose={onClose} />;
  const row = fresh.data;
  return (
    <Modal
      open
      title={row ? text.ofPerson(row.user.name, writtenDay(dayOf(row.date))) : accumulationText.title}
      width={460}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <ScreenState query={fresh}>
        {(stored) => (stored ? <ReadOnly row={stored} /> : <EmptyState reason={accumulationText.notFound} />)}
      </ScreenState>
    </Modal>
  );
}

function ReadOnly({ row }: { row: AccumulationRow }) {
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
