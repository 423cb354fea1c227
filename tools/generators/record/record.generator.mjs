import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import devkit from '@nx/devkit';
import prettier from 'prettier';
import { manifestsIn, requireSegments } from '../segments.mjs';
import { refuse, slug, words as plainWords } from '../words.mjs';
import { editsOf } from './record.edits.mjs';

const { generateFiles, logger, names: spelled } = devkit;

const templates = path.join(import.meta.dirname, 'files');
const workspace = path.resolve(import.meta.dirname, '../../..');

/** What no variable may be called. */
const keywords =
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static super switch this
  throw true try typeof var void while with yield`.split(/\s+/);

/** What no code is: what is filled in, comments, words in quotes. */
const besides = /<%[\s\S]*?%>|\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g;

/** The code of the templates. A noun that is called as something in it would mean two things in one file. */
const code = () =>
  readdirSync(templates, { recursive: true })
    .filter((file) => /\.tsx?\.template$/.test(file))
    .map((file) => readFileSync(path.join(templates, file), 'utf8').replace(besides, '_'))
    .join('\n');

const severalOf = (noun) => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

/** 'bảng giá' inside a sentence; 'BĐS' stays. */
const inSentence = (label) => (/^\p{Lu}\p{Lu}/u.test(label) ? label : label[0].toLowerCase() + label.slice(1));

/** @throws Error with its sentence */
function requireNames({ noun, nouns, label, read, write }) {
  for (const [option, value] of Object.entries({ noun, nouns })) {
    if (!slug.test(value)) refuse(option, value, 'lower-case letters, digits and single dashes, as in price-list');
    const { propertyName } = spelled(value);
    if (keywords.includes(propertyName) || new RegExp(`\\b${propertyName}\\b`).test(code()))
      refuse(option, value, `${propertyName} means something else in the code of every noun`);
  }
  if (nouns === noun) refuse('nouns', nouns, `the record is ${noun}, its table needs another name`);
  if (!plainWords.test(label)) refuse('label', label, 'letters, digits, spaces and & . , - only, at most 40 of them');
  const isRead = read === write || read === 'signedIn' || (read === 'brokerage' && write === 'admin');
  if (!isRead) refuse('read', read, `some whom ${write} lets write could not read`);
}

/** Folders of a remote that have routes of their own: neither imports the other (lint: `sibling-screen`). */
const halvesOf = (tree, remote) =>
  tree.children(`apps/${remote}/src`).filter((folder) => tree.exists(`apps/${remote}/src/${folder}/routes.tsx`));

/** @throws Error with its sentence */
function requireHalf(tree, { remote, half }) {
  const halves = halvesOf(tree, remote);
  if (half === undefined ? halves.length === 0 : halves.includes(half)) return;
  if (halves.length === 0) throw new Error(`apps/${remote} has no halves: leave out --half.`);
  throw new Error(`apps/${remote} has halves. Say which: ${halves.map((one) => `--half ${one}`).join(' or ')}.`);
}

/** @throws Error with its sentence */
async function requireFree(tree, { noun, nouns, snake, remote, half, place }) {
  const manifests = manifestsIn(tree);
  const manifest = manifests.find(({ name }) => name === remote);
  if (!manifest) throw new Error(`apps/${remote} is no remote: it has no remote.json.`);
  requireHalf(tree, { remote, half });
  for (const folder of [
    `libs/domain/src/${noun}`,
    `libs/contracts/src/${noun}`,
    `apps/api/src/modules/${nouns}`,
    `apps/${remote}/src/${place}`,
  ])
    if (tree.exists(folder)) throw new Error(`${folder} exists already: take another name.`);
  if (tree.read('libs/contracts/src/audit/audit.ts', 'utf8').includes(`'${snake}'`))
    throw new Error(`The audit has a noun ${snake} already: take another name.`);
  if (manifest.segments.includes(noun)) throw new Error(`/${noun} is an address of ${remote} already.`);
  await requireSegments(manifests, { name: remote, segments: [...manifest.segments, noun] });
  return manifest;
}

/** The house's format, for what the generator wrote. */
async function formatted(file, source) {
  const config = await prettier.resolveConfig(path.join(workspace, file));
  return prettier.format(source, { ...config, filepath: file });
}

/** A file of others keeps its format: one that was not formatted before stays as people wrote it. */
async function isFormatted(file, source) {
  if (!/\.(ts|tsx|mjs|json)$/.test(file)) return false;
  return (await formatted(file, source)) === source;
}

/** @returns what people write where an edit finds no place */
async function editOthers(tree, names) {
  const byHand = [];
  for (const { file, line, edit } of editsOf(names)) {
    const source = tree.read(file, 'utf8');
    const edited = source === null ? null : edit(source);
    if (edited === null) byHand.push(`To write by hand in ${file}: ${line}`);
    else tree.write(file, (await isFormatted(file, source)) ? await formatted(file, edited) : edited);
  }
  return byHand;
}

/** @param told 'inherit' shows what it writes */
const run = (cwd, told, program, ...args) =>
  execFileSync(program, args, { cwd, stdio: ['ignore', told, 'inherit'], shell: process.platform === 'win32' });

/** What follows from the files: migration, generated pages, and the projects that lint knows: the noun's folders are new ones. */
const finish = (root, { noun, table }) => {
  run(root, 'inherit', 'npm', 'run', '-s', 'db:generate', '--', '--name', table);
  run(root, 'inherit', 'npm', 'run', '-s', 'docs:generate');
  run(root, 'ignore', 'npx', 'nx', 'show', 'project', `domain-${noun}`);
};

/** Read last, below all that a migration says. */
const tellWhatIsLeft = ({ nouns }, byHand) => {
  for (const line of byHand) logger.warn(line);
  logger.info(
    `Left for you: who reads its fields (apps/api/src/attack/decided-fields.json), who gets at a colleague's (decided-foreign.ts beside it),
