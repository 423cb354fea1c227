import { brochureText } from '@toam/contracts/texts/brochure';
import { useState } from 'react';
import type { Brochure } from './brochure';

/** How many pictures the cover takes: itself and the strip below; the rest follows on the next page. */
export const onCover = 4;

/** A picture on paper: asked for at once, because what is out of sight is printed too; left out if it does not come. */
export function BrochurePhoto({ photo, at }: { photo: Brochure['photos'][number]; at: number }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return <img src={photo.main} alt={brochureText.photo(at)} loading="eager" onError={() => setLost(true)} />;
}
