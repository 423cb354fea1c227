import { type download, saveFile } from '@toam/api-client/download';
import { showError } from '@toam/ui/core';
import { useState } from 'react';

/** Downloads that are saved at once; a refusal is told by «Lỗi». @returns whether it came, once it is over */
export function useSavedFile() {
  const [busy, setBusy] = useState(false);
  const save = async (fetched: ReturnType<typeof download>): Promise<boolean> => {
    setBusy(true);
    try {
      saveFile(await fetched);
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
