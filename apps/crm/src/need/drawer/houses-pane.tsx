import { useQuery } from '@tanstack/react-query';
import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { EmptyState, ScreenState, Stack, Text, useIsPhone, Cell, Kbd, Price, Row } from '@toam/ui/core';
import { Skeleton, useDrawerHotkeys } from '@toam/ui/detail';
import { ListFoot, type ListQuery, useMoreRows, facadeOf, Photo } from '@toam/ui/list';
import { type ReactNode, useEffect, useRef } from 'react';
import { hasLater, MatchTarget, matchTargets } from '@toam/domain/need-values';
import { housePrice } from '@toam/domain/house/house-price';
import { ArrowSquareOutIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { BackButton, DrawerPane, PaneDetail, PaneList } from './drawer-pane';
import { HouseChoice } from './house-choice';
import { type Place, useDrawerAddress } from './need-drawer.search';
import { needHouseQueries } from './need-houses.queries';
import { useMoveHouse } from './use-move-house';
import { paths } from '../../paths';
import { RecordDealLink } from '../../record-deal-link';
import { MatchExplanation } from '../match-explanation';
import { HouseActions } from './house-actions';
import { houseFacts, houseLine, throughOther } from './house-labels';
import { VisitLine } from './visit-line';
import * as css from './houses-pane.module.css';

interface HousesPaneProps {
  need: NeedHead;
  query: ListQuery<NeedHouse>;
  /** Identifies the list. A new list starts at its first row. */
  question: string;
  /** Above the list. */
  top: ReactNode;
  empty: ReactNode;
}

/** A house that moved between two page loads is shown once. */
const rowsOf = (query: ListQuery<NeedHouse>): NeedHouse[] => [
  ...new Map(query.data?.pages.flatMap(({ list }) => list).map((row) => [row.house_id, row])).values(),
];

/** The house in the address, even if the loaded rows do not have it. Without one, the first row, except on a phone. */
function useChosen(needId: number, rows: NeedHouse[], isPhone: boolean) {
  const { search } = useDrawerAddress();
  const listed = rows.find(({ house_id }) => house_id === search.house);
  const isElsewhere = search.house !== null && !listed;
  const found = useQuery({ ...needHouseQueries.house(needId, search.house ?? 0), enabled: isElsewhere });
  if (search.house === null) return { chosen: isPhone ? undefined : rows[0], isGone: false };
  return { chosen: listed ?? (isElsewhere ? (found.data ?? undefined) : undefined), isGone: found.data === null };
}

interface HouseKeys {
  rows: NeedHouse[];
  chosen: NeedHouse | undefined;
  mayMove: boolean;
  choose: (row: NeedHouse) => void;
  move: (row: NeedHouse, to: Place) => void;
}

/** Arrows (and J, K) move through the houses. C offers, L sets aside, 1–5 set the statuses in the order of the tabs. */
function useHouseKeys({ rows, chosen, mayMove, choose, move }: HouseKeys): void {
  const step = (by: 1 | -1) => () => {
    const at = rows.findIndex(({ house_id }) => house_id === chosen?.house_id);
    const next = rows[at + by];
    if (next) choose(next);
  };
  const to = (target: MatchTarget) => () => {
    if (mayMove && chosen && chosen.target !== target) move(chosen, { target, priority: 1 });
  };
  const setAside = () => {
    if (mayMove && chosen && hasLater(chosen.target))
      move(chosen, { target: chosen.target, priority: chosen.priority === 1 ? 0 : 1 });
  };
  const statuses = Object.fromEntries(matchTargets.map((target, at) => [String(at + 1), to(target)]));
  useDrawerHotkeys({
    ArrowDown: step(1),
    ArrowUp: step(-1),
    j: step(1),
    k: step(-1),
    c: to(MatchTarget.recommended),
    l: setAside,
    ...statuses,
  });
}

interface HouseExplainedProps {
  need: NeedHead;
  row: NeedHouse;
  onMove: (to: Place) => void;
}

/** Statuses with which a visit may be planned. */
const visited: (MatchTarget | null)[] = [MatchTarget.recommended, MatchTarget.seen, MatchTarget.negotiating];

/** Explains a house's score and shows its visit and actions. Mockup 09. */
function HouseExplained({ need, row, onMove }: HouseExplainedProps) {
  const isPhone = useIsPhone();
  const { house, match } = row;
  const through = throughOther(need.id, row);
  const actions = need.may_move && <HouseActions row={row} onMove={onMove} isPhone={isPhone} />;
  return (
    <>
      <Stack
        gap={14}
        padX={[20, 16]}
        padY={[12, 4]}
        {...(isPhone && { flex: 1, overflow: 'scroll' })}
        className={css.explained}
      >
        {isPhone && <HouseCard row={row} />}
        <MatchExplanation need={need} house={house} match={match}>
          {!isPhone && (
            <>
              <HouseLink houseId={house.id} />
              {actions}
            </>
          )}
        </MatchExplanation>
        {through && (
          <Text as="p" size={12} tone="text2">
            {text.throughNote(through)}
          </Text>
        )}
        <RecordDealLink target={row.target} houseId={house.id} customerId={need.customer.id} />
        {visited.includes(row.target) && <VisitLine need={need} row={row} />}
      </Stack>
      {!isPhone && actions && <KeyHints />}
      {isPhone && actions && (
        <Stack as="footer" flex="none" padX={16} padY={10} edge="top" liftsToasts="bar" className={css.foot}>
          {actions}
        </Stack>
      )}
    </>
  );
}

const KeyHints = () => (
  <Row wrap flex="none" gap={16} rowGap={4} padX={20} padY={8} size={12} tone="text3" className={css.keys} aria-hidden>
    {text.keys.map(([key, does]) => (
      <Row as="span" key={key} gap={6}>
        <Kbd>{key}</Kbd>
        {does}
      </Row>
    ))}
  </Row>
);

const HouseLink = ({ houseId }: { houseId: number }) => (
  <Row as={Link} inline flex="none" gap={4} minHeight={['auto', 24]} tone="teal" to={paths.house(houseId)}>
    {text.openHouse}
    <ArrowSquareOutIcon size={14} />
  </Row>
);

function HouseCard({ row: { house } }: { row: NeedHouse }) {
  const price = house.into_money === null ? null : housePrice(house.into_money, house.purpose);
  return (
    <Row gap={12}>
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
      <Cell>
        <Text as="b" weight={500}>
          {houseLine(house)}
        </Text>
        <Text size={12} tone="text2">
          {houseFacts(house)}
        </Text>
      </Cell>
      <Stack flex="none" align="end" size={12}>
        {price && <Price {...price} />}
        <HouseLink houseId={house.id} />
      </Stack>
    </Row>
  );
}

/** Houses on the left, the chosen house's score explained on the right. A phone shows one at a time. Mockup 09. */
export function HousesPane({ need, query, question, top, empty }: HousesPaneProps) {
  const isPhone = useIsPhone();
  const { search, show } = useDrawerAddress();
  const rows = rowsOf(query);
  const { chosen, isGone } = useChosen(need.id, rows, isPhone);
  const { mutate } = useMoveHouse(need);
  const choose = (row: NeedHouse | undefined) => show({ house: row?.house_id ?? null });
  const move = (row: NeedHouse, to: Place) => {
    const at = rows.findIndex(({ house_id }) => house_id === row.house_id);
    // The next house is chosen, so that people can work through the list.
    choose(isPhone ? undefined : (rows[at + 1] ?? rows[at - 1]));
    mutate({ row, to });
  };
  useHouseKeys({ rows, chosen, mayMove: need.may_move, choose, move });
  const isExplaining = isPhone && search.house !== null;
  return (
    <DrawerPane>
      {!isExplaining && (
        <PaneList>
          {top}
          <ScreenState query={query} skeleton={<RowsSkeleton />}>
            {() => (rows.length === 0 ? empty : <HouseRows {...{ need, query, question, rows, chosen, choose }} />)}
          </ScreenState>
        </PaneList>
      )}
      {(isExplaining || (!isPhone && (rows.length > 0 || search.house !== null))) && (
        <PaneDetail key={chosen?.house_id}>
          {isPhone && (
            <BackButton padX={16} onClick={() => choose(undefined)}>
              {text.back}
            </BackButton>
          )}
          {chosen && <HouseExplained need={need} row={chosen} onMove={(to) => move(chosen, to)} />}
          {isGone && <EmptyState reason={text.houseGone} />}
        </PaneDetail>
      )}
    </DrawerPane>
  );
}

interface HouseRowsProps extends Pick<HousesPaneProps, 'need' | 'query' | 'question'> {
  rows: NeedHouse[];
  chosen: NeedHouse | undefined;
  choose: (row: NeedHouse) => void;
}

function HouseRows({ need, query, question, rows, chosen, choose }: HouseRowsProps) {
  const box = useRef<HTMLUListElement>(null);
  const onScroll = useMoreRows(box, query, question, false, rows.length > 0);
  const chosenId = chosen?.house_id;
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(`[data-house="${chosenId}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId]);
  return (
    <Text
      as="ul"
      flex={1}
      overflow="scroll"
      ref={box}
      aria-label={text.houses}
      onScroll={({ currentTarget }) => onScroll(currentTarget)}
    >
      {rows.map((row) => (
        <Text as="li" key={row.house_id} edge="bottomSoft">
          <HouseChoice need={need} row={row} isChosen={row.house_id === chosenId} onChoose={() => choose(row)} />
        </Text>
      ))}
      <li>
        <ListFoot query={query} end={(query.data?.pages.length ?? 0) > 1 ? text.end : undefined} />
      </li>
    </Text>
  );
}

const RowsSkeleton = () => (
  <Text as="ul" flex={1} overflow="scroll" aria-busy>
    {[0, 1, 2, 3].map((row) => (
      <Stack as="li" key={row} padX={20} padY={14} edge="bottomSoft">
        <Skeleton active avatar={{ shape: 'square', size: 48 }} title={{ width: '60%' }} paragraph={{ rows: 1 }} />
      </Stack>
    ))}
  </Text>
);
