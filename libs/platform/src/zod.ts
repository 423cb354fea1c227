/**
 * What the platform uses of zod, shared under the key `zod` (see `router.ts` for why): the shell needs it anyway, and a copy
 * in every remote would cost 25 KB each. TypeScript still sees the whole of zod; a test of tools/rsbuild holds what browser
 * code uses against this list.
 */
export * as z from './zod-names';
