import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { oldBrowserText } from '../../libs/contracts/src/texts/old-browser.ts';
import { precompress } from './precompress.ts';
import { sourceList } from './source-list.ts';
import { web } from './web.ts';
import { inWorkspace } from './workspace.ts';

/**
 * Build of the page on which customers chat: `chat.html`, its one script, and `chat.js`, which other sites load to show the page in a
 * frame. It is served below /widget.
 */
export function widget(name: string): RsbuildConfig {
  return defineConfig(
    mergeRsbuildConfig(web(name), {
      output: { assetPrefix: '/widget/' },
      plugins: [precompress(inWorkspace('apps', name, 'dist')), sourceList(name)],
      environments: {
        page: {
          source: { entry: { chat: './src/main.ts' } },
          // one request less before the first pixel
          output: { inlineStyles: true },
          html: {
            template: './src/page.html',
            templateParameters: { old: oldBrowserText },
            meta: { viewport: 'width=device-width, initial-scale=1, viewport-fit=cover', 'color-scheme': 'light dark' },
          },
        },
        embed: {
          source: { entry: { chat: './src/embed/embed.ts' } },
          output: { distPath: { js: '' }, filename: { js: '[name].js' } },
          tools: { htmlPlugin: false },
        },
      },
    }),
  );
}
