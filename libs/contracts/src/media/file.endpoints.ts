import { z } from 'zod';
import { endpoint } from '../endpoint';
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
  data: z.null(),
});
