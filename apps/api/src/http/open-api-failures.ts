import type { Endpoint } from '@toam/contracts/endpoint';
import { type FailureCode, statusOfCode } from '@toam/contracts/failure';
import { z } from 'zod';
import { isAudited } from '../audit/audited';
import { keysOf, namesRecord } from './endpoint-keys';
import type { MountedEndpoint } from './register-route';
import type { JsonSchema } from './open-api-schemas';
import { canBeNarrower } from './statement-limit-of';

const words = {
  unauthenticated: 'The session is missing, expired or revoked',
  forbidden: 'Not allowed, or the password must be changed first',
  not_found: 'There is no such record, or it may not be known',
  too_slow: 'The body came too slowly',
  conflict: 'The record was changed meanwhile (`current`), or what is asked for is taken or done',
  too_large: 'More than may be sent at a time',
  wrong_type: 'No body of this type is read',
  invalid: 'Invalid input (`errors` by field), or a broken business rule',
  too_wide: 'So many rows to look at that the database gave up: ask with more conditions',
  too_many: 'Too often, or too many at a time',
  internal: 'Our fault',
  unavailable: 'The database is away, and comes back',
  storage_full: 'The disk of the database or of the files is full: nothing was stored',
} as const satisfies Record<FailureCode, string>;

const codes = Object.keys(statusOfCode) as FailureCode[];

/** Calls about records of the current session, a visitor's too, or about some without an id. There may be none. */
const asksForOwn = new Set([
  'POST /customer/merge',
  'PUT /knowledge/reorder',
  'PUT /user/post-address',
  'PUT /user/post-address/status',
  'POST /history',
  'GET /release/build',
  'GET /house/image/zips',
  'POST /house/image/zips/size',
  'POST /user/location/track',
  'PUT /user/avatar',
  'GET /public/chat/message',
  'POST /public/chat/message',
  'POST /public/chat/image',
  'POST /public/chat/read',
]);

/** Whether a call names a record that may not exist. */
const asksForOne = ({ method, path, params, query, body }: Endpoint): boolean =>
  asksForOwn.has(`${method} ${path}`) ||
  keysOf(params).length > 0 ||
  !(body instanceof z.ZodObject) ||
  [query, body].flatMap(keysOf).some((key) => namesRecord.test(key));

/** Whether somebody else may have changed the same data: audited calls, and the steps of drafts and imports. */
const changes = ({ method, path, audit }: MountedEndpoint): boolean =>
  isAudited(audit) || (method !== 'GET' && /^\/user\/draft|\/import\//.test(path));

/** The failure codes of an endpoint, from its contract and its audit. Tests compare real answers with it (`isDocumented`). */
export function failuresOf(endpoint: MountedEndpoint): FailureCode[] {
  const isPublic = endpoint.access === 'public';
  const hasBody = endpoint.method !== 'GET';
  const happens: Record<FailureCode, boolean> = {
    unauthenticated: !isPublic,
    // a visitor's conversation may be locked, and the address of a picture ends
    forbidden:
      !isPublic ||
      (hasBody && endpoint.path.startsWith('/public/chat/')) ||
      endpoint.path.startsWith('/public/chat/image/'),
    not_found: asksForOne(endpoint),
    too_slow: hasBody,
    // a key that sent something else before
    conflict: changes(endpoint) || keysOf(endpoint.body).includes('client_key'),
    too_large: hasBody || endpoint.fileType === 'application/zip',
    wrong_type: hasBody,
    invalid: true,
    too_wide: canBeNarrower(endpoint),
    // reads and changes have a limit per person
    too_many: endpoint.limited || !isPublic,
    internal: true,
    unavailable: true,
    storage_full: true,
  };
  return codes.filter((code) => happens[code]);
}

/** The schema of a refusal: its codes, and `current` where the contract defines it for a conflict. */
const schemaOf = (named: FailureCode[], current?: JsonSchema) => ({
  description: named.map((code) => words[code]).join('; '),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          {
            type: 'object',
            properties: { code: { type: 'string', enum: named }, ...(current && { current }) },
            required: ['code'],
          },
        ],
      },
    },
  },
});

/** A conflict that shows the current record. */
export const conflictSchema = (current: JsonSchema) => schemaOf(['conflict'], current);

/** The refusals that are the same at every endpoint, by code. `too_wide` has the status of `invalid`, and says both. */
export const refusals = Object.fromEntries(
  codes.map((code) => [code, schemaOf(code === 'too_wide' ? ['invalid', 'too_wide'] : [code])]),
);

/** Whether the API's document names this status for the endpoint. */
export const isDocumented = (endpoint: MountedEndpoint, status: number): boolean =>
  status === 200 || failuresOf(endpoint).some((code) => statusOfCode[code] === status);
