import { defineConfig, mergeRsbuildConfig, type ProxyOptions, type RsbuildConfig } from '@rsbuild/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { shellFit } from '../fit/fit-plugin.ts';
import { firstFrame } from './first-frame.ts';
import { precompress } from './precompress.ts';
import { singletons } from './singletons.ts';
import { sourceList } from './source-list.ts';
import { federationBasics, keptMaps, web } from './web.ts';
import { inWorkspace } from './workspace.ts';

const title = 'Tổ Ấm';

/** Routing needs the registry, so the page's first bytes already request it. */
const registryPreload = {
  tag: 'link',
  head: true,
  append: false,
  attrs: { rel: 'preload', href: '/remotes.json', as: 'fetch', crossorigin: 'anonymous' },
};

/**
 * Dresses the first frame, and requests the registry and the first remote's code before the shell's own code loads. Its name has no hash,
 * so it is never cached.
 */
const preload = { tag: 'script', head: true, append: false, attrs: { src: '/static/js/preload.js', async: true } };

/** React Refresh of a remote needs its hook before React DOM starts, and React DOM is in the shell's first chunk. */
const refreshHook = {
  tag: 'script',
  head: true,
  append: false,
  children: `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true,
    inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };`,
};

/**
 * The API also serves the registry and the remotes that are not in development. Over a live product (`npm run dev -- crm --against …`) the
 * registry is a local one; the product sees requests to its own address from its own pages.
 */
function proxyOf(api: string): Record<string, ProxyOptions> {
  const registry = process.env.REGISTRY_URL;
  if (!registry) return { '/api': { target: api, ws: true }, '/remotes': { target: api } };
  const live = { target: api, changeOrigin: true, headers: { origin: api } };
  return { '/remotes.json': { target: registry }, '/remotes/': live, '/api': { ...live, ws: true } };
}

const isDevelopment = () => process.env.NODE_ENV === 'development';

/**
 * Build of the shell. It has two documents. `index.html` is the federation host with every singleton in its first chunk.
 * `login.html` is a separate build without federation, small enough to be usable at once (design §12). It preloads the
 * first one while the person types.
 */
export function host(name: string): RsbuildConfig {
  const port = Number(process.env.PORT ?? 3000);
  const api = process.env.API_URL ?? 'http://127.0.0.1:3080';
  return defineConfig(
    mergeRsbuildConfig(web(name), keptMaps(), firstFrame(), {
      html: {
        title,
        meta: { viewport: 'width=device-width, initial-scale=1', 'color-scheme': 'light dark' },
      },
      output: { assetPrefix: '/' },
      server: {
        port,
        historyApiFallback: {
          rewrites: [
            { from: /^\/auth\/login/, to: '/login.html' },
            { from: /./, to: '/index.html' },
          ],
        },
        proxy: proxyOf(api),
      },
      plugins: [precompress(inWorkspace('apps', name, 'dist')), sourceList(name)],
      environments: {
        shell: {
          source: { entry: { index: './src/main.ts' } },
          html: { tags: isDevelopment() ? [refreshHook, registryPreload] : [preload, registryPreload] },
          // The step from sharing to the shell (main.ts) must not need another request to the server.
          performance: { preload: { type: 'async-chunks', include: [/\/bootstrap\./] } },
          plugins: [
            pluginModuleFederation(
              {
                ...federationBasics,
                name,
                manifest: false,
                shared: singletons('host'),
                experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
              },
              { environment: 'shell' },
            ),
            shellFit(),
          ],
        },
        login: {
          source: { entry: { login: './src/login/main.tsx' } },
          html: { tags: isDevelopment() ? [] : [preload] },
        },
        preload: {
          source: { entry: { preload: './src/preload/preload.ts' } },
          // An older browser must be able to read it: it says there what the browser lacks.
          output: {
            filename: { js: '[name].js' },
            overrideBrowserslist: ['chrome >= 60', 'firefox >= 60', 'safari >= 11'],
          },
          tools: { htmlPlugin: false },
        },
        // At the root: a service worker answers for the addresses below its own.
        worker: {
          source: { entry: { sw: './src/offline/worker.ts' } },
          output: { distPath: { js: '' }, filename: { js: '[name].js' } },
          tools: { htmlPlugin: false },
        },
      },
    }),
  );
}
