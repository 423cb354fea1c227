/** The parameter that names the open view. */
export const viewParam = 'saved';

/** Parameters that no view saves: the house in the panel and the map's position. */
const passing = [viewParam, 'open', 'at'];

/** A list's address as a view saves it. The order is fixed, so that equal queries compare equal. */
export function viewAddress(params: URLSearchParams): string {
  const stored = new URLSearchParams(params);
  for (const name of passing) stored.delete(name);
  stored.sort();
  return stored.toString();
}

/** Replaces all parameters of the address with those of a view. */
export function showView(params: URLSearchParams, { key, address }: { key: string; address: string }): void {
  for (const name of [...params.keys()]) params.delete(name);
  for (const [name, value] of new URLSearchParams(address)) params.set(name, value);
  params.set(viewParam, key);
}

/** Whether the address names a view and nothing else. Then it comes from a link, and the view fills it in. */
export const isBareLink = (params: URLSearchParams): boolean =>
  params.has(viewParam) && [...params.keys()].every((name) => name === viewParam);
