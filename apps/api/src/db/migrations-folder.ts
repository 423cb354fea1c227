import { fileURLToPath } from 'node:url';

/** The folder of the migrations: beside this file, and beside the bundle (build.mjs copies them). */
export const migrationsFolder = (): string => fileURLToPath(new URL('./migrations', import.meta.url));
