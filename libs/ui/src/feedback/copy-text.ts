import { commonText } from '@toam/contracts/texts/common';
import { toast } from './toast';

/**
 * Puts text on the clipboard and shows a toast. Also shows one if the browser refuses (no HTTPS, no permission).
 * @returns whether the text is on the clipboard
 */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
    return true;
  } catch {
    toast.warning(commonText.copyFailed);
    return false;
  }
}
