declare global {
  interface Window {
    /** What `preload.ts` has asked for, by address. */
    toAmPreloaded?: Map<string, Promise<Response>>;
  }
}

/** The answer that was preloaded, once: who asks again wants to know how things are now. */
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
