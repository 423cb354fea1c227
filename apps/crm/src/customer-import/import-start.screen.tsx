import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { upload } from '@toam/api-client/upload';
import { uploadCustomerImport } from '@toam/contracts/customer/customer-import.endpoints';
import { maxImportRows } from '@toam/contracts/customer/customer-import.schema';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { WorkbookDrop } from '@toam/sheet-import/workbook-drop';
import { Button, ScreenTitle } from '@toam/ui/core';
import { ArrowLeftIcon, DownloadSimpleIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useImportFiles } from './import-files';
import { PastImports } from './past-imports';

/** /customer/import: chooses a file and lists earlier imports. Issue 4 "Customers". */
export function Component() {
  const navigate = useNavigate();
  const { saveTemplate, busy } = useImportFiles();
  const send = async (file: File, onProgress: (part: number) => void) => {
    const { id } = await upload(uploadCustomerImport, { file }, { onProgress });
    void navigate(paths.customerImport(id));
  };
  return (
    <div className="import-screen">
      <ScreenTitle
        text={text.title}
        before={
          <Link className="ta-icon-button ta-bare" to={paths.customers} aria-label={text.back}>
            <ArrowLeftIcon size={18} />
          </Link>
        }
      />
      <ImportSteps steps={text.steps} at={0} />
      <div className="import-body">
        <div className="import-start">
          <WorkbookDrop send={send} mostRows={maxImportRows} />
          <aside className="import-how">
            <h2>{text.howTitle}</h2>
            <ol>
              {text.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <Button icon={<DownloadSimpleIcon size={16} />} loading={busy} onClick={saveTemplate}>
              {text.template}
            </Button>
          </aside>
        </div>
        <PastImports />
      </div>
    </div>
  );
}
