/**
 * Where Zalo asks to whom an address should be sent: the page behind its own share button, needs no app and no account of ours.
 * `d` is the address as JSON in base64.
 * @param url absolute; the address that customers can open
 */
export function zaloShareUrl(url: string): string {
  const data = btoa(JSON.stringify({ url: new URL(url).href }));
  const query = new URLSearchParams({ layout: '1', color: 'blue', customize: 'false', d: data, shareType: '0' });
  return `https://button-share.zalo.me/share_external?${query}`;
}

/** Where Zalo opens a talk with whom the number belongs to. */
export const zaloTalkUrl = (phone: string): string => `https://zalo.me/${phone}`;
