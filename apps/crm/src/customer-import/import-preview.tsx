import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea } from '@toam/sheet-import/import-rows';
import { ImportShows } from '@toam/sheet-import/import-shows';
import { OnlyIfClean, StoreWords } from '@toam/sheet-import/only-if-clean';
import { Button, Cell, formatNumber, Row, Text, useIsPhone, useUrlState } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { useState } from 'react';
import { useImportStep, type ImportStep } from './customer-import.queries';
import { CustomerSheet } from './customer-sheet';
import { ImportMenu } from './import-menu';
import { ImportRows } from './import-rows';
import { importSearch } from './import.search';
import * as css from './import-preview.module.css';

const decisions = ['skip', 'merge', 'create'] as const;

/** What the import would do, row by row. Nothing is stored yet. */
export function ImportPreview({ one }: { one: CustomerImport }) {
  const [{ show }, change] = useUrlState(importSearch);
  const isPhone = useIsPhone();
  const step = useImportStep(one.id);
  const { counts } = one;
  // On a phone the rows need the space.
  const isAsked = counts.duplicates > 0 && (show === 'duplicate' || (show === 'all' && !isPhone));
  const shows = [
    { show: 'all', label: text.showAll, count: counts.rows, tone: 'neutral' },
    { show: 'valid', label: text.showValid, count: counts.valid, tone: 'success' },
    { show: 'error', label: text.showError, count: counts.errors, tone: 'error' },
    { show: 'duplicate', label: text.showDuplicate, count: counts.duplicates, tone: 'warning' },
    { show: 'note', label: text.showNote, count: counts.notes, tone: 'info' },
  ] as const;
  return (
    <>
      <ImportRowsArea>
        <Cell padX={16} top={12} flex="none">
          <CustomerSheet one={one} />
        </Cell>
        {one.failure && <Alert type="warning" showIcon title={one.failure} />}
        <ImportShows shows={shows} shown={show} onShow={(next) => change({ show: next, page: 1 }, { replace: true })} />
        {isAsked && one.can.decide && <DecideAll one={one} busy={step.isPending} onStep={step.mutate} />}
        <ImportRows
          one={one}
          onDecide={
            one.can.decide ? (row, decision) => step.mutate({ do: 'decide', decision, rows: [row] }) : undefined
          }
        />
      </ImportRowsArea>
      <StoreFoot
        one={one}
        busy={step.isPending}
        onStep={(asked) => step.mutate(asked, { onSuccess: () => change({ show: 'all', page: 1 }, { replace: true }) })}
        onRemap={() => change({ step: 'columns', columns: '', page: 1 })}
      />
    </>
  );
}

interface StepProps {
  one: CustomerImport;
  busy: boolean;
  onStep: (step: ImportStep) => void;
}

/** One choice for every row whose number a customer already has. D56. */
const DecideAll = ({ one, busy, onStep }: StepProps) => (
  <Row
    wrap
    gap={8}
    flex="none"
    padX={16}
    padY={8}
    size={13}
    background="warningTint"
    className={css.decide}
    role="group"
    aria-label={text.decideAll(formatNumber(one.counts.duplicates))}
  >
    <span>{text.decideAll(formatNumber(one.counts.duplicates))}</span>
    {decisions.map((decision) => (
      <Button
        key={decision}
        disabled={busy}
        aria-pressed={one.counts[decision] === one.counts.duplicates}
        onClick={() => onStep({ do: 'decide', decision })}
      >
        {text.decision[decision]}
      </Button>
    ))}
    <Text as="small" size={12} tone="text2">
      {text.mergeNote}
    </Text>
  </Row>
);

/** A summary of the import: 'Sẽ tạo 118 khách, gộp 2, không nhập 3 dòng lỗi'. */
function willDo({ counts }: CustomerImport): string {
  const parts = [
    [counts.valid + counts.create, text.willCreate],
    [counts.merge, text.willMerge],
    [counts.skip, text.willSkip],
    [counts.errors, text.willLeave],
  ] as const;
  const input = parts.flatMap(([count, words]) => (count > 0 ? [words(formatNumber(count))] : []));
  return input.length ? text.willDo(input.join(', ')) : text.nothing;
}

/** Imports all rows, or only valid ones. The person must choose to leave rows with errors out. */
function StoreFoot({ one, busy, onStep, onRemap }: StepProps & { onRemap: () => void }) {
  const { counts } = one;
  const [onlyIfClean, setOnlyIfClean] = useState(true);
  const stored = counts.valid + counts.merge + counts.create;
  const isHeld = onlyIfClean && counts.errors > 0;
  const words = counts.errors > 0 ? text.storeValid : text.storeAll;
  return (
    <ImportFoot>
      <ImportMenu one={one} onRemap={onRemap} />
      <StoreWords words={willDo(one)} heldBy={isHeld ? counts.errors : 0} />
      {one.can.decide && counts.errors > 0 && <OnlyIfClean value={onlyIfClean} onChange={setOnlyIfClean} />}
      {one.can.decide && (
        <Button
          type="primary"
          disabled={isHeld || stored === 0}
          loading={busy}
          onClick={() => onStep({ do: 'store', onlyIfClean })}
        >
          {words(formatNumber(stored))}
        </Button>
      )}
    </ImportFoot>
  );
}
