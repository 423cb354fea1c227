import { useInfiniteQuery } from '@tanstack/react-query';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { type ChatHouseChoice, type ChatHouseTab, chatHouseTabs } from '@toam/contracts/chat/chat-house.endpoints';
import { longestLine } from '@toam/contracts/field';
import { commonText } from '@toam/contracts/texts/common';
import {
  FailedState,
  formatTotal,
  Input,
  PendingState,
  Row,
  Stack,
  usePaused,
  Cell,
  formatClock,
  Text,
} from '@toam/ui/core';
import { Chip, ListFoot, Photo } from '@toam/ui/list';
import { MagnifyingGlassIcon, ChecksIcon } from '@toam/ui/icons';
import { useState, type MouseEvent } from 'react';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { chatHouseQueries } from '../chat/chat-house.queries';
import { NothingFound, type Picker, PickerPanel } from './picker-panel';
import { optionId, useChoices } from './use-choices';
import * as css from './picker.module.css';
import { SentPrice } from '../chat/bubble';
import { serverNow } from '../chat/server-clock';
import { dayName } from '../chat/words';

/** Milliseconds from the last key to the question. */
const searchPause = 250;

interface HousePickerInput {
  head: ChatHead;
  /** What is typed after '#', or into the panel; null: closed. */
  words: string | null;
  /** Words stand before the sign. */
  isInSentence: boolean;
  /** The panel's own search box has the caret, as after its button. */
  hasBox: boolean;
  listId: string;
  onWords: (words: string) => void;
  onChoose: (choice: ChatHouseChoice) => void;
  onClose: () => void;
}

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
const HouseOption = ({ id, choice, isActive, onHover, onChoose }: HouseOptionProps) => {
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

/** Houses of the website to send, by '#' or the button. Mockup 29a. */
export function useHousePicker(input: HousePickerInput): Picker {
  const { head, words, isInSentence, hasBox, listId, onWords, onChoose, onClose } = input;
  const [tab, setTab] = useState<ChatHouseTab>(head.needs.length > 0 && head.fits > 0 ? 'fits' : 'all');
  const isOpen = words !== null;
  const search = usePaused((words ?? '').trim(), searchPause);
  const isTooLong = search.length > longestLine;
  const houses = useInfiniteQuery({ ...chatHouseQueries.list(head.uuid, tab, search), enabled: isOpen && !isTooLong });
  const found = (!isTooLong && houses.data?.pages.flatMap(({ list }) => list)) || [];
  const isNumber = isInSentence && /^\d/.test(words ?? '');
  const isAsking = !isTooLong && (houses.isPlaceholderData || houses.isPending);
  const isWaiting = search !== (words ?? '').trim() || isAsking;
  const { active, setActive, press, choose } = useChoices(
    found,
    `${tab} ${search}`,
    isWaiting,
    onChoose,
    onClose,
    isNumber,
  );
  // a number, or words that find nothing, are what the sentence says
  const holdsEnter = !isInSentence || (!isNumber && isWaiting && !houses.error);
  if (!isOpen) return null;
  const activeId = found.length > 0 ? optionId(listId, active) : undefined;

  const body = () => {
    if (isTooLong) return <NothingFound isTyped={false}>{commonText.tooLong(longestLine, search.length)}</NothingFound>;
    if (!houses.data)
      return houses.error ? (
        <FailedState error={houses.error} busy={houses.isFetching} onRetry={houses.refetch} />
      ) : (
        <PendingState />
      );
    if (found.length === 0) return <NothingFound isTyped={!hasBox && holdsEnter}>{text.noHouses[tab]}</NothingFound>;
    return (
      <Stack
        as="ul"
        flex={1}
        overflow="scroll"
        role="listbox"
        id={listId}
        aria-label={text.houses}
        aria-busy={isWaiting}
      >
        {found.map((choice, at) => (
          <HouseOption
            key={choice.house.id}
            id={optionId(listId, at)}
            choice={choice}
            isActive={at === active}
            onHover={() => setActive(at)}
            onChoose={() => choose(choice)}
          />
        ))}
        {houses.hasNextPage && (
          <li role="presentation">
            <MoreHouses onRead={() => void houses.fetchNextPage()} isReading={houses.isFetchingNextPage} />
            <ListFoot query={houses} />
          </li>
        )}
      </Stack>
    );
  };
  const panel = (
    <PickerPanel
      label={text.houses}
      enter={found.length === 0 ? null : isNumber ? text.sendsMessage : text.attach}
      note={text.ownerHidden}
      head={
        <Row flex="none" wrap gap={8} padX={14} padY={12}>
          <Input
            className={css.search}
            prefix={<MagnifyingGlassIcon size={16} color="var(--text3)" />}
            value={words}
            autoFocus={hasBox}
            status={isTooLong ? 'error' : undefined}
            aria-invalid={isTooLong || undefined}
            placeholder={text.searchHouse}
            aria-label={text.searchHouse}
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={hasBox ? activeId : undefined}
            onChange={({ target }) => onWords(target.value)}
            onKeyDown={press}
          />
          <Row gap={8} role="group" aria-label={text.houseTabGroup}>
            {chatHouseTabs.map((one) => (
              <Chip
                key={one}
                className={css.tab}
                aria-pressed={one === tab}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setTab(one)}
              >
                {labelOf(one, head)}
              </Chip>
            ))}
          </Row>
        </Row>
      }
    >
      {body()}
    </PickerPanel>
  );
  return { panel, press, holdsEnter, active: hasBox ? undefined : activeId };
}

/** 'Phù hợp nhu cầu #2207 · 12' if there is one need. */
function labelOf(tab: ChatHouseTab, { needs, fits }: ChatHead): string {
  const [need, ...others] = needs;
  return tab === 'fits' && need && others.length === 0
    ? text.fitsNeed(need.id, formatTotal(fits))
    : text.houseTabs[tab];
}

/** Reads the next page when it comes into sight. */
function MoreHouses({ onRead, isReading }: { onRead: () => void; isReading: boolean }) {
  const watch = (element: HTMLElement | null) => {
    if (!element || isReading || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onRead());
    observer.observe(element);
    return () => observer.disconnect();
  };
  return <span ref={watch} />;
}
