import { checkinFlowText as text } from '../checkin-flow.text';
import { Row, StatusTag, Stack, Text } from '@toam/ui/core';
import { shiftLines } from './day-so-far';
import type { LastCheckin } from './checkin.queries';
import { useClock } from '../use-clock';
import type { Today } from './use-checkin';

interface ShiftListProps {
  found: LastCheckin;
  waiting: Today['waitingToday'];
  /** The hours stand below the name: for a narrow column. */
  narrow?: boolean;
}

/** Today's shifts, each with its first check-in and last check-out. */
export function ShiftList({ found: { shifts, today }, waiting, narrow }: ShiftListProps) {
  const now = useClock();
  return (
    <Stack as="ul" divided>
      {shiftLines({ shifts, today, waiting, now }).map(({ shift, words, tone }) => (
        <Row as="li" key={shift.id} gap={8} padY={narrow ? 6 : 10} justify="between" size={13}>
          <Row as="span" gap={narrow ? 0 : 8} wrap flex={1}>
            <Text weight={500} width={narrow ? '100%' : 'auto'}>
              {shift.name}
            </Text>
            <Text tone="text2" size={narrow ? 12 : 13}>
              {shift.optional ? text.optional : `${shift.start} – ${shift.end}`}
            </Text>
          </Row>
          {tone ? <StatusTag tone={tone}>{words}</StatusTag> : <Text tone="text2">{words}</Text>}
        </Row>
      ))}
    </Stack>
  );
}
