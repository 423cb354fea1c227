import { draftHeader } from '@toam/contracts/draft/draft.endpoints';
import { failure, statusOfCode } from '@toam/contracts/failure';
import { longestKey } from '../idempotency/answer-once';
import type { MountedEndpoint } from './register-route';
import { conflictSchema, refusals, failuresOf } from './open-api-failures';
import { type JsonSchema, NamedSchemas } from './open-api-schemas';
import { areaOf, tags } from './open-api-tags';

/** "/house/:houseId" in OpenAPI's notation. */
const pathOf = ({ path }: MountedEndpoint): string => `/api${path.replace(/:([A-Za-z]+)/g, '{$1}')}`;

/** "GET /user/detail" → "getUserDetail", "GET /house/:id" → "getHouseById". */
const operationId = ({ method, path }: MountedEndpoint): string =>
  method.toLowerCase() +
  path
    .replace(/:/g, 'by/')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const hasProperties = (schema: JsonSchema): boolean => Object.keys(schema.properties ?? {}).length > 0;

function parameters(endpoint: MountedEndpoint, named: NamedSchemas) {
  const { params, query, example } = endpoint;
  const places = [
    ['path', params, example.params],
    ['query', query, example.query],
  ] as const;
  return places.flatMap(([place, schema, examples]) => {
    const { properties = {}, required = [] } = named.schemaOf(schema, 'input');
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
      example: (examples as Record<string, unknown>)[name],
    }));
  });
}

/** Optional headers of a call, beside the session's. */
function headers(endpoint: MountedEndpoint) {
  const { access, method, path, once } = endpoint;
  if (access === 'public' || method === 'GET') return [];
  const header = (name: string, description: string, schema: JsonSchema) => ({
    ...{ name, in: 'header', required: false, description, schema },
  });
  const key = header(
    'Idempotency-Key',
    'One for each intention: the same call sent again with it has one effect and one answer; another call with it is a conflict',
    { type: 'string', minLength: 1, maxLength: longestKey },
  );
  const draft = header(draftHeader, 'Drafts of what is saved, which end with it: `house-new.tab1,tab2`', {
    type: 'string',
    examples: ['house-new.tab1,tab2'],
  });
  return [...(once ? [key] : []), ...(path.startsWith('/user/draft') ? [] : [draft])];
}

function requestBody(endpoint: MountedEndpoint, named: NamedSchemas) {
  if (endpoint.method === 'GET') return undefined;
  const schema = named.schemaOf(endpoint.body, 'input');
  if (endpoint.bodyKind === 'upload') {
    const properties = { ...schema.properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } };
    const form = { type: 'object', ...schema, properties, required: [...(schema.required ?? []), 'file'] };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  // a union of bodies has no properties of its own
  const isNothing = schema.type === 'object' && !hasProperties(schema);
  return isNothing
    ? undefined
    : {
        required: (schema.required ?? []).length > 0 || !hasProperties(schema),
        content: { 'application/json': { schema, example: endpoint.example.body } },
      };
}

function answer(endpoint: MountedEndpoint, named: NamedSchemas) {
  if (endpoint.replyKind === 'file') {
    const schema = { type: 'string', contentMediaType: endpoint.fileType };
    return { description: 'The file', content: { [endpoint.fileType]: { schema } } };
  }
  const data = named.schemaOf(endpoint.data, 'output');
  const done = { type: 'object', properties: { success: { const: true } }, required: ['success'] };
  const answer = { type: 'object', properties: { data }, required: ['data'] };
  // D1: if the data may be null, the schema says so
  const mayBeNothing = endpoint.data.safeParse(null).success;
  const envelope = data.type === 'null' ? done : mayBeNothing ? { anyOf: [answer, done] } : answer;
  return { description: 'Done', content: { 'application/json': { schema: envelope } } };
}

/** The refusals of an endpoint, by status. */
function refused(endpoint: MountedEndpoint, named: NamedSchemas) {
  const { conflict } = endpoint;
  const answers = failuresOf(endpoint).map((code) => [
    statusOfCode[code],
    code === 'conflict' && conflict
      ? conflictSchema(named.schemaOf(conflict, 'output'))
      : { $ref: `#/components/responses/${code}` },
  ]);
  return Object.fromEntries(answers) as Record<string, unknown>;
}

function operation(endpoint: MountedEndpoint, named: NamedSchemas) {
  const isPublic = endpoint.access === 'public';
  return {
    operationId: operationId(endpoint),
    tags: [areaOf(endpoint)],
    summary: endpoint.summary,
    description: `${endpoint.summary}. Who may: the access rule \`${endpoint.access}\`; rules about single records come on top.`,
    parameters: [...parameters(endpoint, named), ...headers(endpoint)],
    requestBody: requestBody(endpoint, named),
    security: isPublic ? [] : [{ session: [] }],
    responses: { '200': answer(endpoint, named), ...refused(endpoint, named) },
  };
}

function describe(endpoints: MountedEndpoint[]) {
  const named = new NamedSchemas();
  named.define('Failure', failure, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const at = pathOf(endpoint);
    paths[at] = { ...paths[at], [endpoint.method.toLowerCase()]: operation(endpoint, named) };
  }
  return { paths, schemas: named.all };
}

/**
 * OpenAPI 3.1 of the endpoints, generated from their contracts. openapi-typescript and Spectral check it (`open-api.test.ts`).
 * Design §4. Translating all schemas takes a fifth of a second, so it happens at the first request and not at the start.
 */
export function openApiOf(endpoints: MountedEndpoint[]) {
  let described: ReturnType<typeof describe> | undefined;
  const once = () => (described ??= describe(endpoints));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tổ Ấm',
      version: '1',
      description:
        'The back-office of a brokerage. Answers are {"data": …} or {"success": true}; a refusal is {"message", "code", "errors"?}.',
      contact: { name: 'Tổ Ấm', url: 'https://toam.vn' },
    },
    servers: [{ url: '/', description: 'Wherever this page is served' }],
    tags,
    components: {
      get schemas() {
        return once().schemas;
      },
      responses: refusals,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers' },
      },
    },
    get paths() {
      return once().paths;
    },
  };
}
