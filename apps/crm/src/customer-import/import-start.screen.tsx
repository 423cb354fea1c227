import { importScreenText as text } from '../customer/customer-import-screen.text';
import { upload } from '@toam/api-client/upload';
import { uploadCustomerImport } from '@toam/contracts/customer/customer-import.endpoints';
import { maxImportRows } from '@toam/contracts/customer/customer-import.schema';
import { ImportScreen } from '@toam/sheet-import/import-screen';
import { ImportStart } from '@toam/sheet-import/import-start';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useImportFiles } from './import-files';
import { PastCustomerImports } from './past-customer-imports';

/** /customer/import: chooses a file and lists earlier imports. Issue 4 "Customers". */
export function Component() {
  const navigate = useNavigate();
  const { saveTemplate, busy } = useImportFiles();
  const send = async (file: File, onProgress: (part: number) => void) => {
    const { id } = await upload(uploadCustomerImport, { file }, { onProgress });
    void navigate(paths.customerImport(id));
  };
  return (
    <ImportScreen title={text.title} back={{ to: paths.customers, label: text.back }}>
      <ImportSteps steps={text.steps} at={0} />
      <ImportStart send={send} mostRows={maxImportRows} how={text.how} template={{ busy, save: saveTemplate }}>
        <PastCustomerImports />
      </ImportStart>
    </ImportScreen>
  );
}
