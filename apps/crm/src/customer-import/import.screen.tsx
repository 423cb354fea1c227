import { useQuery } from '@tanstack/react-query';
import { importText } from '@toam/contracts/customer/customer-import.text';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { CallFailed } from '@toam/api-client/call-failed';
import { isImportWorking } from '@toam/domain/customer-import/customer-import-access';
import { ImportScreen } from '@toam/sheet-import/import-screen';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { Button, EmptyState, ScreenState, useUrlState } from '@toam/ui/core';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { ColumnMapping } from './column-mapping';
import { importQueries } from './customer-import.queries';
import { importSearch } from './import.search';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import { ImportWork } from './import-work';

/** /customer/import/{id}: columns, preview or result of one file. The import's state decides which. Issue 4 "Customers". */
export function Component() {
  const importId = Number(useParams().importId);
  const one = useQuery(importQueries.detail(importId));
  return (
    <ImportScreen
      title={one.data?.file_name ?? text.title}
      back={{ to: paths.customerImports, label: text.backToImports }}
    >
      {isMissing(one.error) && !one.data ? (
        <Missing />
      ) : (
        <ScreenState query={one}>{(data) => <ImportStage one={data} />}</ScreenState>
      )}
    </ImportScreen>
  );
}

const isMissing = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 422);

function Missing() {
  const navigate = useNavigate();
  return (
    <EmptyState reason={importText.notFound}>
      <Button onClick={() => navigate(paths.customerImports)}>{text.backToImports}</Button>
    </EmptyState>
  );
}

/** The view for the import's state. */
function ImportStage({ one }: { one: CustomerImport }) {
  const [{ step }, change] = useUrlState(importSearch);
  const isMapping = one.state === 'columns' || (one.state === 'checked' && step === 'columns');
  const at = isMapping ? 1 : one.state === 'checked' || one.state === 'checking' ? 2 : 3;
  return (
    <>
      <ImportSteps steps={text.steps} at={at} />
      {isImportWorking(one.state) && <ImportWork one={one} />}
      {isMapping && <ColumnMapping one={one} onChecked={() => change({ step: '', columns: '' }, { replace: true })} />}
      {one.state === 'checked' && !isMapping && <ImportPreview one={one} />}
      {(one.state === 'stored' || one.state === 'undone') && <ImportResult one={one} />}
    </>
  );
}
