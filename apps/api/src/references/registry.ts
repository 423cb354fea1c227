/**
 * Handlers that `modules/references.ts` registers at the start. Reading them before that throws: with an empty list a merge
 * would move nothing, and nobody would notice.
 * @param noun what the handlers refer to
 */
export function registry<Handler>(noun: string) {
  let registered: readonly Handler[] | undefined;
  return {
    /** Every handler, in the order in which they were registered. */
    all(): readonly Handler[] {
      if (!registered) throw new Error(`the handlers of references to ${noun} are not registered yet`);
      return registered;
    },
    register(handlers: readonly Handler[]): void {
      registered = handlers;
    },
  };
}
