import { mergeRsbuildConfig, rspack, type RsbuildConfig } from '@rsbuild/core';
import { firstFrame } from './first-frame.ts';
import { precompress } from './precompress.ts';
import { web } from './web.ts';
import { inWorkspace } from './workspace.ts';

const federation = inWorkspace('apps/shell/src/federation');
const standIns = inWorkspace('tools/bench/spa');

/**
 * Shell and remotes from the same source as one ordinary single-page build, for comparison in `npm run bench -- load`.
 * @param output absolute directory
 * @param remotes the `remotes` of a published registry
 */
export function spa(output: string, remotes: unknown[]): RsbuildConfig {
  return mergeRsbuildConfig(web('shell'), firstFrame(), {
    source: { entry: { index: './src/main.ts' }, define: { publishedRemotes: JSON.stringify(remotes) } },
    output: { distPath: { root: output }, assetPrefix: '/' },
    html: { title: 'Tổ Ấm' },
    plugins: [precompress(output)],
    tools: {
      rspack: {
        plugins: [
          new rspack.NormalModuleReplacementPlugin(/\/(runtime|provide|registry)$/, (resource) => {
            const from = resource.context ?? '';
            if (!from.startsWith(inWorkspace('apps/shell/src'))) return;
            const isFederation = from === federation || resource.request.includes('federation/');
            if (isFederation) resource.request = `${standIns}/${resource.request.split('/').at(-1)}`;
          }),
        ],
      },
    },
  });
}
