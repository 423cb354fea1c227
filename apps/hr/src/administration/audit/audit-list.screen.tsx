import { useQuery } from '@tanstack/react-query';
import { auditActions, auditNouns } from '@toam/contracts/audit/audit';
import { auditPageSize, type AuditRow, auditQuery, maxCountedEntries } from '@toam/contracts/audit/audit.endpoints';
import { auditNounText, auditText as text, auditActionText } from '@toam/contracts/audit/audit.text';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { recordId, searchWords } from '@toam/list-screen/list-search';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLive } from '@toam/live/live';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import {
  Button,
  EmptyState,
  IconButton,
  Pane,
  Row,
  Stack,
  Text,
  formatAgo,
  formatDateTime,
  NoValue,
} from '@toam/ui/core';
import { ArrowClockwiseIcon, XIcon } from '@toam/ui/icons';
import {
  FilterBar,
  ListPager,
  ListTable,
  onePage,
  type ListColumn,
  type FilterColumn,
  type LoadedOptions,
  type Filters,
} from '@toam/ui/list';
import { useState } from 'react';
import { z } from 'zod';
import { ActionTag, ActorName, AuditCard, Subject, Summary } from './audit-cells';
import * as css from './audit.module.css';
import { AuditPanel } from './audit.panel';
import { auditQueries, type AuditQuery } from './audit.queries';

/** What the list keeps in the address bar besides the column filters. Invalid values fall back to defaults and never throw. */
const auditSearch = z.object({
  search: searchWords,
  /** One record: its noun and id. The record's own page links here. */
  noun: z.enum(auditNouns).nullable().catch(null),
  record: recordId,
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxCountedEntries / auditPageSize)
    .catch(1),
  /** The entry in the panel. */
  open: recordId,
});
type AuditSearch = z.output<typeof auditSearch>;

const { user_id, action, noun } = auditQuery.shape;

/** The one value chosen for a column, as the call takes it. Values unknown to the contract are left out. */
function chosen<Value>(filters: Filters, column: string, values: z.ZodType<Value>): Value | undefined {
  const filter = filters[column];
  return filter?.operation === 'in' ? values.safeParse(filter.values[0]).data : undefined;
}

