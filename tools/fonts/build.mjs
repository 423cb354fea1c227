/**
 * Writes libs/ui/src/fonts/be-vietnam-pro-num-*.otf: the ten digits of Be Vietnam Pro with one advance width.
 * The family has no tabular figures (its 1 is 385 units wide, its 0 is 676), so digits in right-aligned columns would not line up.
 * Be Vietnam Pro is under the SIL Open Font License 1.1, which allows derived fonts under another name.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

const out = join(dirname(fileURLToPath(import.meta.url)), '../../libs/ui/src/fonts');
const source = dirname(createRequire(import.meta.url).resolve('@fontsource/be-vietnam-pro/package.json'));
const advances = { 400: 640, 500: 640, 600: 654, 700: 654 };
const styleNames = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold' };
const largest = 4096;

/** Shifts a digit so that its shape stays in the middle of the common width. */
function onOneAdvance(glyph, advance) {
  const shift = Math.round((advance - glyph.advanceWidth) / 2);
  const path = new opentype.Path();
  path.extend(
    glyph.path.commands.map((command) => {
      const moved = { ...command };
      for (const axis of ['x', 'x1', 'x2']) if (axis in moved) moved[axis] += shift;
      return moved;
    }),
  );
  return new opentype.Glyph({ name: glyph.name, unicode: glyph.unicode, advanceWidth: advance, path });
}

for (const [weight, advance] of Object.entries(advances)) {
  const file = await readFile(join(source, `files/be-vietnam-pro-latin-${weight}-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const notdef = new opentype.Glyph({ name: '.notdef', advanceWidth: advance, path: new opentype.Path() });
  const digits = [...'0123456789'].map((digit) => onOneAdvance(font.charToGlyph(digit), advance));
  const numeric = new opentype.Font({
    familyName: 'Be Vietnam Pro Num',
    styleName: styleNames[weight],
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascender,
    descender: font.descender,
    glyphs: [notdef, ...digits],
  });
  const bytes = Buffer.from(numeric.toArrayBuffer());
  if (bytes.length > largest) throw new Error(`weight ${weight}: ${bytes.length} bytes, over ${largest}`);
  await writeFile(join(out, `be-vietnam-pro-num-${weight}.otf`), bytes);
  console.log(weight, bytes.length, 'bytes');
}
