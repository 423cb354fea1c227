/**
 * The part of zod that the platform uses, shared under the key `zod` (see `router.ts` for why). The shell needs it anyway, and a
 * copy in every remote would cost 25 KB each. TypeScript still sees all of zod. A test of tools/rsbuild compares browser code with
 * this list.
 */
import { config } from 'zod/v4/core';

// Zod writes faster parsers as text where it may. Our pages' policy forbids that, and a browser reports the question alone.
config({ jitless: true });

export * as z from './zod-names';
