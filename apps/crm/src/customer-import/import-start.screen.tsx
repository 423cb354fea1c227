import { maxImportRows } from '@toam/contracts/customer/customer-import.endpoints';
import { ImportStart } from '@toam/sheet-import/import-start';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { paths } from '../paths';
import { customerImport } from './customer-import.noun';

/** /customer/import: chooses a file and lists earlier imports. Issue 4 "Customers". */
export const Component = () => (
  <ImportStart
    noun={customerImport}
    back={{ to: paths.customers, label: text.back }}
    how={text.how}
    mostRows={maxImportRows}
  />
);
