import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { slimAliases } from './singletons.ts';
import { targets } from './targets.ts';
import { inWorkspace, libAliases, workspace } from './workspace.ts';

/**
 * The parts that antd is made of. Their modules only export, but their manifests do not say so. Without this, antd's Input brings the
 * whole of antd's forms and their validation, 45 KB that nobody runs.
 */
const pureParts = { test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false };

/**
 * In development a change must not move modules between chunks: a module with a syntax error imports nothing, and pages compiled on demand
 * change what others share. The update of a chunk that is gone would reload the page, with what was typed.
 */
const isDevelopment = process.env.NODE_ENV === 'development';
const stableChunks = isDevelopment ? { optimization: { splitChunks: false as const } } : {};

/** The common build configuration of hosts, remotes and the single-page bench. `app` is a folder of apps/. */
export function web(app: string): RsbuildConfig {
  return {
    root: inWorkspace('apps', app),
    plugins: [pluginReact()],
    resolve: { aliasStrategy: 'prefer-alias', alias: { ...libAliases(), ...slimAliases } },
    server: { host: '127.0.0.1', strictPort: true, printUrls: false },
    output: {
      distPath: { root: 'dist' },
      cleanDistPath: true,
      sourceMap: false,
      legalComments: 'none',
      // A data: URL would need its own CSP source for fonts, and small images cache better as files.
      dataUriLimit: 0,
      // Scoped by app: two remotes that bundle one lib share no class. Named exports: a class that the sheet lacks fails the build.
      cssModules: {
        localIdentName: `${app}-[local]-[hash:base64:4]`,
        namedExport: true,
        exportLocalsConvention: 'asIs',
      },
      overrideBrowserslist: targets,
    },
    dev: { lazyCompilation: false },
    performance: { printFileSize: false },
    tools: { rspack: { module: { rules: [pureParts] }, ...stableChunks } },
  };
}

/**
 * Source maps of what is published, for the failures that browsers report. No script names its map, and publishing keeps maps where nobody
 * is served (docs/operations.md). They hold paths of the workspace, not the code.
 */
export const keptMaps = (): RsbuildConfig =>
  process.env.NODE_ENV === 'production'
    ? {
        output: { sourceMap: { js: 'hidden-nosources-source-map' } },
        tools: {
          rspack: {
            output: {
              devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
                path.relative(workspace, absoluteResourcePath),
            },
          },
        },
      }
    : {};

/** Options of Module Federation that both sides must agree on (measured: docs/architecture.md, "Federation"). */
export const federationBasics = {
  /** The workspace supplies the types. */
  dts: false,
  shareStrategy: 'loaded-first',
} as const;
