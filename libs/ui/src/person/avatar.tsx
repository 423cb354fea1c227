import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Row } from '../layout/layout';
import { usePicture } from '../photo/use-picture';
import { avatarColours } from '../theme/palette';
import * as css from './avatar.module.css';

interface AvatarProps {
  /** Chooses the colour, so that a person has the same one everywhere. */
  id: number;
  name: string;
  /** URL of the picture. Without it, until it is here, and if it fails to load, the initials show. */
  image?: string | null;
  /** Pixels. Default 24. */
  size?: number;
  /** The name is beside the avatar, so screen readers skip it here. */
  decorative?: boolean;
  className?: string;
}

/** First letters of the last two words, as in Vietnamese forms of address: "Nguyễn Thu Hà" → "TH". */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(-2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('vi');

export function Avatar({ id, name, image, size = 24, decorative = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const circle = useRef<HTMLElement>(null);
  const address = image === failed ? null : image;
  const picture = usePicture({ element: circle, address, width: size, height: size });
  const spoken = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name, title: name };
  const shown = image && picture ? picture : null;
  const background = avatarColours[Math.abs(id) % avatarColours.length];
  return (
    <Row
      as="span"
      ref={circle}
      {...spoken}
      inline
      justify="center"
      flex="none"
      width={size}
      height={size}
      radius="circle"
      weight={600}
      overflow="hidden"
      className={clsx(css.avatar, className)}
      style={{ fontSize: size * 0.4, background }}
      // Drawn, not text: no part of what the button around it is called.
      data-initials={shown ? undefined : initialsOf(name)}
    >
      {shown && <img src={shown} alt="" loading="lazy" decoding="async" onError={() => image && setFailed(image)} />}
    </Row>
  );
}
