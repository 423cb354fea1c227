import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { tsImport } from 'tsx/esm/api';

const { inWorkspace } = await tsImport('./workspace.ts', import.meta.url);

const sources = ['apps', 'libs']
  .flatMap((group) => readdirSync(inWorkspace(group)).map((name) => inWorkspace(group, name, 'src')))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file)));

function classesOf(sheet) {
  const names = new Set();
  const collect = selectorParser((root) => {
    root.walkClasses((node) => {
      const isGlobal = (above) => above && (above.value === ':global' || isGlobal(above.parent));
      if (!isGlobal(node.parent)) names.add(node.value);
    });
  });
  postcss.parse(readFileSync(sheet)).walkRules(({ selector }) => collect.processSync(selector));
  return [...names];
}

/** The names of each sheet that its importers use. `css[name]` may be any of them. */
const used = new Map();
for (const file of sources.filter((name) => /\.tsx?$/.test(name))) {
  const source = readFileSync(file, 'utf8');
  for (const [, css, sheet] of source.matchAll(/^import \* as (\w+) from '(\..*\.module\.css)';$/gm)) {
    const names = [...source.matchAll(new RegExp(`\\b${css}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, name]) => name ?? 'any');
    const place = path.resolve(path.dirname(file), sheet);
    used.set(place, [...(used.get(place) ?? []), ...names]);
  }
}

// The build refuses the opposite: a used name that the sheet lacks (web.ts, `namedExport`).
for (const sheet of sources.filter((name) => name.endsWith('.module.css')))
  test(`every class of ${path.relative(inWorkspace(), sheet)} is used`, () => {
    const names = used.get(sheet) ?? [];
    const idle = names.includes('any') ? [] : classesOf(sheet).filter((name) => !names.includes(name));
    assert.deepEqual(idle, []);
  });
