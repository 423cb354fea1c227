import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages of a hundred small files each, all in JavaScript: read in one piece they cost a start a quarter of a second less. */
const bundledPackages = /^(?:drizzle-orm|zod)(?:$|\/)/;

/** Other packages stay in node_modules: some load files that lie beside them. */
const packagesStay = {
  name: 'packages-stay',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@toam/') || bundledPackages.test(path) ? undefined : { path, external: true },
    ),
};

/** Demo data, generators and commands are for us: a server that ships holds none of them. */
function refuseTools({ inputs }) {
  const tools = Object.keys(inputs).filter((file) => path.resolve(file).startsWith(here('../../tools')));
  if (tools.length) throw new Error(`the API must not hold ${tools.join(', ')}`);
}

/**
 * Bundles our own code, libs included, into dist/. Chunks lie beside the entries, because
 * files that are looked up beside a module (migrations, the threads) lie there too.
 * @param {string} outdir where to; tests that start the real process build into a folder of their own
 */
export async function buildApi(outdir = here('dist')) {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
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
    plugins: [packagesStay],
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
    tsconfig: here('tsconfig.json'),
  });
  refuseTools(metafile);
  await cp(here('src/db/migrations'), `${outdir}/migrations`, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
