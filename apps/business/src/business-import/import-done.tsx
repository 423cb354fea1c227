import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea, ImportSummary } from '@toam/sheet-import/import-rows';
import { Button, Cell, formatNumber } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { ImportErrors } from './import-errors';
import { ImportFigures } from './import-figures';

interface ImportDoneProps {
  /** The file's name. */
  file: string;
  sheet: DealSheet;
  result: DealImportResult;
  onOther: () => void;
}

/** What was stored, and the rows that were left out. */
export function ImportDone({ file, sheet, result, onOther }: ImportDoneProps) {
  const navigate = useNavigate();
  const stored = result.inserted + result.updated;
  return (
    <>
      <ImportRowsArea>
        <ImportSummary isUndone={false} title={stored > 0 ? text.done(formatNumber(stored)) : text.doneBefore} />
        <ImportFigures file={file} result={result} />
        {result.errors.length > 0 && <ImportErrors errors={result.errors} link={result.link} />}
      </ImportRowsArea>
      <ImportFoot>
        <Button onClick={onOther}>{text.another}</Button>
        <Cell />
        <Button type="primary" onClick={() => void navigate(paths.transactionsOf(sheet))}>
          {text.see[sheet]}
        </Button>
      </ImportFoot>
    </>
  );
}
