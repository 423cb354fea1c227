import { Text } from '@toam/ui/core';
import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import * as css from './brochure.module.css';
import { brochureText } from '../house/brochure.text';
import type { Brochure } from './brochure';

/** Paper. */
export const BrochureSheet = ({ className, ...props }: ComponentProps<typeof Text<'section'>>) => (
  <Text
    as="section"
    width="210mm"
    maxWidth="100%"
    minHeight="297mm"
    tone="text"
    background="surface"
    className={clsx(css.sheet, className)}
    {...props}
  />
);

/** Number of pictures on the cover, with the strip below. The others follow on the next page. */
export const onCover = 4;

/** A printed picture. It loads at once, because parts outside the screen are printed too. Left out if it fails to load. */
export function BrochurePhoto({ photo, at }: { photo: Brochure['photos'][number]; at: number }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <img
      className={css.photo}
      src={photo.main}
      alt={brochureText.photo(at)}
      loading="eager"
      onError={() => setLost(true)}
    />
  );
}
