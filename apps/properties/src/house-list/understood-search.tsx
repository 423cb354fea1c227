import { useQuery } from '@tanstack/react-query';
import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import { houseModeLabel } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { houseListModes, type HouseListMode } from '@toam/domain/house/house-list-mode';
import { formatTotal, PlainButton, Row, Text } from '@toam/ui/core';
import { OnChip } from '@toam/ui/list';
import { useEffect, useRef } from 'react';
import { houseQueries, type HouseQuery } from '../house/house.queries';
import * as css from './house-list.module.css';
import { bareWords } from './understood-parts';
import type { ReadSearch } from './use-read-search';

/** With more houses than these, nobody has to look elsewhere. */
const few = 3;
/** So many other tabs are named. */
const tabsNamed = 3;

const wordsToPress = { size: 13, weight: 500, tone: 'teal', height: 32, nowrap: true } as const;

/** The control that lost the focus by its own press, by its place among the chips. Where it was, the next one is found; else the search box. */
function useFocusOfCleared(page: HouseListPage | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const cleared = useRef<{ index: number; page: HouseListPage | undefined } | null>(null);
  useEffect(() => {
    if (cleared.current === null) return;
    const now = document.activeElement;
    if (now === document.body) {
      const chips = row.current?.querySelectorAll('button') ?? [];
      const next = chips[Math.min(cleared.current.index, chips.length - 1)];
      (next ?? document.querySelector<HTMLElement>('[role=searchbox]'))?.focus({ preventScroll: true });
    }
    // The answer may read the rest otherwise, and take the next chip away, too. Somewhere else the person has gone on.
    const isAnswered = page !== undefined && page !== cleared.current.page;
    if (isAnswered || !row.current?.contains(document.activeElement)) cleared.current = null;
  });
  return { row, note: (index: number) => void (cleared.current = { index, page }) };
}

interface UnderstoodSearchProps {
  /** The list's query, and its first page if it is the answer to it. */
  question: HouseQuery;
  page: HouseListPage | undefined;
  read: ReadSearch;
  onTab: (mode: HouseListMode) => void;
  /** Whether words or filters limit the list. */
  isLimited: boolean;
}

/** Below the filters: what the search was understood as, and where else it finds houses if it finds few here. D108. */
export function UnderstoodSearch({ question, page, read, onTab, isLimited }: UnderstoodSearchProps) {
  const { row, note } = useFocusOfCleared(page);
  const looksElsewhere = isLimited && page !== undefined && page.total <= few;
  const hasChips = conditionsRead(read) > 0;
  if (!hasChips && read.dropped.length === 0 && !looksElsewhere) return null;
  return (
    <Row gap={8} flex="none" padX={16} wrap className={css.understood}>
      {hasChips && (
        <Row ref={row} gap={8} className={css.stretches}>
          <Chips read={read} isOnlyRanked={page?.unmet !== undefined} onDrop={note} />
        </Row>
      )}
      {page?.unmet && (
        <Text size={13} tone="text2" role="status">
          {houseListText.unmet(page.unmet)}
        </Text>
      )}
      {read.dropped.length > 0 && <Dropped read={read} onPutBack={() => note(0)} />}
      {looksElsewhere && <Elsewhere question={question} total={page.total} onTab={onTab} />}
    </Row>
  );
}

/** How many conditions the search sets, as the chips show them. */
export const conditionsRead = ({ understood, left }: ReadSearch): number => understood.length + left.length;

interface ChipsProps {
  read: ReadSearch;
  /** The words only order the list. */
  isOnlyRanked: boolean;
  onDrop: (index: number) => void;
}

/** The chips of what was understood, then of what is left as words. */
function Chips({ read, isOnlyRanked, onDrop }: ChipsProps) {
  const { understood, left } = read;
  const leftText = isOnlyRanked ? houseListText.rankingWords : houseListText.leftWords;
  const chips = [
    ...understood.map((stretch) => ({ stretch, text: stretch.meaning, quiet: false })),
    ...left.map((stretch) => ({ stretch, text: leftText(bareWords(stretch)), quiet: true })),
  ];
  const timesBefore = (words: string, at: number) =>
    chips.slice(0, at).filter(({ stretch }) => stretch.words === words).length;
  return (
    <>
      {understood.length > 0 && (
        <Text size={13} tone="text2" nowrap>
          {houseListText.understood}
        </Text>
      )}
      {chips.map(({ stretch, text, quiet }, index) => (
        <OnChip
          // Not by its place: that moves when words in front of it go, and the focus must stay.
          key={`${stretch.words} ${timesBefore(stretch.words, index)}`}
          title={text}
          quiet={quiet}
          clearText={houseListText.dropWords(bareWords(stretch))}
          onClear={() => {
            onDrop(index);
            read.drop(stretch);
          }}
        >
          <Text ellipsis className={css.meaning} title={text}>
            {text}
          </Text>
        </OnChip>
      ))}
    </>
  );
}

/** 'Đã bỏ “q7”', and the way back for words that were misread. */
function Dropped({ read, onPutBack }: { read: ReadSearch; onPutBack: () => void }) {
  const words = read.dropped.map(bareWords);
  return (
    <Row gap={8} className={css.dropped}>
      <Text size={13} tone="text2" ellipsis role="status">
        {houseListText.dropped(words)}
      </Text>
      <PlainButton
        flex="none"
        {...wordsToPress}
        aria-label={houseListText.asWordsNamed(words)}
        onClick={() => {
          onPutBack();
          read.putBack();
        }}
      >
        {houseListText.asWords}
      </PlainButton>
    </Row>
  );
}

/** 'Còn 3 ở Cá nhân': the other tabs where the list's question finds more. */
function Elsewhere({ question, total, onTab }: Pick<UnderstoodSearchProps, 'question' | 'onTab'> & { total: number }) {
  const counts = useQuery(houseQueries.tabCounts(question));
  if (!counts.data || counts.isPlaceholderData) return null;
  const others = houseListModes.flatMap((mode) => {
    const found = counts.data[mode];
    return mode !== question.mode && found && found.total > total ? [{ mode, found }] : [];
  });
  if (others.length === 0) return null;
  return (
    <Row gap={4} flex="none" role="status">
      <Text size={13} tone="text2">
        {houseListText.elsewhere}
      </Text>
      {others.slice(0, tabsNamed).map(({ mode, found }, index) => (
        <PlainButton key={mode} {...wordsToPress} onClick={() => onTab(mode)}>
          {houseListText.inTab(formatTotal(found.total, found.total_capped), houseModeLabel[mode])}
          {index < Math.min(others.length, tabsNamed) - 1 && ','}
        </PlainButton>
      ))}
    </Row>
  );
}
