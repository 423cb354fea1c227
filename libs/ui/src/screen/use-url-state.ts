import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

interface ChangeOptions {
  /** No new entry in the history: for what changes with every keystroke. */
  replace?: boolean;
}

/**
 * What a screen keeps in the address bar. Other parameters stay untouched, defaults are left out of the address.
 * @param schema an object of strings, numbers and the like; give every field `.catch(default)`, so that broken values
 * fall back and never throw
 */
export function useUrlState<Schema extends z.ZodObject>(
  schema: Schema,
): [z.output<Schema>, (patch: Partial<z.output<Schema>>, options?: ChangeOptions) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => schema.parse(Object.fromEntries(params)), [schema, params]);

  function change(patch: Partial<z.output<Schema>>, { replace = false }: ChangeOptions = {}) {
    setParams((current) => withState(current, schema, patch), { replace });
  }

  return [state, change];
}

function withState<Schema extends z.ZodObject>(
  params: URLSearchParams,
  schema: Schema,
  patch: Partial<z.output<Schema>>,
) {
  const defaults: Record<string, unknown> = schema.parse({});
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined || value === null || value === defaults[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
