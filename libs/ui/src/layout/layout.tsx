import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, ElementType } from 'react';
import * as css from './layout.module.css';

/** Pixels between things and around them. look.md "Space, shape, depth". */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24;

/** What becomes a variable of the element. */
interface Measures {
  gap?: Space;
  /** Between lines, where it differs from `gap`. */
  rowGap?: Space;
  padX?: Space;
  padY?: Space;
  /** Space above. Between equals it is the `gap` of what holds them. */
  top?: Space;
  height?: number | '100%';
  width?: number | '100%';
  /** Of a grid: how many of equal width, or as in CSS. One, as wide as it needs, unless said. */
  columns?: number | string;
}

/** What becomes a class of the element: `align="end"` is `.align_end`, `wrap` is `.wrap`. */
interface Variants {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'center' | 'end' | 'between';
  wrap?: boolean;
  inline?: boolean;
  /** `1` takes what is left of a row or stack and may shrink, `none` keeps its size. */
  flex?: 1 | 'none';
  background?: 'surface' | 'layout' | 'fill' | 'tealTint' | 'primaryTint' | 'errorTint' | 'warningTint' | 'successTint';
  radius?: 4 | 6 | 8 | 10;
  /** A line around. */
  border?: boolean;
  /** A line at this edge. */
  edge?: 'top' | 'bottom';
  /** Soft lines between the children. */
  divided?: boolean;
  /** Font size, with the line height that goes with it. look.md "Type". */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 24;
  /** A colour of the theme (theme/tokens.css). */
  tone?: 'text' | 'text2' | 'text3' | 'teal' | 'primary' | 'success' | 'warning' | 'error' | 'info';
  textAlign?: 'center' | 'end';
  weight?: 400 | 500 | 600 | 700;
  /** One line that ends in `…`. */
  ellipsis?: boolean;
  /** Long words break anywhere. */
  breaks?: boolean;
  nowrap?: boolean;
  /** Below 500 px: one under the other, or not at all. */
  phone?: 'stack' | 'hidden';
  /** Below 500 px: high enough for a thumb. */
  touch?: boolean;
}

type Look = Measures & Variants;
type BoxProps<As extends ElementType> = Look & { as?: As } & Omit<ComponentProps<As>, keyof Look | 'as'>;
type AnyProps = Look & { as?: ElementType; className?: string; style?: CSSProperties };

const pixels = (length?: number | string) => (typeof length === 'number' ? `${length}px` : length);

const variables = ({ gap, rowGap, padX, padY, top, height, width, columns }: Measures) => ({
  '--gap': pixels(gap),
  '--rowGap': pixels(rowGap),
  '--padX': pixels(padX),
  '--padY': pixels(padY),
  '--top': pixels(top),
  '--height': pixels(height),
  '--width': pixels(width),
  '--columns': typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns,
});

const classes = (variants: Record<keyof Variants, unknown>) =>
  Object.entries(variants).map(([name, value]) => value && css[value === true ? name : `${name}_${String(value)}`]);

/** A component of one element. A stylesheet of one's own says what no prop says, by `className`. */
function primitive<Own extends ElementType>(own: Own, ownClass?: string, defaults?: Look) {
  return function Primitive<As extends ElementType = Own>(props: BoxProps<As>) {
    const { as: Element = own, className, style, ...look }: AnyProps = { ...defaults, ...props };
    const { gap, rowGap, padX, padY, top, height, width, columns, ...variants } = look;
    const { align, justify, wrap, inline, flex, background, radius, border, edge, divided, ...words } = variants;
    const { size, tone, textAlign, weight, ellipsis, breaks, nowrap, phone, touch, ...rest } = words;
    const box = { align, justify, wrap, inline, flex, background, radius, border, edge, divided };
    const text = { size, tone, textAlign, weight, ellipsis, breaks, nowrap };
    return (
      <Element
        {...rest}
        className={clsx(css.box, ownClass, classes({ ...box, ...text, phone, touch }), className)}
        style={{ ...variables({ gap, rowGap, padX, padY, top, height, width, columns }), ...style }}
      />
    );
  };
}

/** Side by side, centred. */
export const Row = primitive('div', css.row, { align: 'center' });
/** One under the other. */
export const Stack = primitive('div', css.stack);
/** A stack that takes what is left of a row: a title over an address. */
export const Cell = primitive('div', css.stack, { flex: 1 });
/** Columns. */
export const Grid = primitive('div', css.grid);
/** A stack with a frame. */
export const Card = primitive('div', css.stack, {
  border: true,
  radius: 10,
  background: 'surface',
  padX: 16,
  padY: 16,
});
/** Head or foot of what scrolls: a row that keeps its height. */
export const Bar = primitive('div', css.row, { align: 'center', gap: 8, flex: 'none', padX: 16, padY: 12 });
/** Words in a size, colour and weight of the look. */
export const Text = primitive('span');
