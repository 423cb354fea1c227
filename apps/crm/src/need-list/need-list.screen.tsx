import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { needSortColumns } from '@toam/contracts/request/request.endpoints';
import type { NeedRow } from '@toam/contracts/request/request.schema';
import { needStatusText } from '@toam/contracts/texts/need';
import { needListText as text } from '@toam/contracts/texts/need-list';
import { NeedStatus } from '@toam/domain/need-values';
import { useLiveList } from '@toam/live/live-list';
import { formatTotal, ScreenTitle, useIsPhone } from '@toam/ui/core';
import {
  ColumnSettings,
  FilterBar,
  ListPager,
  ListTable,
  onePage,
  Select,
  SortMenu,
  useColumnLayout,
  type ListSort,
} from '@toam/ui/heavy';
import { useMemo } from 'react';
import { NeedDrawer } from '../need/need-drawer';
import { needQueries } from '../need/need.queries';
import { CreateNeedButton } from './create-need-button';
import { NeedCard } from './need-card';
import { CountedNeeds } from './need-counts';
import { OpenNeed } from './need-link';
import { needColumns } from './need-list.columns';
import './need-list.css';
import { filterColumns } from './need-list.filters';
import { NeedListMenu } from './need-list.menu';
import { questionOf, useNeedAddress, type NeedSearch } from './need-list.search';
import { NeedTabs } from './need-tabs';
import { NoNeeds } from './no-needs';
import { useOpenedNeed } from './use-opened-need';
import { useWarmDrawer } from './use-warm-drawer';

const card = (need: NeedRow) => <NeedCard need={need} />;

const statuses = [NeedStatus.unresolved, NeedStatus.resolved].map((status) => ({
  value: status,
  label: needStatusText[status],
}));

/**
 * /request/list: what customers want, a page at a time; `?need=` opens one in the drawer.
 * Specification 2 §2 "Requests".
 */
export function Component() {
  const user = useUser();
  const isPhone = useIsPhone();
  const { search, filters, ask, filter, clear } = useNeedAddress();
  const layout = useColumnLayout('request', user.id, needColumns);
  const question = questionOf(search, filters);
  const list = needQueries.list(question, { page: search.page, size: search.size });
  const needs = useQuery(list);
  useLiveList({ noun: 'request', list: list.queryKey, counts: needQueries.counts });
  const open = useOpenedNeed(search.need);

  const shown = needs.data?.list;
  const counted = useMemo(() => shown?.map(({ id }) => id) ?? [], [shown]);
  const count = needs.data && formatTotal(needs.data.total, needs.data.total_capped);
  const filtering = { value: filters, onChange: filter };
  const sorting = {
    value: { column: search.sort, direction: search.order },
    onChange: ({ column, direction }: ListSort) =>
      ask({ sort: needSortColumns.find((one) => one === column) ?? 'id', order: direction }),
  };

  return (
    <OpenNeed value={open}>
      <CountedNeeds value={counted}>
        <div className="need-list" {...useWarmDrawer()}>
          <ScreenTitle
            text={text.title}
            count={count}
            actions={
              <>
                <NeedListMenu question={question} layout={layout} count={count} />
                <CreateNeedButton />
              </>
            }
          />
          <NeedTabs
            question={question}
            listed={needs.isPlaceholderData ? undefined : needs.data}
            onChange={(mode) => ask({ mode })}
          />
          <FilterBar
            search={{
              value: search.search,
              placeholder: text.searchPlaceholder,
              onSearch: (words) => ask({ search: words }, { replace: true }),
            }}
            columns={filterColumns}
            quick={['property_type', 'province']}
            filters={filtering}
            switchesOn={search.status === null ? 0 : 1}
            resultText={count ? text.seeResults(count) : text.seeAll}
            counting={needs.isPlaceholderData}
            tools={
              <>
                <SortMenu columns={needColumns} {...sorting} />
                {!isPhone && <ColumnSettings layout={layout} />}
              </>
            }
          >
            <StatusSelect status={search.status} onChange={(status) => ask({ status })} />
          </FilterBar>
          <ListTable
            label={text.table}
            query={onePage(needs)}
            question={JSON.stringify([question, search.page, search.size])}
            layout={layout}
            sort={sorting}
            filters={filtering}
            opened={{ id: search.need, onOpen: ({ id }) => open(id), byDoubleClick: true }}
            phoneRow={card}
            empty={<NoNeeds search={search} filters={filters} onClear={clear} onFirstPage={() => ask({})} />}
          />
          <ListPager
            page={search.page}
            onPage={(page) => ask({ page })}
            size={search.size}
            onSize={(size) => ask({ size })}
            total={needs.data?.total}
            capped={needs.data?.total_capped}
          />
        </div>
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
      className="need-status-select"
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
