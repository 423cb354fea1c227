import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needStatusText } from '@toam/contracts/need/need.text';
import { NeedStatus } from '@toam/domain/need-values';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import {
  EmptyState,
  Pane,
  ScreenTitle,
  useIsPhone,
  Button,
  useAddressParams,
  Avatar,
  formatAgo,
  IconButton,
  Row,
  Stack,
  Text,
} from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage, CountedTabs } from '@toam/ui/list';
import { Select } from '@toam/ui/select';
import { useMemo, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { PlusIcon, DotsThreeVerticalIcon } from '@toam/ui/icons';
import { useNavigate, useLocation } from 'react-router-dom';
import type { Counted } from '@toam/contracts/page';
import { needListModes, type NeedListMode, type NeedQuery } from '@toam/contracts/need/need.endpoints';
import { budgetText } from '@toam/pickers/need/need-labels';
import { needListText as text, needListText } from '../need/need-list.text';
import { NeedDrawer, loadNeedDrawer, warmNeedDrawer } from '../need/need-drawer';
import { needQueries } from '../need/need.queries';
import { CountedNeeds, MatchedCount, OpenNeed, NeedStatusTag, purposeText, CustomerPhone } from './need-cells';
import { menuColumn, needListColumns } from './need-list.columns';
import { filterColumns } from './need-list.filters';
import { needSearch, queryOf, type NeedSearch } from './need-list.search';
import * as css from './need-list.module.css';
import { paths } from '../paths';
import { needDrawerParams } from '../need/drawer/need-drawer.search';
import { NeedMenu } from '../need/need-menu';

/** Purpose, type and districts in one line: "Mua · Nhà phố · Bình Thạnh". 'Phường 4' alone would be ambiguous. */
const wishLine = (need: NeedRow): string =>
  [purposeText(need), need.names.property_type.join(', '), need.names.province.join(', ')].filter(Boolean).join(' · ');

/** A need on a phone: customer, price, type and place. */
const NeedCard = ({ need }: { need: NeedRow }) => (
  <Stack as="article" gap={2} height="100%" size={12} tone="text2">
    <Row gap={8} justify="between" size={14} tone="text" weight={600}>
      <span className="ellipsis">{need.customer.name}</span>
      <Text flex="none">{budgetText(need)}</Text>
    </Row>
    <Row gap={8}>
      <Text tone="text3">#{need.id}</Text>
      <Text flex={1}>
        <CustomerPhone customer={need.customer} />
      </Text>
      <NeedStatusTag status={need.status} />
    </Row>
    <Text flex="none" ellipsis>
      {wishLine(need)}
    </Text>
    <Row gap={8} className={css.foot}>
      <Text flex={1}>
        <MatchedCount needId={need.id} /> {needListText.fitting}
      </Text>
      <Text as="time" tone="text3">
        {formatAgo(need.created_at)}
      </Text>
      {need.user && <Avatar id={need.user.id} name={need.user.name} image={need.user.avatar} size={20} />}
      <NeedMenu need={need}>
        <IconButton className={css.menu} aria-label={needListText.actions(need.id)}>
          <DotsThreeVerticalIcon size={20} weight="bold" />
        </IconButton>
      </NeedMenu>
    </Row>
  </Stack>
);

const card = (need: NeedRow) => <NeedCard need={need} />;

/** A sheet has no menus. The number under the customer's name gets its own column. */
const sheet = { leftOut: [menuColumn], split: { customer: ['phone_number'] } };

const statuses = [NeedStatus.unresolved, NeedStatus.resolved].map((status) => ({
  value: status,
  label: needStatusText[status],
}));

/** 'Tạo mới': opens the form of a new need. It is a plain button if the screen shows another one. Specification 2 §2. */
function CreateNeedButton({ isPlain = false }: { isPlain?: boolean }) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  return (
    <Button
      type={isPlain ? 'default' : 'primary'}
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      onClick={() => void navigate(paths.newNeed)}
    >
      {needListText.create}
    </Button>
  );
}

/** Marks the history entry of an opened drawer: the entry before it is the list. */
const fromList = { needFromList: true };

/**
 * Opens a need's drawer as a new history entry, so that back closes it. Opening another need from the drawer replaces
 * the entry.
 */
function useOpenedNeed(opened: number | null): (needId: number, tab?: string) => void {
  const [, change] = useAddressParams();
  const { state } = useLocation() as { state: unknown };
  return (needId, tab) =>
    change(
      (params) => {
        if (needId !== opened) for (const name of needDrawerParams) params.delete(name);
        params.set('need', String(needId));
        if (tab) params.set('tab', tab);
      },
      opened === null ? { state: fromList } : { replace: true, state },
    );
}

interface NeedTabsProps {
  /** The list's query. A badge shows how many needs it finds in each tab. */
  question: NeedQuery;
  /** The count of the open tab's list. When it is there, the other tabs may be counted without slowing the list down. */
  listed: Counted | undefined;
  /** The list failed: nothing is counted, and no pill waits. */
  hasFailed: boolean;
  onChange: (mode: NeedListMode) => void;
}

/** Tất cả, của tôi, được chia sẻ, each with the number of needs found. D64. */
function NeedTabs({ question: query, listed, hasFailed, onChange }: NeedTabsProps) {
  const counts = useQuery({ ...needQueries.tabCounts(query), enabled: listed !== undefined });
  return (
    <CountedTabs
      label={needListText.tabs}
      names={needListText.modes}
      tabs={needListModes}
      open={query.mode}
      onChange={onChange}
      listed={listed}
      counts={{ data: counts.data, isError: counts.isError || hasFailed }}
    />
  );
}

