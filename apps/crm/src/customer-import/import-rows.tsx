import { useQuery } from '@tanstack/react-query';
import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { RowTable } from '@toam/sheet-import/row-table';
import { EmptyState, ScreenState, useUrlState } from '@toam/ui/core';
import { ListPager } from '@toam/ui/list';
import { importQueries, rowsAPage } from './customer-import.queries';
import { columnTitle, shownColumns } from './import-sheet';
import { importSearch } from './import.search';
import { type DecideProps, RowState } from './row-state';

/** The rows of the file, page by page. Each error is shown at its cell. */
export function ImportRows({ one, onDecide }: { one: CustomerImport } & DecideProps) {
  const [{ show, page }, change] = useUrlState(importSearch);
  const rows = useQuery(importQueries.rows(one, show, page));
  return (
    <ScreenState query={rows}>
      {({ list, total }) =>
        list.length === 0 ? (
          <EmptyState reason={text.emptyShow} />
        ) : (
          <>
            <RowTable
              rows={list}
              columns={shownColumns(one).map((at) => ({ at, title: columnTitle(one, at) }))}
              busy={rows.isPlaceholderData}
              stateOf={(row) => <RowState row={row} onDecide={onDecide} />}
            />
            <ListPager
              page={page}
              size={rowsAPage}
              total={total}
              onPage={(next) => change({ page: next }, { replace: true })}
            />
          </>
        )
      }
    </ScreenState>
  );
}
