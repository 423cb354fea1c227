import { useMemo } from 'react';
import type { z } from 'zod';
import { useAddressParams, type AddressChange } from './use-address-params';

/**
 * A screen's state in the address bar. Other parameters stay unchanged. Default values are left out of the address.
 * @param schema an object of strings, numbers and the like; give every field `.catch(default)`, so that broken values
 * fall back and never throw
 */
export function useUrlState<Schema extends z.ZodObject>(
  schema: Schema,
): [z.output<Schema>, (patch: Partial<z.output<Schema>>, options?: AddressChange) => void] {
  const [params, change] = useAddressParams();
  const state = useMemo(() => schema.parse(Object.fromEntries(params)), [schema, params]);
  return [state, (patch, options) => change((next) => applyPatch(next, schema, patch), options)];
}

function applyPatch<Schema extends z.ZodObject>(
  params: URLSearchParams,
  schema: Schema,
  patch: Partial<z.output<Schema>>,
) {
  const defaults: Record<string, unknown> = schema.parse({});
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined || value === null || value === defaults[name]) params.delete(name);
    else params.set(name, String(value));
  }
}
