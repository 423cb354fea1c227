import { brochureText } from '../house/brochure.text';
import { useState } from 'react';
import type { Brochure } from './brochure';
import * as css from './brochure.module.css';

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
