declare global {
  interface Window {
    /** What `ahead.ts` has asked for, by address. */
    toAmAhead?: Map<string, Promise<Response>>;
  }
}

/** The answer that was asked for ahead, once: whoever asks again wants to know how things are now. */
export function takeAnswer(url: string): Promise<Response> | undefined {
  const { href } = new URL(url, location.origin);
  const asked = [...(window.toAmAhead?.keys() ?? [])].find((ahead) => new URL(ahead, location.origin).href === href);
  if (asked === undefined) return undefined;
  const answer = window.toAmAhead?.get(asked);
  window.toAmAhead?.delete(asked);
  return answer;
}
