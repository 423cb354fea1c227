import { ImportDetail } from '@toam/sheet-import/import-detail';
import { staffImport } from './staff-import.noun';

/** /admin/user/import/{id}: the preview of one file, or its result. Issue 5. */
export const Component = () => <ImportDetail noun={staffImport} />;
