import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { compiledFiles } from './bundled-files.ts';
import { inWorkspace } from './workspace.ts';

/** Git's own name of a file's content. */
const blobOf = (file: string): string => {
  const content = readFileSync(file);
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
};

const isOurs = (file: string) =>
  file.startsWith(inWorkspace() + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`) && existsSync(file);

/** What decides on a build without being a module of it. */
const besides = (app: string): string[] => [
  inWorkspace('package-lock.json'),
  ...['page.html', 'favicon.svg'].map((file) => inWorkspace('apps', app, 'src', file)).filter(existsSync),
  ...readdirSync(inWorkspace('tools/rsbuild')).filter((file) => /^[a-z-]+\.ts$/.test(file)).map((file) => inWorkspace('tools/rsbuild', file)),
]; // prettier-ignore

/**
 * Writes `build.json` beside a build: the files of this workspace that it was made from, each with the name of its content in git. So
 * publishing can tell a build of what is committed from one of a changed or an older tree (tools/publish/from-head.ts).
 */
export const sourceList = (app: string): RsbuildPlugin => ({
  name: 'toam:source-list',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (!stats) return;
      const compilations = ('stats' in stats ? stats.stats : [stats]).map(({ compilation }) => compilation);
      const modules = compilations.flatMap(compiledFiles);
      const files = [...new Set([...modules.filter(isOurs), ...besides(app)])].toSorted();
      const sources = Object.fromEntries(
        files.map((file) => [path.relative(inWorkspace(), file).split(path.sep).join('/'), blobOf(file)]),
      );
      writeFileSync(inWorkspace('apps', app, 'dist/build.json'), JSON.stringify({ sources }));
    });
  },
});
