import { useQuery } from '@tanstack/react-query';
import { auditPageSize, type AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { auditNounText, auditText as text } from '@toam/contracts/audit/audit.text';
import { useLive } from '@toam/live/live';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { Button, EmptyState, IconButton, Pane, Row, Stack, Text } from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage } from '@toam/ui/list';
import { ArrowClockwiseIcon, XIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { AuditCard } from './audit-card';
import { auditColumns } from './audit-list.columns';
import { filterColumns } from './audit-list.filters';
import { auditSearch, queryOf, type AuditSearch } from './audit-list.search';
import * as css from './audit.module.css';
import { AuditPanel } from './audit.panel';
import { auditQueries } from './audit.queries';

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