and what it is for (apps/api/src/modules/${nouns}/README.md and the remote's). The first two are asked for on PostgreSQL only.`,
  );
};

/** Names of the noun in every spelling that the templates use. */
function namesOf({ noun, nouns, label, remote, half, read, write }) {
  const [one, many] = [spelled(noun), spelled(nouns)];
  const words = nouns.replaceAll('-', ' ');
  return {
    ...{ noun, nouns, label, remote, half, read, write, words, lower: inSentence(label) },
    ...{ src: half ? `${remote}/src/${half}` : `${remote}/src`, place: half ? `${half}/${noun}` : noun },
    ...{ Words: words[0].toUpperCase() + words.slice(1), one: one.propertyName, One: one.className },
    ...{ many: many.propertyName, Many: many.className },
    ...{ snake: noun.replaceAll('-', '_'), table: nouns.replaceAll('-', '_') },
  };
}

/**
 * `npx nx g @toam/tools:record price-list --label 'Bảng giá' --remote crm`: a noun with one field, from the record to the dialog, each
 * with its tests, and its lines in the files that name every noun. Then the migration and the generated pages.
 */
export default async function record(tree, { nouns, read = 'signedIn', write = 'admin', ...asked }) {
  const names = namesOf({ ...asked, nouns: nouns ?? severalOf(asked.noun), read, write });
  requireNames(names);
  const { menu = [] } = await requireFree(tree, names);
  const before = new Set(tree.listChanges().map(({ path: file }) => file));
  generateFiles(tree, templates, '.', names);
  for (const { path: file } of tree.listChanges())
    if (!before.has(file)) tree.write(file, await formatted(file, tree.read(file, 'utf8')));
  const owner = new RegExp(`^/apps/${names.remote}/ +(.+)$`, 'm').exec(tree.read('CODEOWNERS', 'utf8') ?? '')?.[1];
  const byHand = await editOthers(tree, {
    ...{ ...names, owner: owner ?? `@to-am/${names.remote}` },
    ...{ order: Math.max(0, ...menu.map(({ order }) => order)) + 1, group: menu.at(-1)?.group },
  });
  for (const line of byHand) logger.warn(line);
  return () => {
    finish(tree.root, names);
    tellWhatIsLeft(names, byHand);
  };
}
