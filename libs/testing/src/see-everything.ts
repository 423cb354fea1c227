/**
 * Every element counts as in sight, because a test has no layout.
 * @returns ends it; call it after each test
 */
export function seeEverything(): () => void {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      this.tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
    }
    unobserve() {}
    disconnect() {}
  } as never;
  return () => void delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
}
