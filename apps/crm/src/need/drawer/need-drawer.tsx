import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NeedHead, NeedHouseCounts } from '@toam/contracts/need/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { useLive } from '@toam/live/live';
import {
  Button,
  ScreenState,
  Stack,
  CountBadge,
  formatNumber,
  PlainButton,
  Row,
  Cell,
  IconButton,
  StatusTag,
  Text,
  useIsPhone,
} from '@toam/ui/core';
import { BottomDrawer, Skeleton } from '@toam/ui/detail';
import { XIcon, PencilSimpleIcon, ShareNetworkIcon } from '@toam/ui/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { needStatusText } from '@toam/contracts/need/need.text';
import { NeedStatus } from '@toam/domain/need-values';
import { Link } from 'react-router-dom';
import { needLine } from '@toam/pickers/need/need-labels';
import { GroupTab } from './group.tab';
import {
  groupOf,
  tabName,
  targetOf,
  type DrawerTab,
  isGroup,
  useDrawerAddress,
  drawerTabs,
} from './need-drawer.search';
import { InfoTab } from './info.tab';
import { MandatoryTab } from './mandatory.tab';
import { type ListedPlace, needHouseQueries } from './need-houses.queries';
import * as css from './need-drawer.module.css';
import { paths } from '../../paths';
import { ShareNeedDialog } from '../share-need.dialog';
import { useNeedActions } from '../use-need-actions';

/** The tab and sub-list of the address. If the address names only a house, its own tab. */
function useShown(needId: number): { tab: DrawerTab; later: 0 | 1 } {
  const { search } = useDrawerAddress();
  const { tab, later, house } = search;
  const isLooking = tab === null && house !== null;
  const found = useQuery({ ...needHouseQueries.house(needId, house ?? 0), enabled: isLooking }).data;
  if (tab !== null) return { tab, later };
  return isLooking && found
    ? { tab: groupOf(found.target), later: found.priority === 1 ? 0 : 1 }
    : { tab: 'suitable', later };
}

/** A colleague changed the need, so other houses fit. */
function useFollowedNeed(needId: number) {
  const queries = useQueryClient();
  useLive('record.changed', ({ noun, record_id }) => {
    if (noun === 'request' && record_id === needId)
      void queries.invalidateQueries({ queryKey: needHouseQueries.of(needId) });
  });
}

const nameOf = (tab: DrawerTab): string =>
  isGroup(tab) ? tabName(targetOf(tab)) : tab === 'info' ? text.info : text.mandatory;

const stepOf: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The eight tabs, each with its number of houses. They scroll sideways if there is no room. Specification 2 §2. */
function DrawerTabs({ chosen, counts }: { chosen: DrawerTab; counts: NeedHouseCounts }) {
  const { show } = useDrawerAddress();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // scrollIntoView would also scroll the page behind the drawer.
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [chosen]);
  const choose = (tab: DrawerTab) => show({ tab, later: 0, by: null, columns: '', address: '' });
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf[event.key];
    const next = step === undefined ? undefined : drawerTabs[drawerTabs.indexOf(chosen) + step];
    if (!next) return;
    event.preventDefault();
    choose(next);
    bar.current?.querySelector<HTMLElement>(`#need-tab-${next}`)?.focus();
  };
  return (
    <Row
      align="stretch"
      flex="none"
      gap={20}
      relative
      edge="bottom"
      className={css.tabs}
      role="tablist"
      aria-label={text.tabs}
      ref={bar}
      onKeyDown={walk}
    >
      {drawerTabs.map((tab) => (
        <PlainButton
          key={tab}
          flex="none"
          gap={8}
          padY={8}
          minHeight={['auto', 44]}
          tone="text2"
          className={css.tab}
          id={`need-tab-${tab}`}
          role="tab"
          aria-selected={tab === chosen}
          aria-controls="need-drawer-shown"
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {nameOf(tab)}
          {isGroup(tab) && (
            <CountBadge small active={tab === chosen}>
              {formatNumber(counts[tab].main)}
            </CountBadge>
          )}
        </PlainButton>
      ))}
    </Row>
  );
}

