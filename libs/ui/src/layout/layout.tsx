import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, ElementType } from 'react';
import * as css from './layout.module.css';

/** Pixels for gaps and padding. look.md "Space, shape, depth". */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24;

/** Props that become a CSS variable of the element. */
interface Measures {
  gap?: Space;
  /** Gap between lines, if it differs from `gap`. */
  rowGap?: Space;
  padX?: Space;
  padY?: Space;
  /** Space above. Between siblings use the parent's `gap` instead. */
  top?: Space;
  height?: number | '100%';
  width?: number | '100%';
  /** Of a grid: the number of equal columns, or a CSS value. Default: one column of automatic width. */
  columns?: number | string;
}

/** Props that become a class of the element: `align="end"` is `.align_end`, `wrap` is `.wrap`. */
interface Variants {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'center' | 'end' | 'between';
  wrap?: boolean;
  inline?: boolean;
  /** `1` fills the rest of a row or stack and may shrink, `none` keeps its size. */
  flex?: 1 | 'none';
  background?: 'surface' | 'layout' | 'fill' | 'tealTint' | 'primaryTint' | 'errorTint' | 'warningTint' | 'successTint';
  radius?: 4 | 6 | 8 | 10;
  /** A border on all sides. */
  border?: boolean;
  /** A border on this side. */
  edge?: 'top' | 'bottom';
  /** Soft lines between the children. */
  divided?: boolean;
  /** Font size and its line height. look.md "Type". */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 24;
  /** A colour of the theme (theme/tokens.css). */
  tone?: 'text' | 'text2' | 'text3' | 'teal' | 'primary' | 'success' | 'warning' | 'error' | 'info';
  textAlign?: 'center' | 'end';
  weight?: 400 | 500 | 600 | 700;
  /** Cuts one line with `…`. */
  ellipsis?: boolean;
  /** Breaks long words anywhere. */
  breaks?: boolean;
  nowrap?: boolean;
  /** Below 500 px: stacked, or hidden. */
  phone?: 'stack' | 'hidden';
  /** Below 500 px: high enough to touch. */
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

/** Makes a component of one element. Use `className` and an own stylesheet for styles that no prop covers. */
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

/** Children side by side, vertically centred. */
export const Row = primitive('div', css.row, { align: 'center' });
/** Children one below the other. */
export const Stack = primitive('div', css.stack);
/** A stack that fills the rest of a row: a title above an address. */
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
/** Header or footer of a scroll area: a row with a fixed height. */
export const Bar = primitive('div', css.row, { align: 'center', gap: 8, flex: 'none', padX: 16, padY: 12 });
/** Text with a size, colour and weight of look.md. */
export const Text = primitive('span');
