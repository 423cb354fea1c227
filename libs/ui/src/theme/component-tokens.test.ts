import { componentTokens } from './component-tokens';
import { palette } from './palette';

/** antd uses its primary colour here, which is orange. Chosen and hovered parts must be teal. look.md "Palette". */
test.each(['light', 'dark'] as const)('in the %s theme no part of a slider is orange', (shade) => {
  const colours = palette[shade];
  const { trackHoverBg, handleActiveColor, handleActiveOutlineColor, ...rest } = componentTokens(
    colours,
    shade,
  )!.Slider!;
  expect([trackHoverBg, handleActiveColor]).toEqual([colours.teal, colours.teal]);
  expect(handleActiveOutlineColor).toBe(colours.tealBorder);
  expect(Object.values(rest)).not.toContain(colours.primary);
});
