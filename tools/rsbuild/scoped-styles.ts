import type { RsbuildPlugin } from '@rsbuild/core';
import postcss, { type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** Parts of `a > b c`, in order. */
const compounds = ({ nodes }: Selector) =>
  nodes.reduce<(typeof nodes)[]>(
    (parts, node) => (node.type === 'combinator' ? [...parts, []] : parts.with(-1, [...(parts.at(-1) ?? []), node])),
    [[]],
  );

/** `[data-theme='dark']` at the start of a selector only checks the theme and styles nothing. */
const isTheme = (part: Selector['nodes']) =>
  part.every((node) => node.type === 'attribute' && node.attribute === 'data-theme');

/** A class of the app, or `:is(.a, .b)` of nothing else. */
function isOwn(node: Selector['nodes'][number], app: string): boolean {
  if (node.type === 'class') return node.value.startsWith(`${app}-`);
  return node.type === 'pseudo' && node.value === ':is' && node.nodes.every((one) => isScoped(one, app));
}

/** Whether it begins with a class of the app. Then everything after it is inside the app's own elements. */
function isScoped(selector: Selector, app: string): boolean {
  const start = compounds(selector).find((part) => !isTheme(part));
  return Boolean(start?.some((node) => isOwn(node, app)));
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name);

/** Selectors of a built style sheet that can match another team's elements. */
export function unscopedSelectors(css: string, app: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const { nodes } = selectorParser().astSync(rule.selector);
    found.push(...nodes.filter((selector) => !isScoped(selector, app)).map((selector) => String(selector).trim()));
  });
  return found;
}

/** Fails a remote's build if a selector has none of the remote's own scoped classes (web.ts, `cssModules`). */
export const scopedStyles = (remote: string): RsbuildPlugin => ({
  name: 'toam:scoped-styles',
  apply: 'build',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets }) => {
      const lines = Object.entries(assets)
        .filter(([file]) => file.endsWith('.css'))
        .flatMap(([file, asset]) =>
          unscopedSelectors(asset.source().toString(), remote).map((selector) => `  ${file}: ${selector}`),
        );
      if (lines.length === 0) return;
      throw new Error(`${remote} styles what is not its own; use a CSS module (x.module.css):\n${lines.join('\n')}`);
    });
  },
});
