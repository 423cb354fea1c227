/** Rsbuild wants an entry; a remote has no page of its own. */
export {};
