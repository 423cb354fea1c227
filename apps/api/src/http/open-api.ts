import type { Endpoint } from '@toam/contracts/endpoint';
import { failure } from '@toam/contracts/failure';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
};

/** "/house/:houseId" as OpenAPI writes it. */
const pathOf = ({ path }: Endpoint): string => `/api${path.replace(/:([A-Za-z]+)/g, '{$1}')}`;

/** "GET /user/detail" → "getUserDetail". */
const operationId = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function parameters(endpoint: Endpoint) {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const;
  return places.flatMap(([place, schema]) => {
    const { properties = {}, required = [] } = schemaOf(schema, 'input');
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }));
  });
}

function requestBody(endpoint: Endpoint) {
  if (endpoint.method === 'GET') return undefined;
  const schema = schemaOf(endpoint.body, 'input');
  if (endpoint.bodyKind === 'upload') {
    const properties = { ...schema.properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } };
    return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
  }
  return Object.keys(schema.properties ?? {}).length
    ? { required: true, content: { 'application/json': { schema } } }
    : undefined;
}

function answer(endpoint: Endpoint) {
  if (endpoint.replyKind === 'file') return { description: 'The file', content: { 'application/octet-stream': {} } };
  const data = schemaOf(endpoint.data, 'output');
  const envelope =
    data.type === 'null'
      ? { type: 'object', properties: { success: { const: true } }, required: ['success'] }
      : { type: 'object', properties: { data }, required: ['data'] };
  return { description: 'Done', content: { 'application/json': { schema: envelope } } };
}

const refusals = {
  '401': 'The session is missing, expired or revoked',
  '403': 'Not allowed',
  '422': 'Invalid input, or a broken business rule',
};

function operation(endpoint: Endpoint) {
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const isPublic = endpoint.access === 'public';
  const failures = Object.entries(refusals).filter(([status]) => status === '422' || !isPublic);
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.path.split('/')[1]],
    summary: endpoint.summary,
    description: `Access rule: \`${endpoint.access}\``,
    parameters: parameters(endpoint),
    requestBody: requestBody(endpoint),
    security: isPublic ? [] : [{ session: [] }],
    responses: {
      '200': answer(endpoint),
      ...Object.fromEntries(failures.map(([status, description]) => [status, { description, content: refused }])),
    },
  };
}

function pathsOf(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[pathOf(endpoint)] = { ...paths[pathOf(endpoint)], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

/**
 * OpenAPI 3.1 of the endpoints, generated from their contracts. Design §4. The paths are described when they are first read:
 * translating every schema takes a fifth of a second, which no start should wait for.
 */
export function openApiOf(endpoints: Endpoint[]) {
  let described: ReturnType<typeof pathsOf> | undefined;
  return {
    openapi: '3.1.0',
    info: { title: 'Tổ Ấm', version: '1', description: 'Envelope and errors: docs/decisions.md, D1 and D2.' },
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
    get paths() {
      return (described ??= pathsOf(endpoints));
    },
  };
}
