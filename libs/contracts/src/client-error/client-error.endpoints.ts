import { z } from 'zod';
import { endpoint } from '../endpoint';

/**
 * A part of the interface failed in a browser. The API logs it with the remote's name. The log holds no personal data: the
 * path has no query string, and the sender has removed numbers and addresses from the message. Design §3.
 */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/client-error',
  summary: 'Reports that a part of the interface failed in the browser',
  access: 'public',
  limited: true,
  body: z.object({
    remote: z.string().max(40),
    version: z.string().max(40).default(''),
    stage: z.enum(['load', 'render', 'slot', 'registry']),
    message: z.string().max(500),
    path: z.string().max(200),
  }),
  example: { body: { remote: 'properties', version: '1', stage: 'render', message: 'lỗi', path: '/house' } },
  data: z.null(),
});
