import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const buildFacts = z.object({ commit: z.string().nullable() });

/**
 * The commit that the running code was built from, out of the `build.json` beside it (build.mjs).
 * @returns null if it runs from sources, or was built from a tree with changes
 */
export function buildCommit(file = new URL('./build.json', import.meta.url)): string | null {
  return existsSync(file) ? buildFacts.parse(JSON.parse(readFileSync(file, 'utf8'))).commit : null;
}
