// eslint-disable-next-line no-restricted-imports -- the test reads the style sheet as a file; it runs in Node
import { readFileSync } from 'node:fs';
// eslint-disable-next-line no-restricted-imports -- as above
import { join } from 'node:path';
import { avatarColours, chartColours, palette } from './palette';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const blockOf = (selector: string) =>
  css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)));

/** Contrast of two colours by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
] as const)('the CSS variables of %s are the palette', (shade, selector) => {
  const block = blockOf(selector);
  for (const [name, value] of Object.entries(palette[shade]))
    expect(block).toContain(`--${name}: ${value.toLowerCase()};`);
  chartColours[shade].forEach((colour, index) =>
    expect(block).toContain(`--chart${index + 1}: ${colour.toLowerCase()};`),
  );
});

test.each(['light', 'dark'] as const)('every text of %s reads at 4.5:1 on its ground', (shade) => {
  const c = palette[shade];
  const pairs = [
    [c.text, c.surface],
    [c.text2, c.surface],
    [c.text3, c.surface],
    [c.text3, c.layout],
    [c.teal, c.surface],
    [c.teal, c.tealTint],
    [c.onPrimary, c.primary],
    [c.success, c.successTint],
    [c.warning, c.warningTint],
    [c.error, c.errorTint],
    [c.info, c.infoTint],
    [c.text2, c.fill],
  ] as const;
  for (const [text, ground] of pairs)
    expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true]);
  for (const colour of chartColours[shade]) expect(contrast(colour, c.surface)).toBeGreaterThanOrEqual(3);
});

test('white initials read on every avatar colour', () => {
  for (const colour of avatarColours) expect(contrast('#FFFFFF', colour)).toBeGreaterThanOrEqual(4.5);
});
