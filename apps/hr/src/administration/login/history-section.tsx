import { useQuery } from '@tanstack/react-query';
import type { SignIn } from '@toam/contracts/sign-in/sign-in';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { EmptyState, formatNumber, ScreenState, StatusTag } from '@toam/ui/core';
import { ListPager } from '@toam/ui/list';
import { DeviceCell, IpCell, MomentCell, PlaceCell } from './sign-in-cells';
import { SignInRow, SignInTable, SignInSection, useLastPage } from './sign-in-table';
import * as css from './sign-in.module.css';
import { historyPageSize, signInQueries } from './sign-in.queries';

const columns = {
  titles: [text.device, text.ip, text.place, text.signedInAt, text.state],
  widths: 'minmax(150px, 1.2fr) 124px minmax(140px, 1fr) 148px 132px',
  row: css.signIn,
};

interface HistorySectionProps {
  userId: number;
  page: number;
  onPage: (page: number) => void;
}

/** A person's sign-ins of the last year, newest first, 10 per page. Specification 2 §2, §9. */
export function HistorySection({ userId, page, onPage }: HistorySectionProps) {
  const history = useQuery(signInQueries.history(userId, page));
  useLastPage({ data: history.isPlaceholderData ? undefined : history.data, page, onPage });
  const total = history.data?.total;
  return (
    <SignInSection
      title={text.history}
      count={total === undefined ? undefined : formatNumber(total)}
      note={text.keptFor}
    >
      <ScreenState query={history}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState reason={text.noSignIns} />
          ) : (
            <SignInTable label={text.history} columns={columns} isStale={history.isPlaceholderData}>
              {list.map((signIn) => (
                <HistoryRow key={signIn.id} signIn={signIn} />
              ))}
            </SignInTable>
          )
        }
      </ScreenState>
      <ListPager label={text.history} page={page} onPage={onPage} size={historyPageSize} total={total} />
    </SignInSection>
  );
}

const HistoryRow = ({ signIn }: { signIn: SignIn }) => (
  <SignInRow columns={columns}>
    <DeviceCell device={signIn} />
    <IpCell ip={signIn.ip_address} />
    <PlaceCell place={signIn.location} />
    <MomentCell at={signIn.created_at} />
    <StatusTag tone={signIn.is_live ? 'success' : 'neutral'}>
      {signIn.is_live ? text.signedIn : text.signedOut}
    </StatusTag>
  </SignInRow>
);
