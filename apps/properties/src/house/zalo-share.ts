/**
 * The page behind Zalo's own share button, which asks for the receiver. It needs no app and no account of ours. `d` is
 * the address as JSON in base64.
 * @param url absolute; the address that customers can open
 */
export function zaloShareUrl(url: string): string {
  const data = btoa(JSON.stringify({ url: new URL(url).href }));
  const query = new URLSearchParams({ layout: '1', color: 'blue', customize: 'false', d: data, shareType: '0' });
  return `https://button-share.zalo.me/share_external?${query}`;
}

/** The address that opens a Zalo chat with the owner of the number. */
export const zaloTalkUrl = (phone: string): string => `https://zalo.me/${phone}`;
