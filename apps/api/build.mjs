import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles our own code, libs included, into dist/; packages stay in node_modules. Chunks lie beside the entries, because
 * files that are looked up beside a module (migrations, the threads) lie there too.
 * @param {string} outdir where to; tests that start the real process build into a folder of their own
 */
export async function buildApi(outdir = here('dist')) {
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: here('src/main.ts'),
      'dump-verifier': here('src/db/dump-verifier.ts'),
      restore: here('src/restore.ts'),
      'sheet-thread': here('src/sheets/sheet-thread.ts'),
      'sheet-read-thread': here('src/sheets/sheet-read-thread.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    tsconfig: here('tsconfig.json'),
  });
  await cp(here('src/db/migrations'), `${outdir}/migrations`, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
