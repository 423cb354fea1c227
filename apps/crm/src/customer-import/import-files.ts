import { download, saveFile } from '@toam/api-client/download';
import { readCustomerImportFile, readCustomerImportTemplate } from '@toam/contracts/customer/customer-import.endpoints';
import { showError } from '@toam/ui/core';
import { useState } from 'react';

/** Downloads that are saved at once; a refusal is told by «Lỗi». */
export function useImportFiles() {
  const [busy, setBusy] = useState(false);
  const save = async (fetched: ReturnType<typeof download>) => {
    setBusy(true);
    try {
      saveFile(await fetched);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    saveTemplate: () => void save(download(readCustomerImportTemplate)),
    saveRows: (importId: number, show: 'all' | 'error') =>
      void save(download(readCustomerImportFile, { params: { importId }, query: { show } })),
  };
}
