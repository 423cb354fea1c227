import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { bundledFiles } from '../rsbuild/bundled-files.ts';
import { inWorkspace } from '../rsbuild/workspace.ts';
import { fitOfRemote, fitOfShell, type Fit } from './build-fit.ts';

/** Writes `dist/fit.json` after a build. Publishing holds it against what is live (libs/releases/src/fit.ts). */
const writesFit = (fitOf: (compilation: Rspack.Compilation) => Promise<Fit>): RsbuildPlugin => ({
  name: 'toam:fit',
  apply: 'build',
  setup(api) {
    api.onAfterEnvironmentCompile(async ({ stats, environment }) => {
      if (!stats || stats.hasErrors()) return;
      const fit = await fitOf(stats.compilation);
      await writeFile(path.join(environment.distPath, 'fit.json'), `${JSON.stringify(fit, null, 1)}\n`);
    });
  },
});

/** For a remote's build: what it needs of the shell. */
export const remoteFit = (name: string): RsbuildPlugin =>
  writesFit((compilation) => {
    const manifest = JSON.parse(readFileSync(inWorkspace('apps', name, 'remote.json'), 'utf8')) as {
      slots?: { slot: string }[];
    };
    return fitOfRemote(
      bundledFiles(compilation),
      (manifest.slots ?? []).map(({ slot }) => slot),
    );
  });

/** For the shell's build: what it supplies to remotes. */
export const shellFit = (): RsbuildPlugin => writesFit(fitOfShell);
