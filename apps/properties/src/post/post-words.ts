import type { PostRow } from '@toam/contracts/post/post.schema';
import { postStateText } from '@toam/contracts/post/post.text';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import { postManagerText as text } from './post-manager.text';
import { driftsInWords } from '@toam/contracts/post/post-preflight.text';
import { dayStart } from '@toam/domain/day';
import { housePriceText } from '@toam/domain/house/house-price';
import { fullMoney } from '@toam/domain/money/money-format';
import { formatClock, formatDate } from '@toam/ui/core';

/** '12/11 14:30'; today only the hour. */
export function momentText(seconds: number, now = Date.now() / 1000): string {
  const date = formatDate(seconds);
  const clock = formatClock(seconds);
  return date === formatDate(now) ? clock : `${date.slice(0, 5)} ${clock}`;
}

/** 'VIP ngày' and '7 ngày × 40.000'. */
export function newsLines(row: PostRow): { kind: string; detail: string } {
  const [kind = '', detail = ''] = newsInWords(row.channel.portal, row).split(' · ');
  return { kind, detail: detail.split(' = ')[0] ?? '' };
}

/** '280.000'; null: nobody knows the price. */
export const moneyText = ({ total }: Pick<PostRow, 'total'>): string | null =>
  total === null ? null : fullMoney(total);

/** '#12486 · Bình Thạnh · 8,45 tỷ' */
export const houseLine = ({ house }: Pick<PostRow, 'house'>): string =>
  [`#${house.id}`, house.district, house.into_money === null ? null : housePriceText(house.into_money, house.purpose)]
    .filter(Boolean)
    .join(' · ');

/** Whole days from today to its last one; negative: it is over. Null: nobody bought an end. */
export function daysLeft({ last_day }: Pick<PostRow, 'last_day'>, now = Date.now() / 1000): number | null {
  if (last_day === null) return null;
  const today = dayStart(formatDate(now).split('/').reverse().join('-'));
  return Math.round((dayStart(last_day) - today) / 86_400);
}

export function endText(row: Pick<PostRow, 'last_day'>): string {
  const left = daysLeft(row);
  if (left === null) return text.noEnd;
  return left < 0 ? text.daysOver(-left) : text.daysLeft(left);
}

/** What stands under the state: why it stands so, or since when. `drift`: the portal has other words than the house. */
export function reasonLine(row: PostRow): { words: string; isDrift: boolean } {
  const plain = (words: string) => ({ words, isDrift: false });
  if (row.error ?? row.leaving_reason) return plain(row.error ?? row.leaving_reason ?? '');
  const drift = driftsInWords(row.drift);
  if (drift) return { words: drift, isDrift: true };
  if (row.renewal) return plain(text.renewing(postStateText[row.renewal.standing]));
  if (row.state === 'waitingApproval' && row.over_budget) return plain(row.over_budget);
  if (row.renews) return plain(text.renews(row.renews.id));
  if (row.state === 'posted') return plain(row.posted_at === null ? '' : text.upAt(momentText(row.posted_at)));
  if (row.state === 'posting') return plain(text.sending);
  if (row.state === 'waitingApproval') return plain(text.sentAt(momentText(row.updated_at)));
  if (row.channel.kind === 'manual') return plain(text.byHand(row.user.name));
  if (row.approver && row.approved_at !== null)
    return plain(text.approvedAt(row.approver.name, momentText(row.approved_at)));
  return plain(text.sentAt(momentText(row.updated_at)));
}
