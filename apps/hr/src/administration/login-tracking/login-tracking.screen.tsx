import { useQuery } from '@tanstack/react-query';
import { listText } from '@toam/contracts/texts/list';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { useLiveList } from '@toam/live/live-list';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { Button, Cell, EmptyState, Pane, Row } from '@toam/ui/core';
import { ListPager, ListTable, onePage, SearchBox, SortMenu } from '@toam/ui/list';
import { signInQueries, type SummaryRow } from '../login/sign-in.queries';
import { FailuresButton, FailuresDialog } from './failures.dialog';
import { LoginCard } from './login-card';
import { loginColumns } from './login-tracking.columns';
import * as css from './login-tracking.module.css';
import { loginTrackingSearch } from './login-tracking.search';
import { SignInDetailsDialog } from './sign-in-details.dialog';

const card = (row: SummaryRow) => <LoginCard {...row} />;

/** /admin/tracking: everybody's last sign-in, its place and device. `?user=` shows one person's sign-ins. Specification 2 §2, D23. */
export function Component() {
  const address = useListAddress(loginTrackingSearch);
  const { search, change, ask } = address;
  const query = {
    ...{ search: search.search, sortColumn: search.sort, sortOrder: search.order },
    ...{ page: search.page, size: search.size },
  };
  const page = signInQueries.summaries(query);
  const list = useListScreen({
    name: 'sign-in',
    columns: loginColumns,
    ...{ address, question: query },
    query: onePage(useQuery(page)),
  });
  useLiveList({ noun: 'sign-in', list: page.queryKey });
  const { open, close } = useOpenedRow(search.user, (patch, options) =>
    change({ user: patch.open, devices: 1, history: 1 }, options),
  );
  return (
    <Pane>
      <Row flex="none" gap={8} padX={16} padY={[10, 8]} role="search">
        <SearchBox {...list.bar.search} placeholder={text.search} className={css.search} />
        <FailuresButton onOpen={() => change({ failed: 1 })} />
        <Cell phone="hidden" />
        <SortMenu columns={loginColumns} {...address.sort} />
      </Row>
      <ListTable
        {...list.table}
        label={text.table}
        opened={{ id: search.user, onOpen: open }}
        phoneRow={card}
        empty={
          <EmptyState reason={text.nobody}>
            <Button onClick={() => ask({ search: '' })}>{listText.clearFilters}</Button>
          </EmptyState>
        }
      />
      <ListPager {...list.pager} size={search.size} onSize={(size) => ask({ size })} />
      {search.failed !== null && (
        <FailuresDialog
          page={search.failed}
          onPage={(failed) => change({ failed }, { replace: true })}
          onClose={() => change({ failed: null })}
        />
      )}
      {search.user !== null && (
        <SignInDetailsDialog
          userId={search.user}
          pages={{ devices: search.devices, history: search.history }}
          onPages={(pages) => change(pages, { replace: true })}
          onClose={close}
        />
      )}
    </Pane>
  );
}
