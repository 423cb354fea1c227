import { call } from '@toam/api-client/call';
import { upload } from '@toam/api-client/upload';
import { uploadFile } from '@toam/contracts/media/file.endpoints';
import type { File as StoredDocument } from '@toam/contracts/media/file.schema';
import { rotateImage, uploadImage } from '@toam/contracts/media/image.endpoints';
import type { Image, Rotation } from '@toam/contracts/media/image.schema';
import type { UploadFile } from '@toam/ui/form';

/** Stores one picture. It belongs to its sender until a record uses it. For the kit's image uploaders. */
export const sendImage: UploadFile<Image> = (file, watch) =>
  upload(uploadImage, { file, part: 'image', fields: {} }, watch);

/** The same for a picture of a paper. It travels as it is, because its small print counts. */
export const sendPaper: UploadFile<Image> = (file, watch) =>
  upload(uploadImage, { file, part: 'image', fields: {}, whole: true }, watch);

/** Stores one document. For the kit's file uploader. */
export const sendDocument: UploadFile<StoredDocument> = (file, watch) => upload(uploadFile, { file }, watch);

/** Rotates a stored picture to an angle. */
export const turnImage = (image: Pick<Image, 'id'>, rotation: Rotation): Promise<Image> =>
  call(rotateImage, { body: { id: image.id, rotation } });
