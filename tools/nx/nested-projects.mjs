import { readFileSync } from 'node:fs';

/** Libraries whose folders are projects of their own: most changes concern one noun, and only who uses that noun is built and tested. */
const libraries = ['contracts', 'domain', 'pickers', 'testing'];
/** What shares no folder, and the texts that everybody uses: `contracts-base`. */
const base = 'base';
const nounIn = (file) => {
  const [, , , folder, ...below] = file.split('/');
  return below.length === 0 || folder === 'texts' ? base : folder;
};

function projectsOf(lib, files, root) {
  const { tags } = JSON.parse(readFileSync(`${root}/libs/${lib}/package.json`, 'utf8')).nx;
  const nouns = [...new Set(files.filter((file) => file.startsWith(`libs/${lib}/src/`)).map(nounIn))];
  const nameOf = (noun) => `${lib}-${noun}`;
  return Object.fromEntries([
    ...nouns.map((noun) => [
      `libs/${lib}/src${noun === base ? '' : `/${noun}`}`,
      { name: nameOf(noun), projectType: 'library', tags },
    ]),
    [
      `libs/${lib}`,
      {
        implicitDependencies: nouns.map(nameOf),
        namedInputs: { default: [`{workspaceRoot}/libs/${lib}/**/*`, 'sharedGlobals'] },
      },
    ],
  ]);
}

/**
 * Nx reads this file (nx.json). The library's own project keeps lint, types and tests of all its folders, and depends on each of them;
 * a folder has no tasks. Decision 154.
 */
export const createNodesV2 = [
  `libs/{${libraries.join(',')}}/src/**/*.{ts,tsx}`,
  (files, _options, { workspaceRoot }) => [
    [files[0], { projects: Object.assign({}, ...libraries.map((lib) => projectsOf(lib, files, workspaceRoot))) }],
  ],
];
