import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { facadeUrl, type FacadeKind } from '../art/facade/facade';
import * as css from './photo.module.css';
import { usePicture } from './use-picture';

interface PhotoProps {
  /** URL. Without it, or if it fails to load, a façade is drawn. */
  src: string | null | undefined;
  kind?: FacadeKind;
  /** The house's id, so that it always has the same drawing. */
  seed: number;
  /** '' if the title is beside the picture. */
  alt?: string;
  /** Pixels or CSS lengths. The picture is cropped to fill them. */
  width: number | string;
  height: number | string;
  round?: number;
  /** In a list: it loads when it comes into sight, and is empty until then, as in a small box always. Not for what is printed. */
  whenSeen?: boolean;
  className?: string;
}

/** A property's picture, never a grey box. */
export function Photo({
  src,
  kind = 'tube',
  seed,
  alt = '',
  width,
  height,
  round = 5,
  whenSeen = false,
  className,
}: PhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const img = useRef<HTMLImageElement>(null);
  const picture = usePicture({ element: img, address: src === failed ? null : src, width, height, whenSeen });
  return (
    <img
      ref={img}
      className={clsx(css.photo, className)}
      src={picture === null ? facadeUrl(kind, seed) : picture}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ width, height, borderRadius: round }}
      onError={() => src && setFailed(src)}
    />
  );
}
