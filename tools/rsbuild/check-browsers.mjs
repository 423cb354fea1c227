/**
 * Holds the built code against the oldest browsers: what they can't read or call is an error. Syntax and calls are found by es-check,
 * style sheets by doiuse. After a build: `node --import tsx tools/rsbuild/check-browsers.mjs`. Decision 133.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import doiuse from 'doiuse';
import postcss from 'postcss';
import { tsImport } from 'tsx/esm/api';
import { run, workspace } from '../commands/terminal.mjs';

const { targets } = await tsImport('./targets.ts', import.meta.url);

/** Names that only look like a call of the platform's: Firebase has a `toBase64` of its own, and `.group` is a method of libraries. */
const ownCalls = ['ArrayPrototypeGroup', 'Uint8ArrayToBase64'];

/** What an older browser leaves out without harm: a first frame later, a scroll that jumps, another font. */
const harmless = new Set([
  'css-content-visibility',
  'css-overflow-anchor',
  'css-paged-media',
  'css-touch-action',
  'extended-system-fonts',
]);

/** @returns the features of a style sheet that a target lacks altogether, each with the browsers */
export function lacking(css, browsers = targets) {
  const found = new Set();
  const onFeatureUsage = ({ feature, featureData, message }) => {
    if (featureData.missing && !harmless.has(feature)) found.add(message.replace(/^.*?: /, ''));
  };
  postcss([doiuse({ browsers, onFeatureUsage })])
    .process(css, { from: undefined })
    .sync();
  return [...found];
}

const builds = () =>
  readdirSync(path.join(workspace, 'apps'))
    .filter((app) => app !== 'api')
    .map((app) => path.join(workspace, 'apps', app, 'dist'))
    .filter((folder) => existsSync(folder));

const sheetsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name));

async function checkScripts() {
  const program = path.join(workspace, 'node_modules/es-check/lib/cli/index.js');
  const options = [
    '--checkFeatures',
    `--browserslistQuery=${targets.join(', ')}`,
    `--ignore=${ownCalls.join(',')}`,
    '--quiet',
  ];
  const { code, output } = await run(process.execPath, [
    program,
    'checkBrowser',
    ...builds().map((folder) => `${path.relative(workspace, folder)}/**/*.js`),
    ...options,
  ]);
  return code === 0 ? [] : [output.trim()];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sheets = builds().flatMap(sheetsIn);
  const problems = [
    ...sheets.flatMap((file) =>
      lacking(readFileSync(file, 'utf8')).map((what) => `${path.relative(workspace, file)}: ${what}`),
    ),
    ...(await checkScripts()),
  ];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