/** The customer and the need; status, sharing and editing if the viewer may. Specification 2 §2. */
function DrawerHead({ need, onClose }: { need: NeedHead; onClose: () => void }) {
  const isPhone = useIsPhone();
  const [isSharing, setSharing] = useState(false);
  return (
    <Row as="header" flex="none" gap={[12, 0]} className={css.head}>
      <Cell tone="text2">
        <Row wrap gap={8} rowGap={0}>
          <Text as="h2" size={16} tone="text" weight={600} breaks>
            {need.customer.may_open ? (
              <Text as={Link} to={paths.customer(need.customer.id)}>
                {need.customer.name}
              </Text>
            ) : (
              need.customer.name
            )}
          </Text>
          {houseCustomersText.need(need.id)}
          <NeedStatusSwitch need={need} />
        </Row>
        <Text as="p" ellipsis>
          {needLine(need)}
        </Text>
      </Cell>
      {need.may_share && (
        <Button
          icon={<ShareNetworkIcon size={isPhone ? 20 : 16} />}
          type={isPhone ? 'text' : 'default'}
          size={isPhone ? 'large' : 'middle'}
          aria-label={text.share}
          onClick={() => setSharing(true)}
        >
          {isPhone ? null : text.share}
        </Button>
      )}
      {need.may_edit && (
        <IconButton
          as={Link}
          to={paths.editNeed(need.id)}
          aria-label={text.edit}
          border={!isPhone}
          width={['auto', 40]}
          gap={8}
          padX={[14, 0]}
          size={14}
          tone="text"
        >
          <PencilSimpleIcon size={isPhone ? 20 : 16} />
          {!isPhone && text.edit}
        </IconButton>
      )}
      <Button
        type="text"
        size={isPhone ? 'large' : 'middle'}
        icon={<XIcon size={20} />}
        aria-label={text.close}
        title={text.close}
        onClick={onClose}
      />
      {isSharing && <ShareNeedDialog need={need} onClose={() => setSharing(false)} />}
    </Row>
  );
}

/** Chưa xử lý or Đã xử lý. A press asks first and then switches. Specification 2 §4. */
function NeedStatusSwitch({ need }: { need: NeedHead }) {
  const { changeStatus } = useNeedActions();
  const tag = (
    <StatusTag tone={need.status === NeedStatus.resolved ? 'success' : 'warning'}>
      {needStatusText[need.status]}
    </StatusTag>
  );
  if (!need.may_edit) return tag;
  return (
    <PlainButton
      padY={2}
      radius={4}
      className={css.status}
      aria-label={text.changeStatus(needStatusText[need.status])}
      onClick={() => void changeStatus(need)}
    >
      {tag}
    </PlainButton>
  );
}

/** A need's houses by tab, with explained scores and actions. Specification 2 §2, mockup 09. */
export default function NeedDrawer({ needId }: { needId: number }) {
  const { search, close } = useDrawerAddress();
  const { tab, later } = useShown(needId);
  useFollowedNeed(needId);
  const place: ListedPlace = isGroup(tab)
    ? { group: tab, later, ...(search.by && { sort: search.by }) }
    : { group: 'suitable', later: 0 };
  const houses = useInfiniteQuery(needHouseQueries.list(needId, place));
  const first = houses.data?.pages[0];
  const label = first ? text.label(first.need.customer.name, needId) : text.opening(needId);
  return (
    <BottomDrawer label={label} onClose={close}>
      <Stack flex={1} size={13}>
        <ScreenState query={{ ...houses, data: first }} skeleton={<OpeningDrawer onClose={close} />}>
          {({ need, counts }) => (
            <>
              <DrawerHead need={need} onClose={close} />
              <DrawerTabs chosen={tab} counts={counts} />
              <Shown tab={tab} need={need} counts={counts} place={place} />
            </>
          )}
        </ScreenState>
        {houses.error && !first && <CloseCorner onClose={close} />}
      </Stack>
    </BottomDrawer>
  );
}

interface ShownProps {
  tab: DrawerTab;
  need: NeedHead;
  counts: NeedHouseCounts;
  place: ListedPlace;
}

function Shown({ tab, need, counts, place }: ShownProps) {
  if (tab === 'info') return <InfoTab need={need} />;
  if (tab === 'mandatory') return <MandatoryTab need={need} />;
  return <GroupTab need={need} counts={counts} place={place} />;
}

const CloseCorner = ({ onClose }: { onClose: () => void }) => (
  <Button
    className={css.corner}
    type="text"
    icon={<XIcon size={20} />}
    aria-label={text.close}
    title={text.close}
    onClick={onClose}
  />
);

const OpeningDrawer = ({ onClose }: { onClose: () => void }) => (
  <Stack gap={20} padX={20} padY={16} aria-busy>
    <Skeleton active title={{ width: 220 }} paragraph={{ rows: 1, width: '50%' }} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton
        key={row}
        active
        avatar={{ shape: 'square', size: 48 }}
        title={{ width: '30%' }}
        paragraph={{ rows: 1 }}
      />
    ))}
    <CloseCorner onClose={onClose} />
  </Stack>
);
