import { call } from '@toam/api-client/call';
import type { SaveOnce } from '@toam/api-client/use-save';
import { saveAlonhadat, saveBatdongsan } from '@toam/contracts/user/profile.endpoints';
import type { Portal } from '@toam/domain/post/portal';

/** What is typed of one's account on a portal. An empty password keeps the stored one. D103 */
export interface PortalAccount {
  name: string;
  password: string;
}

/** Stores one's account of a portal. */
export function savePortalAccount(
  portal: Portal,
  { name, password }: PortalAccount,
  once: Partial<SaveOnce> = {},
): Promise<unknown> {
  if (portal === 'alonhadat')
    return call(saveAlonhadat, { body: { alonhadat_name: name, alonhadat_password: password || undefined }, ...once });
  return call(saveBatdongsan, { body: { batdongsan_name: name, batdongsan_password: password || undefined }, ...once });
}
