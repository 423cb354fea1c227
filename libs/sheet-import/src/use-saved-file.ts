import { type download, saveFile } from '@toam/api-client/download';
import { showError } from '@toam/ui/core';
import { useState } from 'react';

/** Downloads and saves a file. The dialog «Lỗi» shows a refusal. @returns whether the file was saved, at the end */
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
