import { execFileSync } from 'node:child_process';
import path from 'node:path';
import devkit from '@nx/devkit';
import { manifestsIn, requireSegments } from '../segments.mjs';
import { refuse, slug, words } from '../words.mjs';

const { generateFiles, getProjects } = devkit;

/** Federation makes a variable of it, so it has no dashes. */
const variable = /^[a-z][a-z0-9]*$/;
/** Not a project, but what every library is tagged with. */
const sharedScope = 'shared';

function requireWords({ name, team, segment, title }) {
  if (!variable.test(name)) refuse('name', name, 'lower-case letters and digits only, as in legal');
  if (!slug.test(segment))
    refuse('segment', segment, 'lower-case letters, digits and single dashes, as in legal-papers');
  for (const [option, value] of Object.entries({ team, title }))
    if (!words.test(value)) refuse(option, value, 'letters, digits, spaces and & . , - only, at most 40 of them');
}

/** @throws Error if the name is that of an app, a library, a tool or a folder, or the scope of the libraries */
function requireFree(tree, name) {
  if (tree.exists(`apps/${name}`)) throw new Error(`apps/${name} exists already: take another name.`);
  const taken = getProjects(tree).get(name);
  if (taken) throw new Error(`The name ${name} is taken by ${taken.root}: take another one.`);
  if (name === sharedScope) throw new Error(`The name ${name} is reserved: the libraries are tagged with it.`);
}

/** The menu's last place, and ten for what comes between. */
const placeAfter = (others) => Math.max(0, ...others.flatMap(({ menu = [] }) => menu.map(({ order }) => order))) + 10;

/** One line, at the end of the block that names the last app. */
function addOwner(tree, name) {
  const lines = tree.read('CODEOWNERS', 'utf8').split('\n');
  const last = lines.findLastIndex((line) => /^\/apps\/[^/\s]+\/\s/.test(line));
  const blank = lines.indexOf('', last);
  lines.splice(blank < 0 ? lines.length : blank, 0, `${`/apps/${name}/`.padEnd(36)}@to-am/${name}`);
  tree.write('CODEOWNERS', lines.join('\n'));
}

/** The lock file lists every app. No package is downloaded for it. */
const lock = (root) => () =>
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });

/**
 * `npx nx g @toam/tools:remote legal --team 'Pháp chế'`: a remote that builds, is tested and has a menu entry. Of other files only
 * CODEOWNERS gets a line, and the lock file its two.
 */
export default async function remote(tree, { name, team, segment = name, title = team }) {
  requireWords({ name, team, segment, title });
  requireFree(tree, name);
  const others = manifestsIn(tree);
  await requireSegments(others, { name, segments: [segment] });
  generateFiles(tree, path.join(import.meta.dirname, 'files'), `apps/${name}`, {
    ...{ name, team, segment, title, order: placeAfter(others) },
  });
  addOwner(tree, name);
  return lock(tree.root);
}
