import { housePriceText } from '@toam/domain/house/house-price';
import type { PostContent } from './post-content';

/** What a post and its house may differ in. A dictionary's new name for the same ward is no difference. */
export const driftFields = [
  ...(['price', 'title', 'text', 'images', 'address'] as const),
  ...(['area', 'width', 'length', 'floors', 'bedrooms', 'bathrooms', 'direction'] as const),
] as const;
export type DriftField = (typeof driftFields)[number];

/** One difference. `before`: what the portal has; `after`: what the house says now. */
export interface Drift {
  field: DriftField;
  before: string | null;
  after: string | null;
  /** Words of a text, or pictures: how many came and went; of pictures which. */
  added?: number;
  removed?: number;
  added_ids?: number[];
}

const number = (value: number | null): string | null => (value === null ? null : value.toLocaleString('vi-VN'));

const priceText = ({ price, purpose }: PostContent): string | null =>
  price === null ? null : housePriceText(price, purpose);

/** How often each word occurs. */
function countWords(text: string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of (text ?? '').split(/\s+/).filter(Boolean)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const missingIn = (some: Map<string, number>, others: Map<string, number>): number =>
  [...some].reduce((sum, [word, count]) => sum + Math.max(0, count - (others.get(word) ?? 0)), 0);

function wordsBetween(before: string | null, after: string | null) {
  const [old, now] = [countWords(before), countWords(after)];
  return { added: missingIn(now, old), removed: missingIn(old, now) };
}

function pictures(before: readonly number[], after: readonly number[]): Omit<Drift, 'field'> | null {
  if (before.join() === after.join()) return null;
  const added_ids = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id)).length;
  return { before: String(before.length), after: String(after.length), added: added_ids.length, removed, added_ids };
}

function differenceIn(field: DriftField, sent: PostContent, now: PostContent): Omit<Drift, 'field'> | null {
  // a field that posts did not have when this one was sent: nobody knows
  if (!(field in sent)) return null;
  if (field === 'images') return pictures(sent.images, now.images);
  if (sent[field] === now[field]) return null;
  if (field === 'price') return { before: priceText(sent), after: priceText(now) };
  if (field === 'text') return { before: sent.text, after: now.text, ...wordsBetween(sent.text, now.text) };
  const written = (value: string | number | null) => (typeof value === 'number' ? number(value) : value);
  return { before: written(sent[field]), after: written(now[field]) };
}

/** What a post on a portal and its house differ in. @param sent what the portal has @param now what it would be sent today */
export function driftBetween(sent: PostContent, now: PostContent): Drift[] {
  const isOtherPrice = sent.purpose !== now.purpose && sent.price !== null;
  return driftFields.flatMap((field): Drift[] => {
    const found = differenceIn(field, sent, now);
    if (!found && field === 'price' && isOtherPrice) return [{ field, before: priceText(sent), after: priceText(now) }];
    return found ? [{ field, ...found }] : [];
  });
}
