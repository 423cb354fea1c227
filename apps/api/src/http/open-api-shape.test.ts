import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { registeredEndpoints } from '../permissions/registered-endpoints';
import { testEnv } from '../testing/test-app';
import { openApiOf } from './open-api';
import { shapeOf, writtenShape } from './open-api-shape';

const document = (request: z.ZodType, answer: z.ZodType) => ({
  paths: {
    '/api/house/{id}': {
      put: {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'lang', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: z.toJSONSchema(request, { io: 'input' }) } },
        },
        responses: { '200': { content: { 'application/json': { schema: z.toJSONSchema(answer) } } } },
      },
    },
  },
  components: { schemas: { Block: { type: 'object', properties: { in: { $ref: '#/components/schemas/Block' } } } } },
});
const shape = (request: z.ZodType, answer: z.ZodType = z.null()) =>
  shapeOf(document(request, answer) as Parameters<typeof shapeOf>[0])['PUT /api/house/{id}']!;

test('a call says what it takes, with types and what may be absent', () => {
  const body = z.object({
    title: z.string().max(5),
    price: z.number().nullable(),
    size: z.int().default(3),
    tags: z.array(z.object({ id: z.int(), note: z.string().optional() })),
    kind: z.enum(['a', 'b']),
    fixed: z.literal(1),
    more: z.record(z.string(), z.boolean()),
    free: z.unknown(),
  });
  expect(shape(body).request).toEqual({
    'path.id': 'integer',
    'query.lang': 'absent|string',
    body: 'object',
    'body.title': 'string',
    'body.price': 'null|number',
    'body.size': 'absent|integer',
    'body.tags': 'array',
    'body.tags[]': 'object',
    'body.tags[].id': 'integer',
    'body.tags[].note': 'absent|string',
    'body.kind': 'string',
    'body.fixed': 'number',
    'body.more': 'object',
    'body.more.*': 'boolean',
    'body.free': 'any',
  });
});

test('of alternatives, what only one has may be absent; null takes no field away', () => {
  const either = z.union([z.object({ id: z.int(), name: z.string() }), z.object({ id: z.string() }), z.null()]);
  expect(shape(z.object({}), z.object({ data: either })).answer).toEqual({
    '': 'object',
    data: 'null|object',
    'data.id': 'integer|string',
    'data.name': 'absent|string',
  });
});

test('a schema that holds itself ends at its name', () => {
  const schema = { $ref: '#/components/schemas/Block' };
  const one = { responses: { '200': { content: { 'application/json': { schema } } } } };
  const { components } = document(z.null(), z.null());
  expect(shapeOf({ paths: { '/a': { get: one } }, components })['GET /a']!.answer).toEqual({
    '': 'object',
    in: '#Block|absent',
  });
});

test('docs/api-shape.json is up to date (npm run docs:generate)', async () => {
  const file = await readFile(path.resolve(__dirname, '../../../../docs/api-shape.json'), 'utf8');
  const present = openApiOf(await registeredEndpoints(testEnv()));
  expect(file === writtenShape(JSON.parse(JSON.stringify(present)))).toBe(true);
});
