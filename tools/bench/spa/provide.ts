/** Stands in for apps/shell/src/federation/provide.ts: one build shares nothing, and its lists bring their part of the kit. */
export const warmHeavyKit = (): void => undefined;
