import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FailedSignIn } from '@toam/contracts/sign-in/sign-in';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { Button, confirm, formatNumber, StatusTag, toast } from '@toam/ui/core';
import { ListPager } from '@toam/ui/list';
import { clsx } from 'clsx';
import { IpCell, MomentCell } from './sign-in-cells';
import { SignInRow, SignInTable, SignInSection, useLastPage } from './sign-in-table';
import * as css from './sign-in.module.css';
import { failurePageSize, letInAgain, signInQueries } from './sign-in.queries';

const columns = {
  titles: [text.employee, text.ip, text.tries, text.firstTry, text.lastTry, text.state, text.actions],
  widths: 'minmax(110px, 1fr) 104px 72px 136px 136px 108px 140px',
  row: clsx(css.failure, css.actionsLast),
};

interface FailureSectionProps {
  /** The person; left out: everybody. */
  userId?: number;
  page: number;
  onPage: (page: number) => void;
}

/** Wrong passwords: the person, from where, when and how often. Renders nothing if there are none. D23. */
export function FailureSection({ userId, page, onPage }: FailureSectionProps) {
  const failures = useQuery(signInQueries.failures(userId, page));
  useLastPage({ data: failures.isPlaceholderData ? undefined : failures.data, page, onPage });
  const { list = [], total = 0 } = failures.data ?? {};
  if (total === 0) return null;
  return (
    <SignInSection title={text.failures} count={formatNumber(total)} note={text.failuresKeptFor}>
      <SignInTable label={text.failures} columns={columns} isStale={failures.isPlaceholderData}>
        {list.map((failed) => (
          <FailureRow key={`${failed.user.id} ${failed.ip_address}`} failed={failed} />
        ))}
      </SignInTable>
      {total > failurePageSize && (
        <ListPager label={text.failures} page={page} onPage={onPage} size={failurePageSize} total={total} />
      )}
    </SignInSection>
  );
}

function FailureRow({ failed }: { failed: FailedSignIn }) {
  const queries = useQueryClient();
  const { id, name } = failed.user;
  const release = async () => {
    const query = { title: text.releaseSure(name), description: text.releaseNote };
    if (await confirm(query, async () => void (await letInAgain(queries, id)))) toast.success(text.released(name));
  };
  return (
    <SignInRow columns={columns}>
      <span className="ellipsis" title={name}>
        {name}
      </span>
      <IpCell ip={failed.ip_address} />
      <span>{formatNumber(failed.tries)}</span>
      <MomentCell at={failed.first_at} />
      <MomentCell at={failed.last_at} />
      <StatusTag tone={failed.is_limited ? 'error' : 'neutral'}>
        {failed.is_limited ? text.limited : text.notLimited}
      </StatusTag>
      <Button aria-label={`${text.release}: ${name}`} onClick={() => void release()}>
        {text.release}
      </Button>
    </SignInRow>
  );
}
