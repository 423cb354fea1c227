import type { Endpoint } from '@toam/contracts/endpoint';
import type { z } from 'zod';
import { mountedEndpoints } from '../permissions/mounted-endpoints';
import { nameOf } from '../testing/sample-calls';
import { testEnv } from '../testing/test-app';
import { auditedEndpoints } from './audited-endpoints';

let mounted: Endpoint[];

beforeAll(async () => {
  mounted = (await mountedEndpoints(testEnv())).filter(({ method }) => method !== 'GET');
});

test('every endpoint that changes something is audited, or says why it is not', () => {
  expect(Object.keys(auditedEndpoints).sort()).toEqual(mounted.map(nameOf).sort());
});

/** The fields of a part of a call; a body of several kinds has those of all. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> };
  if (def.type === 'object') return Object.keys(def.shape as object);
  const inner = [def.innerType, def.in, ...((def.options as unknown[] | undefined) ?? [])];
  return inner.filter(Boolean).flatMap((part) => fieldsOf(part as z.core.$ZodType));
}

test('the field that names the record is one of the call', () => {
  const wrong = mounted.filter((endpoint) => {
    const audited = auditedEndpoints[nameOf(endpoint)];
    if (!audited || 'not' in audited || !audited.record || audited.record === 'self') return false;
    const { params, query, body } = endpoint;
    return ![params, query, body].flatMap(fieldsOf).includes(audited.record.split('.')[0]!);
  });
  expect(wrong.map(nameOf)).toEqual([]);
});
