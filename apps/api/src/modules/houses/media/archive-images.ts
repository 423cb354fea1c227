import {
  archiveHouseImages,
  archiveImagesOfHouses,
  maxArchivedBytes,
  measureImageArchive,
} from '@toam/contracts/house/house-archive.endpoints';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { canSeeHouse, canSeeHouseInternals } from '@toam/domain/house/house-access';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { onlyReads } from '../../../audit/audited';
import { type Caller, callerOf, recordAudit } from '../../../audit/record-audit';
import { type ZipEntry, zipPictures } from '../../../files/zip-pictures';
import type { FileReply } from '../../../http/file-reply';
import { handle } from '../../../http/handle';
import { perUserLimit } from '../../../http/per-user-limit';
import { HttpError } from '../../../http-error';
import { openImage } from '../../media/media.reads';
import { refuseUnseen } from '../houses.reads';
import { idsOf } from '../../../db/rows';
import { db } from '../../../db/db';
import { images } from '../../media/media.schema';
import { houseImages } from './house-media.schema';
import { alive, visibility } from '../house-scope.queries';
import { houses } from '../house.schema';

/** Archives need almost no processor time, only network and disk. */
const takeTurn = perUserLimit({ max: 4, busy: houseBulkText.archiveBusy, busyYourself: houseBulkText.archiveYours });

/** The houses that exist, by id. */
const findArchivedHouses = (ids: number[]) =>
  db()
    .select(visibility)
    .from(houses)
    .where(and(inArray(houses.id, ids), alive));

/** Their pictures, by house. Public ones come first; each kind keeps its order. */
const findArchivedImages = (houseIds: number[]) =>
  db()
    .select({ houseId: houseImages.house_id, kind: houseImages.kind, key: images.key, bytes: images.bytes })
    .from(houseImages)
    .innerJoin(images, eq(images.id, houseImages.image_id))
    .where(inArray(houseImages.house_id, houseIds))
    .orderBy(asc(houseImages.house_id), desc(houseImages.kind), asc(houseImages.position));

type ArchivedImage = Awaited<ReturnType<typeof findArchivedImages>>[number];

const sum = (images: ArchivedImage[]) => images.reduce((total, { bytes }) => total + bytes, 0);

/**
 * The pictures of these houses that the person may download. As on the house's page, internal ones are for the
 * brokerage but not for marketers (D109). Houses that the person may not see are left out, as if they did not exist.
 * @throws HttpError not_found if there is none; too_large
 */
async function takeable(actor: Actor, ids: number[]): Promise<ArchivedImage[]> {
  const seen = (await findArchivedHouses(ids)).filter((house) => canSeeHouse(actor, house));
  const whole = new Set(idsOf(seen.filter((house) => canSeeHouseInternals(actor, house))));
  const found = seen.length ? await findArchivedImages(idsOf(seen)) : [];
  const images = found.filter(({ kind, houseId }) => kind === 'public' || whole.has(houseId));
  if (images.length === 0) throw new HttpError('not_found', houseBulkText.noImages);
  if (sum(images) > maxArchivedBytes) throw new HttpError('too_large', houseBulkText.tooLargeArchive);
  return images;
}

/** "BDS-12486/01.webp". It never uses the name of the upload, because people write phones and owners there. */
function entriesOf(images: ArchivedImage[]): ZipEntry[] {
  const counted = new Map<string, number>();
  return images.map((image) => {
    const stem = `BDS-${image.houseId}/${image.kind === 'internal' ? 'noi-bo-' : ''}`;
    const number = (counted.get(stem) ?? 0) + 1;
    counted.set(stem, number);
    return { name: `${stem}${String(number).padStart(2, '0')}.webp`, bytes: image.bytes, open: () => openImage(image) };
  });
}

/** Sends the archive and records it in the audit. @throws HttpError not_found, too_large, too_many */
async function archive(caller: Caller, ids: number[], name: string): Promise<FileReply> {
  const images = await takeable(caller.actor, ids);
  const release = takeTurn(caller.actor.id);
  try {
    const houseIds = [...new Set(images.map(({ houseId }) => houseId))];
    const [only, ...more] = houseIds;
    await recordAudit(caller, {
      action: 'image_archive',
      noun: 'house',
      ...(only !== undefined && more.length === 0 && { recordId: only }),
      count: images.length,
      detail: { houses: houseIds },
    });
    const { content, size } = await zipPictures(entriesOf(images));
    content.once('close', release);
    return { content, size, type: 'application/zip', downloadAs: name };
  } catch (error) {
    release();
    throw error;
  }
}

/** Pictures of houses as zip files. The browser downloads them directly, so the session's cookie authorizes (http/access.ts). */
export const archiveCalls = [
  // the pictures of one house; specification 1 §7, D48
  handle(archiveHouseImages, async ({ actor, params: { id }, request }) => {
    const [house] = await findArchivedHouses([id]);
    refuseUnseen(actor, house);
    return archive(callerOf({ actor, request }), [id], `BDS-${id}.zip`);
  }),
  // one folder for each house
  handle(archiveImagesOfHouses, (call) =>
    archive(callerOf(call), call.query.houseIds, `anh-bat-dong-san-${dayOf(Date.now() / 1000)}.zip`),
  ),
  // the size before the download
  handle(measureImageArchive, { audit: onlyReads }, async ({ actor, body }) => {
    const images = await takeable(actor, body.houses);
    return { images: images.length, bytes: sum(images), houses: new Set(images.map(({ houseId }) => houseId)).size };
  }),
];
