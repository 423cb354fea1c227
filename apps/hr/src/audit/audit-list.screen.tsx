import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { auditPageSize, type AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { auditNounText, auditText as text } from '@toam/contracts/texts/audit';
import { exportText } from '@toam/contracts/texts/export';
import { listText } from '@toam/contracts/texts/list';
import { useLive } from '@toam/live/live';
import { useExportItems } from '@toam/list-screen/export-items';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { Button, Dropdown, EmptyState, formatTotal, useIsPhone } from '@toam/ui/core';
import {
  ColumnSettings,
  FilterBar,
  ListPager,
  ListTable,
  onePage,
  useColumnLayout,
  type ColumnLayout,
} from '@toam/ui/heavy';
import { ArrowClockwiseIcon, FileXlsIcon, XIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { AuditCard } from './audit-card';
import { auditColumns } from './audit-list.columns';
import './audit.css';
import { filterColumns } from './audit-list.filters';
import { isNarrowed, questionOf, useAuditAddress, type AuditSearch } from './audit-list.search';
import { AuditPanel } from './audit.panel';
import { auditQueries, type AuditAsked } from './audit.queries';

const card = (row: AuditRow) => <AuditCard row={row} />;
const quick = filterColumns.map(({ key }) => key);

/** /admin/audit: who did what to which record, newest first; `?noun=house&record=12` is one record's. Role 1. Issue 5. */
export function Component() {
  const { search, filters, change, ask, filter, clear } = useAuditAddress();
  const isPhone = useIsPhone();
  const question = questionOf(search, filters);
  const list = auditQueries.list(question, { page: search.page, size: auditPageSize });
  const entries = useQuery(list);
  const layout = useColumnLayout('audit', useUser().id, auditColumns);
  const { open, close } = useOpenedRow(search.open, change);
  const fresh = useFresh(entries.dataUpdatedAt);
  const { total, total_capped, list: rows = [] } = entries.data ?? {};
  const count = total === undefined ? undefined : formatTotal(total, total_capped);

  return (
    <div className="audit-list">
      <FilterBar
        search={{
          value: search.search,
          placeholder: text.searchPlaceholder,
          onSearch: (words) => ask({ search: words }, { replace: true }),
        }}
        columns={filterColumns}
        quick={quick}
        filters={{ value: filters, onChange: filter }}
        switchesOn={search.record === null ? 0 : 1}
        resultText={count ? text.seeResults(count) : text.seeAll}
        counting={entries.isPlaceholderData}
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
            {!isPhone && <ColumnSettings layout={layout} />}
            <ExportMenu question={question} layout={layout} count={count} />
          </>
        }
      />
      {search.record !== null && <OnlyRecord search={search} onClear={() => ask({ noun: null, record: null })} />}
      <ListTable
        label={text.table}
        query={onePage(entries)}
        question={JSON.stringify([question, search.page])}
        layout={layout}
        opened={{ id: search.open, onOpen: open }}
        phoneRow={card}
        empty={
          <NoEntries
            page={search.page}
            narrowed={isNarrowed(search, filters)}
            onClear={clear}
            onFirstPage={() => ask({})}
          />
        }
      />
      {total_capped && search.page * auditPageSize >= (total ?? 0) && <p className="audit-older">{text.older}</p>}
      <ListPager page={search.page} onPage={(page) => ask({ page })} size={auditPageSize} total={total} />
      {search.open !== null && <AuditPanel id={search.open} rows={rows} onOpen={open} onClose={close} />}
    </div>
  );
}

/** Whether somebody changed something since the list was read: it is offered, for a list under one's eyes must not jump. */
function useFresh(readAt: number): boolean {
  const [changedAt, setChangedAt] = useState(0);
  useLive('record.changed', () => setChangedAt(Date.now()));
  return changedAt > readAt && readAt > 0;
}

/** Whose entries alone are shown, and the way back to all. */
const OnlyRecord = ({ search: { noun, record }, onClear }: { search: AuditSearch; onClear: () => void }) => (
  <div className="audit-one-record">
    <span>{text.onlyRecord(`${noun ? auditNounText[noun] : text.record} #${record}`)}</span>
    <button type="button" className="ta-icon-button ta-bare" aria-label={text.everyRecord} onClick={onClear}>
      <XIcon size={14} />
    </button>
  </div>
);

interface ExportMenuProps {
  question: AuditAsked;
  layout: ColumnLayout<AuditRow>;
  count: string | undefined;
}

/** What stands in one cell on the screen has columns of its own in the sheet. */
const split = { record: ['noun', 'record_id', 'count'] };

function ExportMenu({ question, layout, count }: ExportMenuProps) {
  const isPhone = useIsPhone();
  const { busy, items } = useExportItems({ kind: 'audit', question, layout, split }, count);
  return (
    <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
      <Button
        icon={<FileXlsIcon size={isPhone ? 20 : 16} />}
        loading={busy}
        {...(isPhone && { size: 'large', 'aria-label': exportText.menu })}
      >
        {!isPhone && exportText.menu}
      </Button>
    </Dropdown>
  );
}

interface NoEntriesProps {
  page: number;
  narrowed: boolean;
  onClear: () => void;
  onFirstPage: () => void;
}

/** 'No Data', why, and the way out. */
function NoEntries({ page, narrowed, onClear, onFirstPage }: NoEntriesProps) {
  if (page > 1)
    return (
      <EmptyState reason={text.pageGone}>
        <Button onClick={onFirstPage}>{text.firstPage}</Button>
      </EmptyState>
    );
  if (!narrowed) return <EmptyState reason={text.empty} />;
  return (
    <EmptyState reason={text.emptyFiltered}>
      <Button onClick={onClear}>{listText.clearFilters}</Button>
    </EmptyState>
  );
}
