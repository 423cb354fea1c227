import { ImportDetail } from '@toam/sheet-import/import-detail';
import { customerImport } from './customer-import.noun';

/** /customer/import/{id}: columns, preview or result of one file. The import's state decides which. Issue 4 "Customers". */
export const Component = () => <ImportDetail noun={customerImport} />;