/** The API query for the address bar. */
function queryOf(search: AuditSearch, filters: Filters): AuditQuery {
  const days = filters.created_at;
  const [from, to] = days?.operation === 'between' ? days.values : [null, null];
  const asked = {
    search: search.search || undefined,
    user_id: chosen(filters, 'user', user_id),
    action: chosen(filters, 'action', action),
    noun: search.noun ?? chosen(filters, 'noun', noun),
    record_id: search.record ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** The list's filters; each takes one value. */
const filterColumns: readonly FilterColumn[] = [
  {
    key: 'user',
    title: text.person,
    filter: {
      kind: 'options',
      one: true,
      options: function usePeople(search: string): LoadedOptions {
        const { data, error, refetch } = useQuery({
          ...staffQueries.found(search),
          select: (found) => found.map(({ id, name }) => ({ value: id, label: name })),
        });
        return { data, error, refetch };
      },
    },
  },
  {
    key: 'action',
    title: text.action,
    filter: {
      kind: 'options',
      one: true,
      options: auditActions.map((value) => ({ value, label: auditActionText[value] })),
    },
  },
  {
    key: 'noun',
    title: text.noun,
    filter: {
      kind: 'options',
      one: true,
      options: auditNouns.map((value) => ({ value, label: auditNounText[value] })),
    },
  },
  { key: 'created_at', title: text.days, filter: { kind: 'days' } },
];

/** Time, actor, action, record, values before, and address of the caller. Issue 5. */
const auditColumns: readonly ListColumn<AuditRow>[] = [
  {
    key: 'created_at',
    title: text.time,
    width: 168,
    pinned: true,
    shape: 'twoLines',
    render: ({ created_at }) => (
      <Stack as="span" nowrap>
        <time>{formatDateTime(created_at)}</time>
        <Text size={12} tone="text3">
          {formatAgo(created_at)}
        </Text>
      </Stack>
    ),
  },
  { key: 'user', title: text.person, width: 200, shape: 'avatar', render: (row) => <ActorName row={row} /> },
  { key: 'action', title: text.action, width: 164, shape: 'tag', render: (row) => <ActionTag {...row} /> },
  { key: 'record', title: text.record, width: 220, shape: 'twoLines', render: (row) => <Subject row={row} /> },
  { key: 'changes', title: text.changes, width: 380, shape: 'twoLines', render: (row) => <Summary row={row} /> },
  {
    key: 'ip',
    title: text.ip,
    width: 128,
    render: ({ ip }) =>
      ip ? (
        <Text size={12} tone="text2" digits>
          {ip}
        </Text>
      ) : (
        <NoValue />
      ),
  },
];

const card = (row: AuditRow) => <AuditCard row={row} />;
/** One cell on the screen becomes several columns in the sheet. */
const split = { record: ['noun', 'record_id', 'count'] };
const quick = filterColumns.map(({ key }) => key);

/** /admin/audit: who did what to which record, newest first. `?noun=house&record=12` shows one record's entries. Role 1. Issue 5. */
export function Component() {
  const address = useListAddress(auditSearch, { filterable: filterColumns });
  const { search, filters, ask } = address;
  const query = queryOf(search, filters.value);
  const entries = useQuery(auditQueries.list(query, { page: search.page, size: auditPageSize }));
  const list = useListScreen({
    name: 'audit',
    columns: auditColumns,
    ...{ address, question: query },
    query: onePage(entries),
    switchesOn: search.record === null ? 0 : 1,
  });
  const fresh = useFresh(entries.dataUpdatedAt);
  const { total, capped } = list.pager;

  return (
    <Pane>
      <Stack flex="none" top={[0, 8]}>
        <FilterBar
          {...list.bar}
          placeholder={text.searchPlaceholder}
          quick={quick}
          resultText={list.count ? text.seeResults(list.count) : text.seeAll}
          tools={
            <>
              {fresh && search.page === 1 && (
                <Button
                  icon={<ArrowClockwiseIcon size={16} />}
                  title={text.refresh}
                  onClick={() => void entries.refetch()}
                >
                  {text.fresh}
                </Button>
              )}
              <ListTools {...list.table} />
              <ListMenu {...list.menu} kind="audit" split={split} />
            </>
          }
        />
      </Stack>
      {search.record !== null && <OnlyRecord search={search} onClear={() => ask({ noun: null, record: null })} />}
      <ListTable
        {...list.table}
        label={text.table}
        phoneRow={card}
        empty={
          <EmptyList
            {...list.empty}
            // a link may have a noun without a record
            conditions={list.empty.conditions + (search.noun === null ? 0 : 1)}
            pageGone={text.pageGone}
            filtered={text.emptyFiltered}
          >
            <EmptyState reason={text.empty} />
          </EmptyList>
        }
      />
      {capped && search.page * auditPageSize >= (total ?? 0) && (
        <Text as="p" padX={16} padY={8} size={12} tone="text2">
          {text.older}
        </Text>
      )}
      {/* the last counted page is the last page */}
      <ListPager {...list.pager} size={auditPageSize} capped={false} />
      {search.open !== null && <AuditPanel id={search.open} panel={list.panel} />}
    </Pane>
  );
}

/** Whether anything changed since the list was read. The screen offers a reload, because a list must not jump while people read it. */
function useFresh(readAt: number): boolean {
  const [changedAt, setChangedAt] = useState(0);
  useLive('record.changed', () => setChangedAt(Date.now()));
  return changedAt > readAt && readAt > 0;
}

/** The record that the list is limited to, and the way back to all entries. */
const OnlyRecord = ({ search: { noun, record }, onClear }: { search: AuditSearch; onClear: () => void }) => (
  <Row self="start" gap={6} padX={4} padY={2} size={13} background="fill" radius="pill" className={css.onlyRecord}>
    <Text padX={8}>{text.onlyRecord(`${noun ? auditNounText[noun] : text.record} #${record}`)}</Text>
    <IconButton aria-label={text.everyRecord} onClick={onClear}>
      <XIcon size={14} />
    </IconButton>
  </Row>
);
