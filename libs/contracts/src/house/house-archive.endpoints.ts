import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';

/** The most bytes of one archive: small enough for a phone's storage and an office's connection. */
export const maxArchivedBytes = 2_000_000_000;

/** The most houses of one archive. */
export const maxArchivedHouses = 200;

/** Ids in a query string: "12,15,18". */
const idList = z
  .string()
  .max(4000)
  .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
  .pipe(z.array(recordId).min(1).max(maxArchivedHouses));

export const archiveHouseImages = endpoint({
  method: 'GET',
  path: '/house/:id/image/zip',
  summary: 'A zip of the pictures of one house that the viewer may take',
  access: 'signedIn',
  limited: true,
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: z.null(),
  replyKind: 'file',
  fileType: 'application/zip',
});

export const archiveImagesOfHouses = endpoint({
  method: 'GET',
  path: '/house/image/zips',
  summary: 'A zip of the pictures of several houses, a folder each',
  access: 'signedIn',
  limited: true,
  query: z.object({ houseIds: idList }),
  example: { query: { houseIds: '1,999' } },
  data: z.null(),
  replyKind: 'file',
  fileType: 'application/zip',
});

/** Called before the browser downloads the archive: its size, or why there is none. */
export const measureImageArchive = endpoint({
  method: 'POST',
  path: '/house/image/zips/size',
  summary: 'How many pictures and bytes an archive of these houses holds',
  access: 'signedIn',
  body: z.object({ houses: z.array(recordId).min(1).max(maxArchivedHouses) }),
  example: { body: { houses: [1, 999] } },
  data: z.object({
    images: z.number().int(),
    /** Bytes of the pictures. The zip file is a little larger. */
    bytes: z.number().int(),
    /** Houses with a picture in the archive. */
    houses: z.number().int(),
  }),
});