/**
 * Milliseconds that the mouse or the focus rests on a row before its drawer preloads. Passing over rows preloads
 * nothing.
 */
const rest = 150;

/** Milliseconds until the list is on the screen. Then the drawer's code may load without delaying it. */
const settled = 1000;

/** The need of the row under the mouse. 0 elsewhere, and for touch, because a touch may start a scroll. */
function needAt({ target, pointerType }: PointerEvent): number {
  const row = target instanceof Element && pointerType === 'mouse' ? target.closest('[data-row]') : null;
  return Number(row?.getAttribute('data-row'));
}

/** The need of the row with the keyboard focus, in a table that names its active row; 0 elsewhere. */
const needOfKeys = ({ target }: KeyboardEvent): number => {
  const active = target instanceof Element ? target.getAttribute('aria-activedescendant') : null;
  return Number(document.getElementById(active ?? '')?.getAttribute('data-row'));
};

/**
 * Preloads a need's drawer while the mouse or the focus rests on its row, and at the first press of a double click. So
 * the second press finds it loaded. The drawer's code loads on its own, before that.
 */
function useWarmDrawer() {
  const queries = useQueryClient();
  const resting = useRef<{ id: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    const timer = setTimeout(loadNeedDrawer, settled);
    return () => clearTimeout(timer);
  }, []);
  const leave = () => {
    clearTimeout(resting.current?.timer);
    resting.current = null;
  };
  useEffect(() => leave, []);
  const restOn = (id: number) => {
    if (id === resting.current?.id) return;
    leave();
    if (id) resting.current = { id, timer: setTimeout(() => warmNeedDrawer(queries, id), rest) };
  };
  const onPointerOver = (event: PointerEvent) => restOn(needAt(event));
  const onKeyUp = (event: KeyboardEvent) => restOn(needOfKeys(event));
  const onPointerDown = (event: PointerEvent) => {
    const id = needAt(event);
    if (id && event.button === 0) warmNeedDrawer(queries, id);
  };
  return { onPointerOver, onPointerDown, onPointerLeave: leave, onKeyUp };
}

/**
 * /request/list: the customers' needs, page by page. `?need=` opens one in the drawer.
 * Specification 2 §2 "Requests".
 */
export function Component() {
  const address = useListAddress(needSearch, { filterable: filterColumns, kept: ['mode'] });
  const { search, filters, ask } = address;
  const query = queryOf(search, filters.value);
  const page = needQueries.list(query, { page: search.page, size: search.size });
  const needs = useQuery(page);
  const list = useListScreen({
    name: 'request',
    columns: needListColumns,
    ...{ address, question: query },
    query: onePage(needs),
    switchesOn: search.status === null ? 0 : 1,
  });
  useLiveList({ noun: 'request', list: page.queryKey, counts: needQueries.counts });
  const open = useOpenedNeed(search.need);
  const shown = needs.data?.list;
  const counted = useMemo(() => shown?.map(({ id }) => id) ?? [], [shown]);

  const isPhone = useIsPhone();
  const tabs = (
    <NeedTabs
      question={query}
      listed={needs.isPlaceholderData ? undefined : needs.data}
      hasFailed={needs.isError}
      onChange={(mode) => ask({ mode })}
    />
  );

  return (
    <OpenNeed value={open}>
      <CountedNeeds value={counted}>
        <Pane {...useWarmDrawer()}>
          <ScreenTitle
            text={text.title}
            count={list.count}
            actions={
              <>
                <ListMenu {...list.menu} {...sheet} kind="request" />
                <CreateNeedButton />
              </>
            }
          />
          {!isPhone && tabs}
          <FilterBar
            {...list.bar}
            placeholder={text.searchPlaceholder}
            quick={['property_type', 'province']}
            resultText={list.count ? text.seeResults(list.count) : text.seeAll}
            tools={<ListTools {...list.table} />}
          >
            <StatusSelect status={search.status} onChange={(status) => ask({ status })} />
          </FilterBar>
          {isPhone && tabs}
          <ListTable
            {...list.table}
            label={text.table}
            opened={{ id: search.need, onOpen: ({ id }) => open(id), byDoubleClick: true }}
            phoneRow={card}
            empty={
              <EmptyList {...list.empty} pageGone={text.pageGone} filtered={text.emptyFiltered}>
                <EmptyState reason={text.empty[search.mode]}>
                  {search.mode !== 'shared' && <CreateNeedButton isPlain />}
                </EmptyState>
              </EmptyList>
            }
          />
          <ListPager {...list.pager} size={search.size} onSize={(size) => ask({ size })} />
        </Pane>
        {search.need !== null && <NeedDrawer needId={search.need} />}
      </CountedNeeds>
    </OpenNeed>
  );
}

interface StatusSelectProps {
  status: NeedSearch['status'];
  onChange: (status: NeedSearch['status']) => void;
}

/** Chưa xử lý, đã xử lý, or both. */
function StatusSelect({ status, onChange }: StatusSelectProps) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Select
      className={css.status}
      aria-label={text.status}
      placeholder={text.anyStatus}
      allowClear
      size={size}
      value={status}
      options={statuses}
      onChange={(next: NeedSearch['status'] | undefined) => onChange(next ?? null)}
    />
  );
}
