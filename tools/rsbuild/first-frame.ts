import { readFileSync } from 'node:fs';
import type { RsbuildConfig } from '@rsbuild/core';
import { loginText } from '../../libs/contracts/src/shell/login.text.ts';
import { platformText } from '../../libs/contracts/src/texts/platform.ts';
import { inWorkspace } from './workspace.ts';

/** The logo as drawn in the favicon, at the size of the side menu. */
const logo = (): string =>
  readFileSync(inWorkspace('apps/shell/src/favicon.svg'), 'utf8').replace(
    '<svg',
    '<svg width="32" height="32" aria-hidden="true"',
  );

/**
 * The shell's page, which draws a first frame from the document alone. Its first style sheet stands in the document, too (6 KB): a file
 * would hold back that frame, by a second on a slow line.
 */
export const firstFrame = (): RsbuildConfig => ({
  html: {
    template: './src/page.html',
    favicon: './src/favicon.svg',
    templateParameters: {
      logo: logo(),
      brand: loginText.brand,
      loading: platformText.loading,
      slow: platformText.slowLine,
      old: platformText.oldBrowser,
    },
  },
  // A function, because Rsbuild lets no style sheet be preloaded that a pattern could inline (`performance.preload` in host.ts).
  output: { inlineStyles: () => true },
});
