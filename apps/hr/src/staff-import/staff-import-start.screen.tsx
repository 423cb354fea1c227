import { download } from '@toam/api-client/download';
import { upload } from '@toam/api-client/upload';
import { staffImportScreenText as text } from '@toam/contracts/texts/staff-import-screen';
import { readUserImportTemplate, uploadUserImport } from '@toam/contracts/user/user-import.endpoints';
import { maxStaffRows } from '@toam/contracts/user/user-import.schema';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { WorkbookDrop } from '@toam/sheet-import/workbook-drop';
import { Button, ScreenTitle } from '@toam/ui/core';
import { ArrowLeftIcon, DownloadSimpleIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { PastStaffImports } from './past-staff-imports';

/** /admin/user/import: choose a file here; below are past imports. Issue 5. */
export function Component() {
  const navigate = useNavigate();
  const { busy, save } = useSavedFile();
  const send = async (file: File, onProgress: (part: number) => void) => {
    const { id } = await upload(uploadUserImport, { file }, { onProgress });
    void navigate(paths.staffImportOf(id));
  };
  return (
    <div className="import-screen">
      <ScreenTitle
        text={text.title}
        before={
          <Link className="ta-icon-button ta-bare" to={paths.staff} aria-label={text.back}>
            <ArrowLeftIcon size={18} />
          </Link>
        }
      />
      <ImportSteps steps={text.steps} at={0} />
      <div className="import-body">
        <div className="import-start">
          <WorkbookDrop send={send} mostRows={maxStaffRows} />
          <aside className="import-how">
            <h2>{text.howTitle}</h2>
            <ol>
              {text.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <Button
              icon={<DownloadSimpleIcon size={16} />}
              loading={busy}
              onClick={() => void save(download(readUserImportTemplate))}
            >
              {text.template}
            </Button>
          </aside>
        </div>
        <PastStaffImports />
      </div>
    </div>
  );
}
