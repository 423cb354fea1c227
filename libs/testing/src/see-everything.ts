/**
 * Every element counts as in sight, because a test has no layout.
 * @returns ends it; call it after each test
 */
export const seeEverything = (): (() => void) => see(true);

/** No element comes in sight: nobody scrolls. @returns ends it */
export const seeNothing = (): (() => void) => see(false);

function see(isIntersecting: boolean): () => void {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      if (isIntersecting) this.tell([{ isIntersecting, target } as IntersectionObserverEntry], this as never);
    }
    unobserve() {}
    disconnect() {}
  } as never;
  return () => void delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
}
