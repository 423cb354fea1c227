import { commonText } from '@toam/contracts/texts/common';
import { toast } from './toast';

/** Puts text on the clipboard and says so; a browser that refuses (no HTTPS, no permission) is told of too. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.warning(commonText.copyFailed);
  }
}
