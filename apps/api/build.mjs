import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { commitOf } from '../../tools/rsbuild/build-commit.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages of a hundred small JavaScript files each. Bundling them makes a start a quarter of a second faster. */
const bundledPackages = /^(?:drizzle-orm|zod)(?:$|\/)/;

/** Other packages stay in node_modules, because some load files from their own folder. */
const packagesStay = {
  name: 'packages-stay',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@toam/') || bundledPackages.test(path) ? undefined : { path, external: true },
    ),
};

/** Refuses demo data, generators and commands: they are for development, and a shipped server must not contain them. */
function refuseTools({ inputs }) {
  const tools = Object.keys(inputs).filter((file) => path.resolve(file).startsWith(here('../../tools')));
  if (tools.length) throw new Error(`the API must not hold ${tools.join(', ')}`);
}

const workspace = here('../..');

/** Our own files in a bundle. */
const sourcesOf = ({ inputs }) =>
  Object.keys(inputs)
    .map((file) => path.relative(workspace, path.resolve(file)))
    .filter((file) => !file.startsWith('node_modules'));

/**
 * Bundles our own code, libs included, into dist/. Chunks are in the same folder as the entries, because
 * modules look for files there (migrations, the threads, the verifier).
 * @param {string} outdir the output folder; tests that start the real process build into their own
 */
export async function buildApi(outdir = here('dist')) {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: {
      main: here('src/main.ts'),
      'dump-verifier': here('src/db/dump-verifier.ts'),
      restore: here('src/restore.ts'),
      backup: here('src/backup/main.ts'),
      move: here('src/move/move.ts'),
      migrate: here('src/migrate.ts'),
      'picture-process': here('src/files/picture-process.ts'),
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
  // GET /api/health tells it, and publishing asks whether a remote's calls are known to this API
  const commit = await commitOf(sourcesOf(metafile), workspace);
  await writeFile(`${outdir}/build.json`, JSON.stringify({ commit }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
