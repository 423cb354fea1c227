import { download } from '@toam/api-client/download';
import { readCustomerImportFile, readCustomerImportTemplate } from '@toam/contracts/customer/customer-import.endpoints';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';

/** The files that an import offers for download. */
export function useImportFiles() {
  const { busy, save } = useSavedFile();
  return {
    busy,
    saveTemplate: () => void save(download(readCustomerImportTemplate)),
    saveRows: (importId: number, show: 'all' | 'error') =>
      void save(download(readCustomerImportFile, { params: { importId }, query: { show } })),
  };
}
