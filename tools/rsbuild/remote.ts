import { createRequire } from 'node:module';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { remoteFit } from '../fit/fit-plugin.ts';
import { forgetsFailures } from './forgets-failures.ts';
import { keepsTyped } from './keeps-typed.ts';
import { noSecondCopy } from './no-second-copy.ts';
import { ownRoutes } from './own-routes.ts';
import { precompress } from './precompress.ts';
import { scopedStyles } from './scoped-styles.ts';
import { singletons } from './singletons.ts';
import { sourceList } from './source-list.ts';
import { federationBasics, keptMaps, web } from './web.ts';
import { inWorkspace } from './workspace.ts';

const isProduction = process.env.NODE_ENV === 'production';

const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
/**
 * Rspack takes the CommonJS entry of federation's runtime, which brings the whole SDK, 17 KB in every remote. `/bundler` is the entry that
 * the package names for bundlers. The host keeps the CommonJS one: the core that it supplies to remotes is of that kind, too.
 */
const shakenRuntime = { [createRequire(import.meta.url).resolve(bundlerRuntime)]: `${bundlerRuntime}/bundler` };

/**
 * Build of a remote. It exposes only `./remote`, takes every singleton from the host, and runs only inside the host.
 * @param name folder of apps/ and name in remote.json
 */
export function remote(name: string): RsbuildConfig {
  const port = Number(process.env.REMOTE_PORT ?? 3001);
  return defineConfig(
    mergeRsbuildConfig(web(name), keptMaps(), {
      source: { entry: { index: { import: './src/remote.tsx', html: false } } },
      // Rsbuild needs an entry, but a remote has no page of its own: federation adds the only entry.
      tools: { rspack: (config) => void (config.entry = {}) },
      resolve: { alias: shakenRuntime },
      server: { port, cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/ } },
      dev: { assetPrefix: `http://localhost:${port}/`, client: { host: 'localhost', port } },
      output: { assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          ...federationBasics,
          name,
          filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          manifest: true,
          shared: singletons('remote'),
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        forgetsFailures(),
        keepsTyped(),
        noSecondCopy(name),
        ownRoutes(name),
        scopedStyles(name),
        remoteFit(name),
        precompress(inWorkspace('apps', name, 'dist')),
        sourceList(name),
      ],
    }),
  );
}
