import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, ElementType } from 'react';
import * as css from './layout.module.css';

/** Pixels for gaps and padding. look.md "Space, shape, depth". */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32;
type Size = number | string;
/** One value, or one for desktop and one for a phone. */
type Responsive<Value> = Value | readonly [desktop: Value, phone: Value];

/** Props that become a CSS variable of the element. */
interface Measures {
  gap?: Responsive<Space>;
  /** Gap between lines, if it differs from `gap`. */
  rowGap?: Responsive<Space>;
  padX?: Responsive<Space>;
  padY?: Responsive<Space>;
  /** Space above. Between siblings use the parent's `gap` instead. */
  top?: Responsive<Space>;
  /** Pixels, or a CSS length. */
  height?: Responsive<Size>;
  minHeight?: Responsive<Size>;
  maxHeight?: Responsive<Size>;
  width?: Responsive<Size>;
  maxWidth?: Responsive<Size>;
  /** Of a grid: the number of equal columns, or a CSS value. Default: one column of automatic width. */
  columns?: Responsive<Size>;
}

/** Props that become a class of the element: `align="end"` is `.align_end`, `wrap` is `.wrap`. */
interface Variants {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'center' | 'end' | 'between';
  /** Its own place in its parent: across a row, or `all` columns of a grid. */
  self?: 'start' | 'center' | 'end' | 'all';
  wrap?: boolean;
  inline?: boolean;
  /** `1` fills the rest of a row or stack and may shrink, `none` keeps its size. */
  flex?: 1 | 'none';
  /** Scrolls its content up and down, or cuts it off. */
  overflow?: 'scroll' | 'hidden';
  /** The frame that absolute children are placed in. */
  relative?: boolean;
  background?: Background;
  /** Background under the pointer. */
  hover?: 'fill' | 'row';
  radius?: 4 | 6 | 8 | 10 | 'pill' | 'circle';
  /** A border on all sides. */
  border?: boolean;
  /** A border on this side. `…Soft` is fainter. */
  edge?: 'top' | 'bottom' | 'left' | 'right' | 'topSoft' | 'bottomSoft';
  /** Soft lines between the children. */
  divided?: boolean;
  /** Font size and its line height. look.md "Type". */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 24;
  /** A colour of the theme (theme/tokens.css). */
  tone?: 'text' | 'text2' | 'text3' | 'teal' | 'primary' | 'success' | 'warning' | 'error' | 'info';
  textAlign?: 'start' | 'center' | 'end';
  weight?: 400 | 500 | 600 | 700;
  /** Cuts one line with `…`. */
  ellipsis?: boolean;
  /** Cuts after this many lines with `…`. */
  lines?: 2 | 3;
  /** Breaks long words anywhere. */
  breaks?: boolean;
  nowrap?: boolean;
  /** Keeps the text's own line breaks. */
  preLine?: boolean;
  /** Digits of equal width. */
  digits?: boolean;
  /** Below 500 px: stacked, or hidden. `only`: hidden above. */
  phone?: 'stack' | 'hidden' | 'only';
  /** Below 500 px: high enough to touch. */
  touch?: boolean;
  /** Toasts appear above this bar at the bottom of the screen. `footer`: on a phone it stands above the app's footer. */
  liftsToasts?: 'bar' | 'footer';
}

type Background =
  | 'surface'
  | 'layout'
  | 'elevated'
  | 'fill'
  | 'tealTint'
  | 'primaryTint'
  | 'errorTint'
  | 'warningTint'
  | 'successTint'
  | 'infoTint';

type Look = Measures & Variants;
type BoxProps<As extends ElementType> = Look & { as?: As } & Omit<ComponentProps<As>, keyof Look | 'as'>;
type AnyProps = Look & { as?: ElementType; className?: string; style?: CSSProperties };

const pixels = (length?: Size) => (typeof length === 'number' ? `${length}px` : length);
const columnsOf = (columns?: Size) => (typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns);

/** `gap={[16, 8]}` is `--gap: 16px; --phone-gap: 8px`. */
function variables(measures: Measures): CSSProperties {
  const entries = Object.entries(measures).flatMap(([name, value]: [string, Responsive<Size> | undefined]) => {
    const toCss = name === 'columns' ? columnsOf : pixels;
    if (typeof value !== 'object') return [[`--${name}`, toCss(value)]];
    return [
      [`--${name}`, toCss(value[0])],
      [`--phone-${name}`, toCss(value[1])],
    ];
  });
  return Object.fromEntries(entries);
}

const classes = (variants: Record<keyof Variants, unknown>) =>
  Object.entries(variants).map(([name, value]) => value && css[value === true ? name : `${name}_${String(value)}`]);

/** Makes a component of one element. Use `className` and an own stylesheet for styles that no prop covers. */
function primitive<Own extends ElementType>(own: Own, ownClass?: string, defaults?: Look & { type?: 'button' }) {
  return function Primitive<As extends ElementType = Own>(props: BoxProps<As>) {
    const { as: Element = own, className, style, ...look }: AnyProps = { ...defaults, ...props };
    const { gap, rowGap, padX, padY, top, height, minHeight, maxHeight, width, maxWidth, columns, ...variants } = look;
    const { align, justify, self, wrap, inline, flex, overflow, relative, phone, touch, liftsToasts, ...paint } =
      variants;
    const { background, hover, radius, border, edge, divided, ...words } = paint;
    const { size, tone, textAlign, weight, ellipsis, lines, breaks, nowrap, preLine, digits, ...rest } = words;
    const place = { align, justify, self, wrap, inline, flex, overflow, relative };
    const box = { background, hover, radius, border, edge, divided };
    const text = { size, tone, textAlign, weight, ellipsis, lines, breaks, nowrap, preLine, digits };
    return (
      <Element
        {...rest}
        className={clsx(
          css.box,
          ownClass,
          classes({ ...place, ...box, ...text, phone, touch, liftsToasts }),
          className,
        )}
        style={{
          ...variables({ gap, rowGap, padX, padY, top, height, minHeight, maxHeight, width, maxWidth, columns }),
          ...style,
        }}
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
/** A screen or pane that fills its place: a stack on the surface's colour, whose parts scroll by themselves. */
export const Pane = primitive('div', css.stack, { flex: 1, height: '100%', background: 'surface', relative: true });
/** A button without a frame: a word, an icon, or a whole row that can be pressed. */
export const PlainButton = primitive('button', css.row, { type: 'button', align: 'center', inline: true });
/** A square button with one icon. Give it an `aria-label`. `border` draws its frame. */
export const IconButton = primitive('button', clsx(css.row, css.iconButton), {
  type: 'button',
  align: 'center',
  justify: 'center',
  inline: true,
  flex: 'none',
  width: [32, 40],
  height: [32, 40],
  radius: 6,
  tone: 'text2',
  relative: true,
});
/** Labels and values: `<dt>` and `<dd>`, in two columns. */
export const Facts = primitive('dl', clsx(css.grid, css.facts), {
  columns: '132px minmax(0, 1fr)',
  gap: 12,
  rowGap: 6,
  size: 13,
});
/** A cell of a list: a name, and what belongs to it in small grey letters. */
export const TwoLines = primitive('span', clsx(css.stack, css.twoLines));
/** Placeholder for a line, a picture or a button that is still loading. */
export const Bone = primitive('i', css.bone, { radius: 4 });
