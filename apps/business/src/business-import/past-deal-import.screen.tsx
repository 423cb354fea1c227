import { ImportDetail } from '@toam/sheet-import/import-detail';
import { dealImport } from './deal-import.noun';

/** /bussiness/transaction/import/{id}: what became of one file, and its undo. */
export const Component = () => <ImportDetail noun={dealImport} />;
