import type { RsbuildPlugin } from '@rsbuild/core';

const textsIn = (code: string): string[] =>
  [...code.matchAll(/from '(@toam\/contracts\/texts\/[\w-]+|(?:@toam|\.)\/[\w./-]+\.text)'/g)].flatMap(
    ([, name]) => name ?? [],
  );

/**
 * In development: a changed text that `routes.tsx` imports, too, does not reload the page with what was typed. The screens show the new text
 * at once, titles of routes after a reload, because the router has those routes.
 */
export const keepsTyped = (): RsbuildPlugin => ({
  name: 'toam:keeps-typed',
  apply: 'serve',
  setup(api) {
    api.transform(
      { test: /\/src\/routes\.tsx$/ },
      ({ code }) => `${code}\nimport.meta.webpackHot?.accept(${JSON.stringify(textsIn(code))});\n`,
    );
  },
});
