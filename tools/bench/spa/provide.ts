/**
 * Replaces apps/shell/src/federation/provide.ts: one build shares nothing. Every screen's chunk contains only the parts of the kit that
 * it uses.
 */
const nothingToWarm = (): void => undefined;

export const warmHeavyKit = nothingToWarm;
export const warmDetailKit = nothingToWarm;
export const warmFormKit = nothingToWarm;
