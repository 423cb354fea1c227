/**
 * The oldest browsers that everything works in: what the builds are written for, and what an older one is told. The limits are `:has` in
 * Firefox and lookbehind in Safari. Decision 133.
 */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' } as const;
