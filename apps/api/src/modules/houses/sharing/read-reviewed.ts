import { cardLimits, type ReviewedHouse } from '@toam/contracts/house/house-approval.schema';
import type { Actor } from '@toam/domain/actor';
import { richTextToPlain, shortenText } from '@toam/domain/rich-text';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { imageLinks } from '../../media/media.reads';
import { findPublicImages } from '../feed/house-feed.queries';
import { readToldHouses } from '../customer/house-customer.reads';
import { readRows } from '../house-serializer';
import { findDescriptions } from '../house.queries';

/** Houses as the approval queues show them, in the order of the ids. Specification 2 §2. */
export async function readReviewed(actor: Actor, ids: number[]): Promise<ReviewedHouse[]> {
  if (ids.length === 0) return [];
  const descriptions = await findDescriptions(ids);
  const pictures = await findPublicImages(ids);
  const rows = await readRows(actor, ids);
  const told = await readToldHouses(actor, ids);
  const describe = (id: number) => {
    const text = richTextToPlain(descriptions.get(id));
    return told.has(id) ? text : hideHouseNumbers(text);
  };
  return rows.map((row) => ({
    ...row,
    description: shortenText(describe(row.id), cardLimits.description) || null,
    images: (pictures.get(row.id) ?? []).slice(0, cardLimits.images).map(imageLinks),
  }));
}
