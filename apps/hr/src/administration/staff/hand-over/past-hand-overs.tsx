import { useQuery } from '@tanstack/react-query';
import type { HandOver } from '@toam/contracts/user/hand-over.endpoints';
import { handedInWords } from '@toam/contracts/user/hand-over.text';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { Button, formatDateTime, Row, Stack, Text } from '@toam/ui/core';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import { handOverQueries } from './hand-over.queries';
import { timeLeft } from './hand-over.labels';
import { useUndoHandOver } from './use-undo-hand-over';

/** Past hand-overs of somebody's work. Each can be undone for 24 hours. Renders nothing if there are none. */
export function PastHandOvers({ userId }: { userId: number }) {
  const { data = [] } = useQuery(handOverQueries.past(userId));
  if (data.length === 0) return null;
  return (
    <section aria-label={text.past}>
      <h3>{text.past}</h3>
      <Stack as="ul" gap={8}>
        {data.map((one) => (
          <PastHandOver key={one.id} one={one} />
        ))}
      </Stack>
    </section>
  );
}

function PastHandOver({ one }: { one: HandOver }) {
  const undo = useUndoHandOver();
  const { to, by, created_at, counts } = one;
  const facts = [by?.name, formatDateTime(created_at), handedInWords(counts)].filter(Boolean);
  return (
    <Row as="li" gap={12} justify="between" padX={12} padY={8} background="fill" radius={6}>
      <Stack flex={1} size={13} tone="text2">
        <Text as="b" tone="text">
          {to ? text.pastTo(to.name) : text.pastAccount}
        </Text>
        <span>{facts.join(' · ')}</span>
        <span>{stateOf(one)}</span>
      </Stack>
      {one.may_undo && (
        <Button icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => void undo(one)}>
          {text.undo}
        </Button>
      )}
    </Row>
  );
}

function stateOf(one: HandOver): string {
  if (one.undone_at !== null) return text.pastUndone(one.undone_by?.name ?? '');
  return timeLeft(one) ?? text.pastOver;
}
