import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, longestLine, recordId } from '@toam/contracts/field';
import { addressSignature, image, rotation } from './image.schema';
import { listForms, maxTogether } from './small-image';

const typedRotation = z.coerce.number().pipe(rotation);

const uploaded = z.object({
  /** Clockwise rotation before storing. */
  rotation: typedRotation.default(0),
  /** Shown instead of the file's own name. */
  newName: z.string().trim().max(longestLine).optional(),
});

/**
 * Part `image`. The picture belongs to the person who uploaded it until a record uses it; unused ones are deleted after
 * a day. Everybody may upload, because marketers have a portrait too. Each record's own rules say who may use pictures
 * in it.
 */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/house/image',
  summary: 'Stores a picture and gives its id for the record that will hold it',
  access: 'signedIn',
  bodyKind: 'upload',
  body: uploaded,
  example: { body: { rotation: 90, newName: 'Mặt tiền' } },
  data: image,
});

/** Part `image`. Same id, new picture. */
export const replaceImage = endpoint({
  method: 'POST',
  path: '/house/image/:id',
  summary: 'Replaces the content of a picture',
  access: 'brokerage',
  bodyKind: 'upload',
  params: z.object({ id: idParam }),
  body: uploaded,
  example: { params: { id: 999 }, body: { rotation: 90, newName: 'Mặt tiền' } },
  data: image,
});

/** `rotation` is the final angle, not a step. The picture is encoded again from the stored upright original. */
export const rotateImage = endpoint({
  method: 'POST',
  path: '/house/image/rotate',
  summary: 'Turns a picture to 0, 90, 180 or 270 degrees',
  access: 'signedIn',
  body: z.object({ id: recordId, rotation }),
  example: { body: { id: 999, rotation: 90 } },
  data: image,
});

/**
 * Everybody may read public pictures. For other pictures, the viewer needs access to a record that holds the picture, at
 * the time of reading. The signature in the query names the session; without it, the browser's own session counts.
 * Specification 1 §3, design §6, D109.
 */
export const readImage = endpoint({
  method: 'GET',
  path: '/media/image/:key/:variant',
  summary: 'The bytes of a picture',
  access: 'public',
  replyKind: 'file',
  fileType: 'image/webp',
  params: z.object({ key: z.uuid(), variant: z.enum(['main', 'thumbnail']) }),
  query: addressSignature,
  example: {
    params: { key: '3f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a11', variant: 'main' },
    query: { expires: 1, signature: 'x' },
  },
  data: z.null(),
});

/** Keys of pictures in a query string, joined by commas. */
const imageKeys = z
  .string()
  .max(maxTogether.small * 40)
  .transform((keys) => [...new Set(keys.split(','))])
  .pipe(z.array(z.uuid()).max(maxTogether.small));

/**
 * Multipart: a file for each picture, named by its key. Pictures that the caller may not see, or that do not exist, are left
 * out. The rights are those of `readImage`; private pictures need the session.
 */
export const readSmallImages = endpoint({
  method: 'GET',
  path: '/media/small-images',
  summary: 'The small forms or the thumbnails of several pictures, for lists',
  access: 'public',
  replyKind: 'file',
  fileType: 'multipart/form-data',
  query: z
    .object({ keys: imageKeys, form: z.enum(listForms).default('small') })
    .refine(({ keys, form }) => keys.length <= maxTogether[form], { path: ['keys'] }),
  example: { query: { keys: '3f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a11,5f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a12' } },
  data: z.null(),
});

/** Thumbnail of a staff portrait, or of a public picture of a house that the viewer may see. Other pictures: 404. */
export const readImageById = endpoint({
  method: 'GET',
  path: '/house/image/:id',
  summary: 'The thumbnail of a public picture by its id',
  access: 'signedIn',
  replyKind: 'file',
  fileType: 'image/webp',
  params: z.object({ id: idParam }),
  example: { params: { id: 999 } },
  data: z.null(),
});
