import { defineConfig } from 'drizzle-kit';

/** The tables are in the modules. `npm run db:generate` (at the root) writes the next migration from them. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/api/src/**/*.schema.ts'],
  out: './apps/api/src/db/migrations',
  breakpoints: true,
});
