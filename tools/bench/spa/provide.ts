/**
 * Stands in for apps/shell/src/federation/provide.ts: one build shares nothing, and every screen's chunk brings what it uses
 * of the kit, no more.
 */
const nothingToWarm = (): void => undefined;

export const warmHeavyKit = nothingToWarm;
export const warmFormKit = nothingToWarm;
