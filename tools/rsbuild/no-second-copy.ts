import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { bundledModules } from './bundled-files.ts';
import { sharedLibs } from './singletons.ts';
import { inWorkspace } from './workspace.ts';

/** Files that must come from the host. A second copy would have its own session, cache, theme or context, and cost bytes. */
const hostOnlyPackages =
  /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|react-dom|react-router|react-router-dom|scheduler|react-hook-form|zod|axios|@tanstack[\\/](react-query|query-core))[\\/]/;
const reactItself = /[\\/]node_modules[\\/]react[\\/](index|cjs[\\/]react\.(production|development))\.js$/;
/** Libs that are completely in the host: their files share state, classes or contexts. */
const hostOnlyLibs = ['ui', 'auth', 'api-client', 'live'].map((lib) => inWorkspace('libs', lib, 'src') + path.sep);
const sharedFiles = sharedLibs.map((key) => inWorkspace(key.replace(/^@toam\/([^/]+)\//, 'libs/$1/src/')));
/** Files without their own state: icons (each remote bundles the few that it shows), and hooks around the socket and the calls. */
const free = [
  inWorkspace('libs/ui/src/icons.ts'),
  inWorkspace('libs/ui/src/icon') + path.sep,
  inWorkspace('libs/live/src/live-list.ts'),
  inWorkspace('libs/live/src/live-burst.ts'),
  inWorkspace('libs/api-client/src/address.ts'),
  inWorkspace('libs/api-client/src/use-save.ts'),
  inWorkspace('libs/api-client/src/paged-rows.ts'),
  inWorkspace('libs/api-client/src/endpoint-query.ts'),
];

/** Whether a remote may not bundle the file (an absolute path). */
export function isHostOnly(file: string): boolean {
  if (free.some((start) => file.startsWith(start))) return false;
  if (hostOnlyPackages.test(file) || reactItself.test(file)) return true;
  if (hostOnlyLibs.some((folder) => file.startsWith(folder))) return true;
  return sharedFiles.includes(file.replace(/\.tsx?$/, ''));
}

const nameOf = (file: string) => path.relative(inWorkspace(), file);

/**
 * Fails a remote's build that bundles a file of the host. The usual mistake is a relative import of a shared file
 * inside a lib, or a new subpath of a shared lib (docs/architecture.md, "Federation").
 */
export const noSecondCopy = (remote: string): RsbuildPlugin => ({
  name: 'toam:no-second-copy',
  apply: 'build',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats }) => {
      if (!stats || stats.hasErrors()) return;
      const { moduleGraph } = stats.compilation;
      const lines = bundledModules(stats.compilation).flatMap((module) => {
        const file = module.nameForCondition();
        const importer = moduleGraph.getIssuer(module)?.nameForCondition();
        return file && isHostOnly(file) ? [`  ${nameOf(file)} ← ${importer ? nameOf(importer) : 'unknown'}`] : [];
      });
      if (lines.length === 0) return;
      throw new Error(
        `${remote} bundles what the shell supplies; import it by its shared name (tools/rsbuild/singletons.ts):\n${lines.join('\n')}`,
      );
    });
  },
});
