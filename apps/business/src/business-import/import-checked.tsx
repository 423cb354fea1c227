import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea } from '@toam/sheet-import/import-rows';
import { OnlyIfClean, StoreWords } from '@toam/sheet-import/only-if-clean';
import { Button, Cell, formatNumber, Stack } from '@toam/ui/core';
import { SheetChoice } from '@toam/sheet-import/sheet-choice';
import { Alert } from '@toam/ui/detail';
import { useState } from 'react';
import { ImportErrors } from './import-errors';
import { ImportFigures, wrongRowsOf } from './import-figures';

/** 'Sẽ thêm 118, cập nhật 2, không nhập 3 dòng lỗi'. */
function willDo(result: DealImportResult): string {
  const parts = [
    [result.inserted, text.willInsert],
    [result.updated, text.willUpdate],
    [result.skipped, text.willSkip],
    [wrongRowsOf(result), text.willLeave],
  ] as const;
  return text.willDo(parts.flatMap(([count, words]) => (count > 0 ? [words(formatNumber(count))] : [])).join(', '));
}

/** What there is to say of the file as a whole. */
function Verdict({ result: { inserted, updated, skipped, errors } }: { result: DealImportResult }) {
  if (inserted + updated > 0) return errors.length === 0 && <Alert type="success" showIcon title={text.clean} />;
  return skipped > 0 && errors.length === 0 ? (
    <Alert type="info" showIcon title={text.nothingNew} />
  ) : (
    <Alert type="warning" showIcon title={text.nothingValid} />
  );
}

const mostWarnings = 8;

/** What the form asks about before it saves: a second deal of a house. */
function Warnings({ warnings }: Pick<DealImportResult, 'warnings'>) {
  if (warnings.length === 0) return null;
  const rest = warnings.length - mostWarnings;
  return (
    <Alert
      type="warning"
      showIcon
      title={text.warnings(formatNumber(warnings.length))}
      description={
        <Stack as="ul" gap={4}>
          {warnings.slice(0, mostWarnings).map(({ row, message }) => (
            <li key={row}>{text.warning(formatNumber(row), message)}</li>
          ))}
          {rest > 0 && <li>{text.moreWarnings(formatNumber(rest))}</li>}
        </Stack>
      }
    />
  );
}

interface ImportCheckedProps {
  /** The file's name. */
  file: string;
  result: DealImportResult;
  /** Why the last attempt to store it failed. */
  problem: string | null;
  busy: boolean;
  onStore: (onlyIfClean: boolean) => void;
  onOther: () => void;
  /** Checks another sheet of the file, or what it hides. */
  onWish: (wish: SheetWish) => void;
}

/** What would become of the file. Nothing is stored yet. */
export function ImportChecked({ file, result, problem, busy, onStore, onOther, onWish }: ImportCheckedProps) {
  const [onlyIfClean, setOnlyIfClean] = useState(true);
  const wrong = wrongRowsOf(result);
  const stored = result.inserted + result.updated;
  const isHeld = onlyIfClean && wrong > 0;
  const words = wrong > 0 ? text.storeValid : text.storeAll;
  return (
    <>
      <ImportRowsArea>
        <ImportFigures file={file} result={result} />
        <Cell padX={16} top={12} flex="none">
          <SheetChoice reading={result.reading} busy={busy} onWish={onWish} />
        </Cell>
        {problem === null ? <Verdict result={result} /> : <Alert type="error" showIcon title={problem} />}
        <Warnings warnings={result.warnings} />
        {result.errors.length > 0 && <ImportErrors errors={result.errors} link={result.link} />}
      </ImportRowsArea>
      <ImportFoot>
        <Button disabled={busy} onClick={onOther}>
          {text.otherFile}
        </Button>
        <StoreWords words={stored > 0 ? willDo(result) : text.nothing} heldBy={isHeld && stored > 0 ? wrong : 0} />
        {wrong > 0 && stored > 0 && <OnlyIfClean value={onlyIfClean} onChange={setOnlyIfClean} />}
        <Button type="primary" disabled={isHeld || stored === 0} loading={busy} onClick={() => onStore(onlyIfClean)}>
          {words(formatNumber(stored))}
        </Button>
      </ImportFoot>
    </>
  );
}
