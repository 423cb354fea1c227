import { useSession } from '@toam/auth/session';
import { useEffect, useState, type ComponentType } from 'react';
import { useIsIdle } from '../chrome/use-is-idle';
import { isPlaceSent } from './sent-mark';

/** Browsers give their place only to pages of https and of localhost. */
const canTell = (): boolean => window.isSecureContext && 'geolocation' in navigator;

/** After a sign-in, when the first screen is shown, loads the code that sends the place of the sign-in. D95. */
export function PlaceHost() {
  const token = useSession((session) => session.token);
  const isIdle = useIsIdle();
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const wanted = isIdle && token !== null && canTell() && !isPlaceSent(token);
  useEffect(() => {
    if (!wanted) return;
    import('./place-notice').then(
      ({ PlaceNotice }) => setNotice(() => PlaceNotice),
      // the place stays unknown and the next start tries again: no need to show an error
      () => undefined,
    );
  }, [wanted]);
  return Notice && <Notice />;
}
