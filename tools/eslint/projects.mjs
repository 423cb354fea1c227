import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tags that a project of the folder must have, one of each row. */
const wanted = {
  apps: (name) => [[`scope:${name}`], ['type:app'], ['platform:browser', 'platform:server']],
  libs: (_name, scopes) => [
    ['shared', ...scopes].map((scope) => `scope:${scope}`),
    ['type:lib', 'type:contracts', 'type:domain'],
    ['platform:browser', 'platform:server', 'platform:any'],
  ],
};

/** Folders with code. A folder that git left behind with only a build is none. */
const foldersOf = (root, kind) =>
  readdirSync(path.join(root, kind)).filter((name) =>
    ['package.json', 'src'].some((part) => existsSync(path.join(root, kind, name, part))),
  );

function tagsOf(root, place) {
  const file = path.join(root, place, 'package.json');
  if (!existsSync(file)) throw new Error(`${place} has no package.json: lint does not know what it may import`);
  return JSON.parse(readFileSync(file, 'utf8')).nx?.tags ?? [];
}

/** Folders of a remote that map their own addresses: halves of it that live side by side, as two remotes do. */
const halvesOf = (root, place) =>
  readdirSync(path.join(root, place, 'src'))
    .map((name) => `${place}/src/${name}`)
    .filter((half) => existsSync(path.join(root, half, 'routes.tsx')));

/**
 * Apps and libraries with the tags of their package.json, from which lint knows what each may import. No list names them.
 * @throws Error if one lacks a tag or has an unknown one: half of the rules would not be applied to it
 */
export function readProjects(root) {
  const apps = foldersOf(root, 'apps');
  return ['apps', 'libs'].flatMap((kind) =>
    foldersOf(root, kind).map((name) => {
      const place = `${kind}/${name}`;
      const tags = tagsOf(root, place);
      for (const row of wanted[kind](name, apps)) {
        if (row.filter((tag) => tags.includes(tag)).length === 1) continue;
        throw new Error(
          `${place}/package.json: nx.tags must have ${row.join(' or ')}, it has ${tags.join(', ') || 'none'}`,
        );
      }
      const isRemote = existsSync(path.join(root, place, 'remote.json'));
      return { place, name, tags, isRemote, halves: isRemote ? halvesOf(root, place) : [] };
    }),
  );
}
