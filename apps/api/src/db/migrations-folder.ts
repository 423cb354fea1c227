import { fileURLToPath } from 'node:url';

/** Where the migrations lie: beside this file, and beside the bundle (build.mjs copies them). */
export const migrationsFolder = (): string => fileURLToPath(new URL('./migrations', import.meta.url));
