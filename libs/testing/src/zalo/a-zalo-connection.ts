import type { ZaloConnection } from '@toam/contracts/zalo/zalo.endpoints';

/** A connection to Zalo that works, unless said otherwise. */
export const aZaloConnection = (differing: Partial<ZaloConnection> = {}): ZaloConnection => ({
  configured: true,
  connected: true,
  lapsed: false,
  name: 'Thu Hà Nhà Đất',
  avatar: null,
  connected_at: 1_793_664_000,
  renew_until: 1_801_440_000,
  login_url: 'https://oauth.zalo.test/v4/permission?state=new',
  ...differing,
});

/** Of somebody who has not connected. */
export const noZaloYet = (differing: Partial<ZaloConnection> = {}): ZaloConnection =>
  aZaloConnection({ connected: false, name: null, connected_at: null, renew_until: null, ...differing });

/** Of a brokerage without an app at Zalo. */
export const noZaloApp = (): ZaloConnection => noZaloYet({ configured: false, login_url: null });
