import { namedDay } from '@toam/contracts/texts/weekday';
import { checkinFlowText as text } from '../checkin-flow.text';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { dayOf } from '@toam/domain/day';
import { Button, Card, Cell, confirm, formatClock, Row, Stack, StatusTag, Text, useIsPhone } from '@toam/ui/core';
import { ArrowClockwiseIcon, SignInIcon, SignOutIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { shiftOf } from './day-so-far';
import { forget, type UnsentCheckin } from './unsent-checkins';
import { pointText } from './place-card';
import { sendUnsent, useSending } from './send-unsent';
import type { Today } from './use-checkin';

/** What this browser has not sent yet: how long it waits, and how to send it now. What was refused leads to an explanation. */
export function UnsentCard({ today }: { today: Today }) {
  const { isBusy, problem } = useSending();
  const { unsent, waiting } = today;
  const isPhone = useIsPhone();
  return (
    <Card as="section" flex="none" padX={14} padY={12} gap={10} aria-label={text.unsentLine}>
      <Row justify="between" size={13}>
        <Text as="h2" size={13} weight={600}>
          {waiting.length > 0 ? text.waiting(waiting.length) : text.unsentLine}
        </Text>
        {waiting.length > 0 && <StatusTag tone="warning">{text.waitingTag}</StatusTag>}
      </Row>
      <Stack as="ul" gap={10}>
        {unsent.map((one) => (
          <UnsentRow key={one.key} one={one} today={today} />
        ))}
      </Stack>
      {problem !== null && (
        <Text as="p" size={12} tone="error">
          {problem}
        </Text>
      )}
      {waiting.length > 0 && (
        <Button
          block
          size={isPhone ? 'large' : 'middle'}
          loading={isBusy}
          icon={<ArrowClockwiseIcon size={18} />}
          onClick={() => void sendUnsent()}
        >
          {text.sendNow}
        </Button>
      )}
    </Card>
  );
}

function UnsentRow({ one, today: { userId, last } }: { one: UnsentCheckin; today: Today }) {
  const { key, status, at, location, refused } = one;
  const Icon = status ? SignInIcon : SignOutIcon;
  const clock = formatClock(at);
  const size = useIsPhone() ? 'large' : 'small';
  const explanation = {
    date: dayOf(at),
    activity: status ? 'in' : 'out',
    shift: shiftOf(one, last.data?.shifts ?? [])?.id,
  } as const;
  const drop = async () => {
    const question = { title: text.dropSure(status, clock), description: text.dropNote, danger: true };
    if (await confirm(question)) forget(userId, key);
  };
  return (
    <Row as="li" gap={12} align="start" size={13}>
      <Row
        as="span"
        flex="none"
        justify="center"
        width={36}
        height={36}
        radius="circle"
        tone="teal"
        background="tealTint"
      >
        <Icon size={18} />
      </Row>
      <Cell>
        <span>
          <b>
            {text.act(status)} · {clock}
          </b>{' '}
          <Text tone="text2">{namedDay(dayOf(at))}</Text>
        </span>
        <Text tone="text2">{'latitude' in location ? pointText(location) : checkinText.noPlace}</Text>
        {refused !== null && (
          <>
            <Text tone="error">{refused}</Text>
            <Row gap={8} top={6}>
              <Row as={Link} to={paths.explain(explanation)} touch tone="teal" weight={500}>
                {text.explain}
              </Row>
              <Button size={size} onClick={() => void drop()}>
                {text.drop}
              </Button>
            </Row>
          </>
        )}
      </Cell>
    </Row>
  );
}
