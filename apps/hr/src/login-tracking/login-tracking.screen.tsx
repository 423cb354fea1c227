import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { listText } from '@toam/contracts/texts/list';
import { signInText as text } from '@toam/contracts/texts/sign-in';
import { useLiveList } from '@toam/live/live-list';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { Button, EmptyState, useUrlState } from '@toam/ui/core';
import { ListPager, ListTable, onePage, SearchBox, SortMenu, useColumnLayout, type ListSort } from '@toam/ui/heavy';
import { signInQueries, type SummaryRow } from '../login/sign-in.queries';
import '../login/sign-in.css';
import { FailuresButton, FailuresDialog } from './failures.dialog';
import { LoginCard } from './login-card';
import './login-tracking.css';
import { loginColumns } from './login-tracking.columns';
import { loginTrackingSearch } from './login-tracking.search';
import { SignInDetailsDialog } from './sign-in-details.dialog';

const card = (row: SummaryRow) => <LoginCard {...row} />;

/** /admin/tracking: from where and with what everybody signed in last; `?user=` shows one person's. Specification 2 §2, D23. */
export function Component() {
  const [search, change] = useUrlState(loginTrackingSearch);
  const question = {
    ...{ search: search.search, sortColumn: search.sort, sortOrder: search.order },
    ...{ page: search.page, size: search.size },
  };
  const summaries = useQuery(signInQueries.summaries(question));
  useLiveList({ noun: 'sign-in', list: signInQueries.summaries(question).queryKey });
  const { open, close } = useOpenedRow(search.user, (patch, options) =>
    change({ user: patch.open, devices: 1, history: 1 }, options),
  );
  const layout = useColumnLayout('sign-in', useUser().id, loginColumns);
  const ask: typeof change = (patch, options) => change({ page: 1, ...patch }, options);
  const sorting = {
    value: { column: search.sort, direction: search.order },
    onChange: ({ column, direction }: ListSort) =>
      ask({ sort: loginTrackingSearch.shape.sort.parse(column), order: direction }),
  };

  return (
    <div className="login-tracking">
      <div className="login-tools" role="search">
        <SearchBox
          value={search.search}
          placeholder={text.search}
          onSearch={(words) => ask({ search: words }, { replace: true })}
        />
        <FailuresButton onOpen={() => change({ failed: 1 })} />
        <SortMenu columns={loginColumns} {...sorting} />
      </div>
      <ListTable
        label={text.table}
        query={onePage(summaries)}
        question={JSON.stringify(question)}
        layout={layout}
        sort={sorting}
        opened={{ id: search.user, onOpen: open }}
        phoneRow={card}
        empty={
          <EmptyState reason={text.nobody}>
            <Button onClick={() => ask({ search: '' })}>{listText.clearFilters}</Button>
          </EmptyState>
        }
      />
      <ListPager
        page={search.page}
        onPage={(page) => change({ page })}
        size={search.size}
        onSize={(size) => ask({ size })}
        total={summaries.data?.total}
      />
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
    </div>
  );
}
