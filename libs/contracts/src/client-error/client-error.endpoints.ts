import { z } from 'zod';
import { endpoint } from '../endpoint';

/**
 * A part of the interface failed in somebody's browser. Goes to the API's log with the remote's name; keeps no personal
 * data: a path without query string, a message that the sender has stripped of numbers and addresses. Design §3.
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
