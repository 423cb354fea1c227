import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { dayStart } from '@toam/domain/day';
import { EmptyList } from '@toam/list-screen/empty-list';
import { pageNumber, pageSize, recordId } from '@toam/list-screen/list-search';
import { useLiveList } from '@toam/live/live-list';
import { EmptyState, Pane, useUrlState } from '@toam/ui/core';
import { ListPager, ListTable, onePage, useColumnLayout } from '@toam/ui/list';
import { z } from 'zod';
import { checkinFlowText as text } from '../checkin-flow.text';
import { monitorColumns, MonitorCard } from './checkin-monitor.columns';
import { monitorQuery, type NumberedRow } from './checkin-monitor.queries';
import { MonitorFilters, type MonitorAsked } from './monitor-filters';

/** What the monitor keeps in the address bar. Invalid values fall back to defaults and never throw. */
const monitorSearch = z.object({
  date: z.iso.date().nullable().catch(null),
  user: recordId,
  page: pageNumber,
  size: pageSize(20),
});

const card = (row: NumberedRow) => <MonitorCard row={row} />;

/** /checkin/manage: who checked in and out, when and where, newest first; live. Specification 3 §2.3. */
export function Component() {
  const [{ date, user, page, size }, change] = useUrlState(monitorSearch);
  const asked = monitorQuery({
    ...{ page, size },
    ...(date !== null && { date: dayStart(date) }),
    ...(user !== null && { user }),
  });
  const found = useQuery(asked);
  const layout = useColumnLayout('checkin', useUser().id, monitorColumns);
  useLiveList({ noun: 'checkin', list: asked.queryKey });
  const ask = (patch: Partial<MonitorAsked>) => change({ ...patch, page: 1 });
  return (
    <Pane>
      <MonitorFilters date={date} user={user} onAsk={ask} />
      <ListTable
        label={text.monitorTable}
        query={onePage(found)}
        question={JSON.stringify([date, user, page, size])}
        layout={layout}
        phoneRow={card}
        empty={
          <EmptyList
            page={page}
            conditions={[date, user].filter((one) => one !== null).length}
            onFirstPage={() => change({ page: 1 })}
            onClear={() => ask({ date: null, user: null })}
            pageGone={text.pageGone}
            filtered={text.nobodyFiltered}
          >
            <EmptyState reason={text.nobodyYet} />
          </EmptyList>
        }
      />
      <ListPager
        page={page}
        onPage={(next) => change({ page: next })}
        size={size}
        onSize={(next) => change({ size: next, page: 1 })}
        total={found.data?.total}
      />
    </Pane>
  );
}
