import { useInfiniteQuery } from '@tanstack/react-query';
import { staffImportScreenText as text } from '@toam/contracts/texts/staff-import-screen';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { Button, formatAgo, formatDateTime, formatNumber, ScreenState, StatusTag } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { staffImportQueries } from './staff-import.queries';

/** Past imports, newest first: who, when, how many, and a link to each. */
export function PastStaffImports() {
  const imports = useInfiniteQuery(staffImportQueries.list());
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

const tones = { undone: 'neutral', stored: 'success', checked: 'warning' } as const;

/** The state of an import in a few words. */
function resultOf({ stored_at, undone_at, stored, kept }: UserImport): string {
  if (stored_at === null) return text.notStored;
  if (undone_at === null) return text.pastOutcome(formatNumber(stored));
  return text.pastUndone(formatNumber(stored - kept.length), formatNumber(kept.length));
}

function PastImport({ one }: { one: UserImport }) {
  const state = one.undone_at !== null ? 'undone' : one.stored_at !== null ? 'stored' : 'checked';
  return (
    <li>
      <Link to={paths.staffImportOf(one.id)}>
        <b className="ellipsis">{one.file_name}</b>
        <span className="import-past-who ellipsis">{one.user}</span>
        <time title={formatDateTime(one.created_at)}>{formatAgo(one.created_at)}</time>
        <span className="import-past-rows">{text.pastRows(formatNumber(one.counts.rows))}</span>
        <span className="import-past-result ellipsis">{resultOf(one)}</span>
        <StatusTag tone={tones[state]}>{text.pastState[state]}</StatusTag>
      </Link>
    </li>
  );
}
