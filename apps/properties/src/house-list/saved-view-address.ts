/** The parameter that names the open view. */
export const viewParam = 'saved';

/** What belongs to the moment, not to the view: the house in the panel, where on the map one looks. */
const passing = [viewParam, 'open', 'at'];

/** A list's address as a view keeps it: in one order, so that two that ask the same are the same. */
export function viewAddress(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  kept.sort();
  return kept.toString();
}

/** Puts a view's conditions into the parameters, in place of those that stood there. */
export function showView(params: URLSearchParams, { key, address }: { key: string; address: string }): void {
  for (const name of [...params.keys()]) params.delete(name);
  for (const [name, value] of new URLSearchParams(address)) params.set(name, value);
  params.set(viewParam, key);
}

/** Whether the address says no more than which view: it comes from a link and must be filled in. */
export const isBareLink = (params: URLSearchParams): boolean =>
  params.has(viewParam) && [...params.keys()].every((name) => name === viewParam);
