import { commonText } from '@toam/contracts/texts/common';
import { toast } from './toast';

/**
 * Puts text on the clipboard and says so; a browser that refuses (no HTTPS, no permission) is told of too.
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
