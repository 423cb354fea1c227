import type { CSSProperties, ReactNode } from 'react';

/** The weights that an icon may have beside its regular one. */
type OtherWeight = 'fill' | 'bold';

export interface IconProps<Weight extends OtherWeight = never> {
  /** Pixels: 16 in buttons, 18–20 in bars, 24 in the footer. Default 1em. */
  size?: number | string;
  /** `fill` only for the current item or a status, `bold` only for tiny signs such as + and ×. */
  weight?: 'regular' | Weight;
  color?: string;
  className?: string;
  style?: CSSProperties;
  /** Accessible name. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
}

/** Any icon. One that is drawn filled in places says `Icon<'fill'>`. */
export type Icon<Weight extends OtherWeight = never> = (props: IconProps<Weight>) => ReactNode;

/** Makes an icon component from its outlines in a 256 × 256 box. It has the weights of tools/icons/icon-names.mjs. */
export function drawIcon<Weight extends OtherWeight = never>(
  regular: string,
  others?: Record<Weight, string>,
): Icon<Weight> {
  const outlines = { regular, ...others } as Record<'regular' | Weight, string>;
  return function Icon({
    size = '1em',
    weight = 'regular',
    color = 'currentColor',
    className,
    style,
    label,
  }: IconProps<Weight>) {
    return (
      <svg
        viewBox="0 0 256 256"
        width={size}
        height={size}
        fill={color}
        className={className}
        style={{ flex: 'none', ...style }}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
      >
        <path d={outlines[weight]} />
      </svg>
    );
  };
}
