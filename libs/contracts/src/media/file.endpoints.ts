import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { file } from './file.schema';
import { addressSignature } from './image.schema';

/** Part `file`. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/house/file',
  summary: 'Stores a document and gives its id for the record that will hold it',
  access: 'signedIn',
  bodyKind: 'upload',
  data: file,
});

export const readFile = endpoint({
  method: 'GET',
  path: '/media/file/:key',
  summary: 'The bytes of a document, as a download',
  access: 'public',
  replyKind: 'file',
  params: z.object({ key: z.uuid() }),
  query: addressSignature,
  example: { params: { key: '3f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a11' }, query: { expires: 1, signature: 'x' } },
  data: z.null(),
});
