import { useQuery } from '@tanstack/react-query';
import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import { houseModeLabel } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { houseListModes, type HouseListMode } from '@toam/domain/house/house-list-mode';
import { formatTotal, PlainButton, Row, Text } from '@toam/ui/core';
import { OnChip } from '@toam/ui/heavy';
import { useEffect, useRef } from 'react';
import { houseQueries, type HouseQuery } from '../house/house.queries';
import * as css from './house-list.module.css';
import { asWords, type UnderstoodWords } from './understood-parts';

/** With more houses than these, nobody has to look elsewhere. */
const few = 3;
/** So many other tabs are named. */
const tabsNamed = 3;

/** The control that lost the focus by its own press, by its place among the chips. Where it was, the next one is found; else the search box. */
function useFocusOfCleared() {
  const row = useRef<HTMLDivElement>(null);
  const cleared = useRef<number | null>(null);
  useEffect(() => {
    const now = document.activeElement;
    // the chip stays until the answer without it is here
    if (cleared.current === null || row.current?.contains(now)) return;
    const chips = row.current?.querySelectorAll('button') ?? [];
    const next = chips[Math.min(cleared.current, chips.length - 1)];
    cleared.current = null;
    // somewhere else by now: the person has gone on
    if (now !== document.body) return;
    (next ?? document.querySelector<HTMLElement>('[role=searchbox]'))?.focus({ preventScroll: true });
  });
  return { row, note: (index: number) => void (cleared.current = index) };
}

interface UnderstoodSearchProps {
  /** The list's query, and its first page if it is the answer to it. */
  question: HouseQuery;
  page: HouseListPage | undefined;
  /** What of the search was understood. */
  stretches: readonly UnderstoodWords[];
  onSearch: (search: string) => void;
  onTab: (mode: HouseListMode) => void;
  /** Whether words or filters limit the list. */
  isLimited: boolean;
}

/** Below the filters: what the search was understood as, and where else it finds houses if it finds few here. D108. */
export function UnderstoodSearch({ question, page, stretches, onSearch, onTab, isLimited }: UnderstoodSearchProps) {
  const search = question.search ?? '';
  const { row, note } = useFocusOfCleared();
  const looksElsewhere = isLimited && page !== undefined && page.total <= few;
  if (stretches.length === 0 && !looksElsewhere) return null;
  return (
    <Row gap={8} flex="none" padX={16} wrap className={css.understood}>
      {stretches.length > 0 && (
        <Row ref={row} gap={8} className={css.stretches}>
          <Text size={13} tone="text2" nowrap>
            {houseListText.understood}
          </Text>
          {stretches.map((stretch, index) => (
            <OnChip
              key={stretch.from}
              title={stretch.meaning}
              clearText={houseListText.asWords(stretch.words)}
              // The last answer's places do not fit the words that are being asked for.
              onClear={() => {
                if (!page) return;
                note(index);
                onSearch(asWords(search, stretch));
              }}
            >
              <Text ellipsis className={css.meaning} title={stretch.meaning}>
                {stretch.meaning}
              </Text>
            </OnChip>
          ))}
        </Row>
      )}
      {looksElsewhere && <Elsewhere question={question} total={page.total} onTab={onTab} />}
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
        <PlainButton key={mode} size={13} weight={500} tone="teal" height={32} nowrap onClick={() => onTab(mode)}>
          {houseListText.inTab(formatTotal(found.total, found.total_capped), houseModeLabel[mode])}
          {index < Math.min(others.length, tabsNamed) - 1 && ','}
        </PlainButton>
      ))}
    </Row>
  );
}
