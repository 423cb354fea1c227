import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea, ImportSummary } from '@toam/sheet-import/import-rows';
import { ImportShows } from '@toam/sheet-import/import-shows';
import { Button, Cell, confirm, formatDate, formatNumber, Text, useUrlState } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
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
      <ImportRowsArea>
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
      </ImportRowsArea>
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
    <ImportSummary
      isUndone={isUndone}
      title={isUndone ? text.doneUndone : text.done(formatNumber(outcome.created + outcome.merged))}
      figures={figures.map(([label, count]) => [label, formatNumber(count)])}
    />
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
    <ImportFoot>
      <ImportMenu one={one} />
      {one.can.undo && (
        <Button danger icon={<ArrowCounterClockwiseIcon size={16} />} loading={step.isPending} onClick={undo}>
          {text.undo}
        </Button>
      )}
      <Cell as="span" tone="text2">
        {one.can.undo && one.undo_until !== null && text.undoUntil(formatDate(one.undo_until))}
      </Cell>
      <Text as={Link} tone="teal" nowrap to={paths.customerImports}>
        {text.another}
      </Text>
      <Button type="primary" onClick={() => navigate(paths.customers)}>
        {text.seeCustomers}
      </Button>
    </ImportFoot>
  );
}
