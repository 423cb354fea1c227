import { useQuery } from '@tanstack/react-query';
import type { NeedRow } from '@toam/contracts/request/request.schema';
import { needStatusText } from '@toam/contracts/request/need.text';
import { needListText as text } from '../need/need-list.text';
import { NeedStatus } from '@toam/domain/need-values';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import { EmptyState, Pane, ScreenTitle, useIsPhone } from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage } from '@toam/ui/list';
import { Select } from '@toam/ui/select';
import { useMemo } from 'react';
import { NeedDrawer } from '../need/need-drawer';
import { needQueries } from '../need/need.queries';
import { CreateNeedButton } from './create-need-button';
import { NeedCard } from './need-card';
import { CountedNeeds } from './need-counts';
import { OpenNeed } from './need-link';
import { menuColumn, needColumns } from './need-list.columns';
import { filterColumns } from './need-list.filters';
import { needSearch, queryOf, type NeedSearch } from './need-list.search';
import { NeedTabs } from './need-tabs';
import { useOpenedNeed } from './use-opened-need';
import { useWarmDrawer } from './use-warm-drawer';
import * as css from './need-list.module.css';

const card = (need: NeedRow) => <NeedCard need={need} />;

/** A sheet has no menus. The number under the customer's name gets its own column. */
const sheet = { leftOut: [menuColumn], split: { customer: ['phone_number'] } };

const statuses = [NeedStatus.unresolved, NeedStatus.resolved].map((status) => ({
  value: status,
  label: needStatusText[status],
}));

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
    columns: needColumns,
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
