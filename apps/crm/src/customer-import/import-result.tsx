import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { ImportShows } from '@toam/sheet-import/import-shows';
import { Alert, Button, confirm, formatDate, formatNumber, useUrlState } from '@toam/ui/core';
import { ArrowCounterClockwiseIcon, CheckCircleIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useImportStep } from './customer-import.queries';
import { ImportMenu } from './import-menu';
import { ImportRows } from './import-rows';
import { importSearch } from './import.search';

/** The result of the import, and the undo. */
export function ImportResult({ one }: { one: CustomerImport }) {
  const [{ show }, change] = useUrlState(importSearch);
  const { counts, outcome, undone } = one;
  const shows = [
    { show: 'all', label: text.showAll, count: counts.rows, tone: 'neutral' },
    { show: 'valid', label: text.showStored, count: counts.valid, tone: 'success' },
    { show: 'duplicate', label: text.showDuplicate, count: counts.duplicates, tone: 'warning' },
    { show: 'error', label: text.showNotStored, count: outcome.failed, tone: 'error' },
    { show: 'kept', label: text.showKept, count: undone.kept, tone: 'warning' },
  ] as const;
  return (
    <>
      <div className="import-rows-area">
        <Summary one={one} />
        {one.can.see_rows ? (
          <>
            <ImportShows
              shows={shows}
              shown={show}
              onShow={(next) => change({ show: next, page: 1 }, { replace: true })}
            />
            <ImportRows one={one} onDecide={undefined} />
          </>
        ) : (
          <Alert type="info" showIcon title={text.cleared} />
        )}
      </div>
      <ResultFoot one={one} />
    </>
  );
}

function Summary({ one: { state, outcome, undone } }: { one: CustomerImport }) {
  const isUndone = state === 'undone';
  const figures = isUndone
    ? ([
        [text.deleted, undone.deleted],
        [text.givenBack, undone.given_back],
        [text.kept, undone.kept],
      ] as const)
    : ([
        [text.created, outcome.created],
        [text.merged, outcome.merged],
        [text.skipped, outcome.skipped],
        [text.failed, outcome.failed],
      ] as const);
  return (
    <section className="import-summary">
      <h2>
        {isUndone ? (
          <ArrowCounterClockwiseIcon size={22} color="var(--text2)" />
        ) : (
          <CheckCircleIcon size={22} weight="fill" color="var(--success)" />
        )}
        {isUndone ? text.doneUndone : text.done(formatNumber(outcome.created + outcome.merged))}
      </h2>
      <dl>
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ResultFoot({ one }: { one: CustomerImport }) {
  const navigate = useNavigate();
  const step = useImportStep(one.id);
  const undo = () =>
    void confirm({
      title: text.undoSure,
      description: text.undoNote(formatNumber(one.outcome.created)),
      danger: true,
    }).then((sure) => sure && step.mutate({ do: 'undo' }));
  return (
    <footer className="import-foot">
      <ImportMenu one={one} />
      {one.can.undo && (
        <Button danger icon={<ArrowCounterClockwiseIcon size={16} />} loading={step.isPending} onClick={undo}>
          {text.undo}
        </Button>
      )}
      <span className="ta-grow import-hint">
        {one.can.undo && one.undo_until !== null && text.undoUntil(formatDate(one.undo_until))}
      </span>
      <Link className="import-foot-link" to={paths.customerImports}>
        {text.another}
      </Link>
      <Button type="primary" onClick={() => navigate(paths.customers)}>
        {text.seeCustomers}
      </Button>
    </footer>
  );
}
