import { cardLimits, type ReviewedHouse } from '@toam/contracts/house/house-approval.schema';
import type { Actor } from '@toam/domain/actor';
import { richTextToPlain, shortenText } from '@toam/domain/rich-text';
import { imageLinks } from '../../media/media.reads';
import { findPublicImages } from '../feed/house-feed.queries';
import { readRows } from '../house-serializer';
import { findDescriptions } from '../house.queries';

/** Houses as the approval queues show them, in the order of the ids. Specification 2 §2. */
export async function readReviewed(actor: Actor, ids: number[]): Promise<ReviewedHouse[]> {
  if (ids.length === 0) return [];
  const descriptions = await findDescriptions(ids);
  const pictures = await findPublicImages(ids);
  const rows = await readRows(actor, ids);
  return rows.map((row) => ({
    ...row,
    description: shortenText(richTextToPlain(descriptions.get(row.id)), cardLimits.description) || null,
    images: (pictures.get(row.id) ?? []).slice(0, cardLimits.images).map(imageLinks),
  }));
}
