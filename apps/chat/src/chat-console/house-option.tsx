import type { ChatHouseChoice } from '@toam/contracts/chat/chat-house.endpoints';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { Cell, formatClock, Row, Stack, Text } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import { ChecksIcon } from '@toam/ui/icons';
import type { MouseEvent } from 'react';
import { SentPrice } from '../chat/sent-price';
import { serverNow } from '../chat/server-clock';
import { dayName } from '../chat/words';
import * as css from './picker.module.css';

interface HouseOptionProps {
  id: string;
  choice: ChatHouseChoice;
  isActive: boolean;
  onHover: () => void;
  onChoose: () => void;
}

/** 'Đã gửi 10:21', 'Đã gửi hôm qua' */
function sentWhen(moment: number): string {
  const day = dayName(moment, serverNow());
  return text.sent(day === text.today ? formatClock(moment / 1000) : day.toLocaleLowerCase('vi'));
}

/** A house that may be sent: as the customer will see it, with the address that only we see. */
export const HouseOption = ({ id, choice, isActive, onHover, onChoose }: HouseOptionProps) => {
  const { house, address, points, sent_at } = choice;
  return (
    <Row
      as="li"
      flex="none"
      gap={12}
      minHeight={56}
      padX={14}
      padY={6}
      className={css.option}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseEnter={onHover}
      // the text keeps the caret
      onMouseDown={(event: MouseEvent) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <Photo src={house.picture} seed={house.id} width={52} height={40} />
      <Cell as="span">
        <Text size={13} weight={600} ellipsis>
          {address || house.title}
        </Text>
        <Text size={12} tone="text2" ellipsis>
          {[text.house(house.id), house.facts].filter(Boolean).join(' · ')}
        </Text>
      </Cell>
      {sent_at !== null && (
        <Row gap={4} size={12} tone="text2" nowrap>
          <ChecksIcon size={14} color="var(--teal)" />
          {sentWhen(sent_at)}
        </Row>
      )}
      <Stack as="span" flex="none" align="end">
        <SentPrice price={house.price} />
        {points !== null && (
          <Text size={12} tone="text2">
            {text.points(points)}
          </Text>
        )}
      </Stack>
    </Row>
  );
};
