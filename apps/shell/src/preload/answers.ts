declare global {
  interface Window {
    /** The answers that `preload.ts` has requested, by address. */
    toAmPreloaded?: Map<string, Promise<Response>>;
  }
}

/** Takes a preloaded answer, once: a second caller wants fresh data. */
export function takeAnswer(url: string): Promise<Response> | undefined {
  const { href } = new URL(url, location.origin);
  const preloaded = [...(window.toAmPreloaded?.keys() ?? [])].find(
    (address) => new URL(address, location.origin).href === href,
  );
  if (preloaded === undefined) return undefined;
  const answer = window.toAmPreloaded?.get(preloaded);
  window.toAmPreloaded?.delete(preloaded);
  return answer;
}
