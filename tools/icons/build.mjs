/**
 * Writes libs/ui/src/icons.ts: one small component per icon of icon-names.mjs, in the weights that the product uses.
 * Phosphor's own components contain six weights each, five times the bytes. Also the few outlines of apps/widget.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { boldIcons, filledIcons, iconNames, widgetIcons } from './icon-names.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const defs = join(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/react')), 'defs');

/** The `d` of every path of one weight, joined: Phosphor's glyphs are filled paths of one colour. */
function outline(weights, weight, name) {
  const markup = renderToStaticMarkup(weights.get(weight));
  const left = markup.replace(/<path d="([^"]*)"><\/path>/g, '');
  if (left) throw new Error(`${name} ${weight} is more than plain paths: ${left}`);
  return [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('');
}

const names = new Set(iconNames);
const unlisted = [...filledIcons, ...boldIcons].filter((name) => !names.has(name));
if (unlisted.length) throw new Error(`not among the icons: ${unlisted.join(', ')}`);
const missing = iconNames.filter((name) => !existsSync(join(defs, `${name}.es.js`)));
if (missing.length) throw new Error(`Phosphor has no ${missing.join(', ')}`);

const weightsOf = async (name) => (await import(pathToFileURL(join(defs, `${name}.es.js`)).href)).default;

const lines = [];
for (const name of [...names].sort()) {
  const weights = await weightsOf(name);
  const others = [filledIcons.has(name) && 'fill', boldIcons.has(name) && 'bold']
    .filter(Boolean)
    .map((weight) => `${weight}: '${outline(weights, weight, name)}'`);
  const more = others.length ? `, { ${others.join(', ')} }` : '';
  lines.push(`export const ${name}Icon = /*@__PURE__*/ drawIcon('${outline(weights, 'regular', name)}'${more});`);
}
const head = `// Written by tools/icons/build.mjs from Phosphor Icons (MIT). Do not edit: add the name there and run it.
import { drawIcon } from './icon/draw-icon';

`;
await mkdir(join(root, 'libs/ui/src'), { recursive: true });
await writeFile(join(root, 'libs/ui/src/icons.ts'), head + lines.join('\n') + '\n');
console.log(`${lines.length} icons`);

const outlines = [];
for (const [name, weight] of widgetIcons)
  outlines.push(`  ${name}: '${outline(await weightsOf(name), weight, name)}',`);
await writeFile(
  join(root, 'apps/widget/src/page/outlines.ts'),
  `// Written by tools/icons/build.mjs from Phosphor Icons (MIT). Do not edit: add the name there and run it.
export const outlines = {\n${outlines.join('\n')}\n};\n`,
);
