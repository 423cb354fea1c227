import { download } from '@toam/api-client/download';
import { readCustomerImportFile, readCustomerImportTemplate } from '@toam/contracts/customer/customer-import.endpoints';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';

/** What can be downloaded of an import. */
export function useImportFiles() {
  const { busy, save } = useSavedFile();
  return {
    busy,
    saveTemplate: () => void save(download(readCustomerImportTemplate)),
    saveRows: (importId: number, show: 'all' | 'error') =>
      void save(download(readCustomerImportFile, { params: { importId }, query: { show } })),
  };
}
