import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { staffImportText } from '@toam/contracts/user/staff-import.text';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { ImportScreen } from '@toam/sheet-import/import-screen';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { Button, EmptyState, ScreenState } from '@toam/ui/core';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { staffImportQueries } from './staff-import.queries';
import { StaffImportPreview } from './staff-import-preview';
import { StaffImportResult } from './staff-import-result';

const isMissing = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 422);

/** /admin/user/import/{id}: the preview of one file, or its result. Issue 5. */
export function Component() {
  const importId = Number(useParams().importId);
  const one = useQuery(staffImportQueries.detail(importId));
  return (
    <ImportScreen title={one.data?.file_name ?? text.title} back={{ to: paths.staffImport, label: text.backToImports }}>
      {isMissing(one.error) && !one.data ? (
        <Missing />
      ) : (
        <ScreenState query={one}>
          {(data) => (
            <>
              <ImportSteps steps={text.steps} at={data.stored_at === null ? 1 : 2} />
              {data.stored_at === null ? <StaffImportPreview one={data} /> : <StaffImportResult one={data} />}
            </>
          )}
        </ScreenState>
      )}
    </ImportScreen>
  );
}

function Missing() {
  const navigate = useNavigate();
  return (
    <EmptyState reason={staffImportText.notFound}>
      <Button onClick={() => navigate(paths.staffImport)}>{text.backToImports}</Button>
    </EmptyState>
  );
}
