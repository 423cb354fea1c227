import { useEffect, useState, type RefObject } from 'react';
import { fitsSmall, hasSmall, smallPicture } from './small-pictures';
import { useSeen } from './use-seen';

interface Shown {
  element: RefObject<Element | null>;
  /** Address of a picture's thumbnail, or any other picture. */
  address: string | null | undefined;
  /** CSS pixels, or CSS lengths. */
  width: number | string;
  height: number | string;
  /** It is asked for when it comes into sight. Small pictures always are. */
  whenSeen?: boolean;
}

const withoutQuery = (address: string) => address.split('?')[0];

/**
 * What an element shows of a picture. In a small box that is the small form, which comes together with the others in sight.
 * @returns a URL; undefined while it is not in sight or not here; null if there is none
 */
export function usePicture({ element, address, width, height, whenSeen = false }: Shown): string | null | undefined {
  const small = address && fitsSmall(width, height) && hasSmall(address) ? address : null;
  const isSeen = useSeen(element, whenSeen || small !== null);
  const [come, setCome] = useState<{ address: string; url: string | null }>();
  useEffect(() => {
    if (!small || !isSeen) return;
    let isWanted = true;
    void smallPicture(small).then((url) => isWanted && setCome({ address: small, url }));
    return () => {
      isWanted = false;
    };
  }, [small, isSeen]);
  if (!isSeen) return undefined;
  if (!small) return address ?? null;
  // a new signature is the same picture
  return come && withoutQuery(come.address) === withoutQuery(small) ? come.url : undefined;
}
