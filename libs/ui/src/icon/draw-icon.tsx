import type { CSSProperties } from 'react';

export interface IconProps {
  /** Pixels: 16 in buttons, 18–20 in bars, 24 in the footer. Default 1em. */
  size?: number | string;
  /** `fill` only for the current item or a status, `bold` only for tiny signs such as + and ×. */
  weight?: 'regular' | 'fill' | 'bold';
  color?: string;
  className?: string;
  style?: CSSProperties;
  /** Accessible name. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
}

export type Icon = ReturnType<typeof drawIcon>;

/** Makes an icon component from its outlines in a 256 × 256 box. */
export function drawIcon(regular: string, fill: string, bold: string) {
  const outlines = { regular, fill, bold };
  return function Icon({
    size = '1em',
    weight = 'regular',
    color = 'currentColor',
    className,
    style,
    label,
  }: IconProps) {
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
