import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../..');
const shortest = 25;

/** Files that others find by their role or by an address, so they stand alone however short they are. */
const standsAlone =
  /\.(text|schema|endpoints|record|reads|writes|queries|screen|story|image-reference|batch)\.tsx?$|\/(remote|routes|paths|main)\.tsx?$/;
const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file);

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesBelow(at);
    return /\.tsx?$/.test(entry.name) ? [at] : [];
  });
}

/** The file that an import names, without its ending: by a relative path, or by a library's name. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(file), specifier);
  const [, library, inside] = /^@toam\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return library && path.join(workspace, 'libs', library, 'src', inside);
}

/** Who imports each file, by the file's path without its ending. Read once for all files of a run. */
export function readersOf(files, read = (file) => readFileSync(file, 'utf8')) {
  const readers = new Map();
  for (const file of files)
    for (const [, how, specifier] of read(file).matchAll(/(from|import\(|mock\()\s*'([^']+)'/g)) {
      const target = targetOf(file, specifier);
      if (!target) continue;
      if (!readers.has(target)) readers.set(target, []);
      readers.get(target).push({ file, isStatic: how === 'from' });
    }
  return readers;
}

/**
 * The neighbour that a short file is made for: the only one that imports it, from the same folder, at once. A test of its
 * own is a second reader.
 */
export function onlyReader(file, readers) {
  const found = readers.get(file.replace(/\.tsx?$/, '')) ?? [];
  const [reader] = found;
  const isOne = new Set(found.map((one) => one.file)).size === 1;
  if (!isOne || !reader.isStatic || isTest(reader.file)) return undefined;
  return path.dirname(reader.file) === path.dirname(file) ? reader.file : undefined;
}

let ofWorkspace;
const inWorkspace = () =>
  (ofWorkspace ??= readersOf(['apps', 'libs'].flatMap((folder) => sourcesBelow(path.join(workspace, folder)))));

/** A file is made for a second reader: what one file of the folder uses stands in it, unless it is long. */
export const secondReader = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { one: 'Only `{{reader}}` imports these {{lines}} lines: they can stand in it.' },
  },
  create: (context) => ({
    Program(node) {
      const file = context.filename;
      const { lines } = context.sourceCode;
      if (lines.length > shortest || isTest(file) || standsAlone.test(file)) return;
      const reader = onlyReader(file, inWorkspace());
      if (reader)
        context.report({ node, messageId: 'one', data: { reader: path.basename(reader), lines: lines.length } });
    },
  }),
};
