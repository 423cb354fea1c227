import { useInfiniteQuery } from '@tanstack/react-query';
import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importStateText } from '@toam/contracts/texts/customer-import';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import type { ImportState } from '@toam/domain/customer-import/customer-import-access';
import { Button, formatAgo, formatDateTime, formatNumber, ScreenState, StatusTag, type Tone } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { importQueries } from './customer-import.queries';

const toneOf: Record<ImportState, Tone> = {
  columns: 'warning',
  checking: 'info',
  checked: 'warning',
  storing: 'info',
  stored: 'success',
  undoing: 'info',
  undone: 'neutral',
};

/** The import's outcome in a few words. */
function resultOf({ state, outcome, undone }: CustomerImport): string {
  if (state === 'stored') return text.pastOutcome(formatNumber(outcome.created), formatNumber(outcome.merged));
  if (state === 'undone')
    return text.pastUndone(formatNumber(undone.deleted + undone.given_back), formatNumber(undone.kept));
  return text.notStored;
}

/** Earlier imports, newest first: person, time, number of rows, and a link to each. */
export function PastImports() {
  const imports = useInfiniteQuery(importQueries.list());
  return (
    <section className="import-past" aria-labelledby="import-past-title">
      <h2 id="import-past-title">{text.past}</h2>
      <ScreenState query={imports}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <p className="import-hint">{text.noPast}</p>;
          return (
            <>
              <ul>
                {list.map((one) => (
                  <PastImport key={one.id} one={one} />
                ))}
              </ul>
              {imports.hasNextPage && (
                <Button loading={imports.isFetchingNextPage} onClick={() => void imports.fetchNextPage()}>
                  {text.morePast}
                </Button>
              )}
            </>
          );
        }}
      </ScreenState>
    </section>
  );
}

const PastImport = ({ one }: { one: CustomerImport }) => (
  <li>
    <Link to={paths.customerImport(one.id)}>
      <b className="ellipsis">{one.file_name}</b>
      <span className="import-past-who ellipsis">{one.user}</span>
      <time title={formatDateTime(one.created_at)}>{formatAgo(one.created_at)}</time>
      <span className="import-past-rows">{text.pastRows(formatNumber(one.counts.rows))}</span>
      <span className="import-past-result ellipsis">{resultOf(one)}</span>
      <StatusTag tone={toneOf[one.state]}>{importStateText[one.state]}</StatusTag>
    </Link>
  </li>
);
