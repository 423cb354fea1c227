import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId } from '@toam/contracts/field';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';

/** load: its code did not arrive · render: a screen threw · slot: a contribution · registry: the list of remotes itself. */
export const failureStages = ['load', 'render', 'slot', 'registry'] as const;
export type FailureStage = (typeof failureStages)[number];

/** UTF-16 units of a stack that are sent: some thirty places, of which three are kept. */
export const longestStack = 4096;

/**
 * A part of the interface failed in a browser. The API logs it with the remote's name, and counts it in the table that admins read. Both
 * hold no personal data: the path has no query string, and the message no numbers, addresses or quoted texts. Design §3.
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
    /** What `npm run remotes` calls the build; empty from one without a name. */
    build: z.string().max(40).default(''),
    stage: z.enum(failureStages),
    message: z.string().max(500),
    path: z.string().max(200),
    /** The lines of the browser's stack that name a place, as the browser writes them. */
    stack: z.string().max(longestStack).default(''),
  }),
  example: {
    body: {
      remote: 'properties',
      version: '1',
      build: '0f1e2d3c4b5a',
      stage: 'render',
      message: 'lỗi',
      path: '/house',
      stack: '    at Price (https://to-am.vn/remotes/properties/static/js/async/481.0f1e2d3c.js:1:2345)',
    },
  },
  data: z.null(),
});

const clientFailure = z.object({
  id: z.number().int(),
  /** 'shell' for the shell's own. */
  remote: z.string(),
  /** Empty from a build without a name. */
  build: z.string(),
  version: z.string(),
  stage: z.enum(failureStages),
  message: z.string(),
  /** The page of the last report. */
  path: z.string(),
  /**
   * The innermost places of our own scripts, at most three. `at`: 'libs/ui/src/core/x.tsx:12:5', or the published script where its source
   * map is not kept; only then the browser's `name` of the function says something.
   */
  frames: z.array(z.object({ at: z.string(), name: z.string().nullable() })),
  count: z.number().int(),
  first_at: epochSeconds,
  last_at: epochSeconds,
});
export type ClientFailure = z.output<typeof clientFailure>;

/** What failed in browsers: the same failure of the same build is one row. `done`: those that were marked as dealt with, instead of the others. */
export const listClientFailures = endpoint({
  method: 'GET',
  path: '/client-error/list',
  summary: 'What failed in browsers, what was met last first',
  access: 'admin',
  query: pageQuery(20).extend({ remote: z.string().max(40).optional(), done: z.enum(['0', '1']).default('0') }),
  example: { query: { page: 1, size: 20, remote: 'crm', done: '0' } },
  data: pageOf(clientFailure),
});

/**
 * Marks a failure as dealt with, together with the same one of earlier builds, or takes the mark back. It is listed again when it
 * happens in a newer build.
 */
export const markClientFailure = endpoint({
  method: 'PUT',
  path: '/client-error/done',
  summary: 'Marks what failed in browsers as dealt with, or takes the mark back',
  access: 'admin',
  body: z.object({ failure_id: recordId, done: z.boolean() }),
  example: { body: { failure_id: 1, done: true } },
  data: z.null(),
});
