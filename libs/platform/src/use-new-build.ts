import { hasNewBuild, renewPage } from '@toam/platform/host';
import { useEffect, useState } from 'react';

/**
 * For code that did not come: whether another build is live meanwhile, so that only a new page can have it.
 * @param byItself loads the page anew without a question, if nothing typed would be lost
 */
export function useNewBuild({ byItself }: { byItself: boolean }): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isGone = false;
    void hasNewBuild().then((isNew) => {
      if (isNew && !isGone && !(byItself && renewPage())) setNew(true);
    });
    return () => {
      isGone = true;
    };
  }, [byItself]);
  return isNew;
}
