import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { daysText } from '@toam/contracts/form/form-labels';
import { checkinFlowText as text } from '../checkin-flow.text';
import { PlainButton, Row, Text } from '@toam/ui/core';
import { CaretRightIcon } from '@toam/ui/icons';
import { checkinQueries } from './checkin.queries';
import { useClock } from '../use-clock';

const Times = ({ words, times }: { words: string; times: number }) => (
  <>
    {' · '}
    {words}{' '}
    <Text weight={600} tone={times > 0 ? 'warning' : 'text'}>
      {times}
    </Text>
  </>
);

/** The running month in one line, on a phone. Left out until it is known: nobody waits for it. */
export function MonthLine({ onSee }: { onSee: () => void }) {
  const { data } = useQuery(checkinQueries.month(useUser().id, useClock()));
  if (!data) return null;
  return (
    <Row phone="only" justify="between" gap={8} size={13} tone="text2" padX={2}>
      <span>
        {text.monthSoFar}{' '}
        <Text weight={600} tone="text">
          {text.monthDays(daysText(data.workDays))}
        </Text>{' '}
        {text.monthUnit}
        <Times words={text.lateTimes} times={data.totalLate.total} />
        <Times words={text.soonTimes} times={data.totalSoon.total} />
      </span>
      <PlainButton gap={6} touch tone="teal" weight={600} onClick={onSee}>
        {text.see}
        <CaretRightIcon size={14} />
      </PlainButton>
    </Row>
  );
}
