/**
 * Handlers that `modules/references.ts` registers at the start. Reading them earlier throws: with an empty list a merge
 * would silently move nothing.
 * @param noun what the handlers refer to
 */
export function registry<Handler>(noun: string) {
  let registered: readonly Handler[] | undefined;
  return {
    /** All handlers, in the order of registration. */
    all(): readonly Handler[] {
      if (!registered) throw new Error(`the handlers of references to ${noun} are not registered yet`);
      return registered;
    },
    register(handlers: readonly Handler[]): void {
      registered = handlers;
    },
  };
}
