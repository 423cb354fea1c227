import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { Button, ScreenTitle } from '@toam/ui/core';
import { ArrowLeftIcon, DownloadSimpleIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import './customer-import.css';
import './import-start.css';
import { ImportDrop } from './import-drop';
import { useImportFiles } from './import-files';
import { ImportSteps } from './import-steps';
import { PastImports } from './past-imports';

/** /customer/import: a file is chosen here, and the imports that there were. Issue 4 "Customers". */
export function Component() {
  const { saveTemplate, busy } = useImportFiles();
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
      <ImportSteps at={0} />
      <div className="import-body">
        <div className="import-start">
          <ImportDrop />
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
