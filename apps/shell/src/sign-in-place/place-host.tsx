import { useSession } from '@toam/auth/session';
import { useEffect, useState, type ComponentType } from 'react';
import { useIsIdle } from '../chrome/use-is-idle';
import { isPlaceSent } from './sent-mark';

/** Browsers tell their place to pages of https and of this very machine only. */
const canTell = (): boolean => window.isSecureContext && 'geolocation' in navigator;

/** After a sign-in, once the first screen stands: loads what tells where that was. D95. */
export function PlaceHost() {
  const token = useSession((session) => session.token);
  const isIdle = useIsIdle();
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const wanted = isIdle && token !== null && canTell() && !isPlaceSent(token);
  useEffect(() => {
    if (!wanted) return;
    import('./place-notice').then(
      ({ PlaceNotice }) => setNotice(() => PlaceNotice),
      // the place stays unknown, and the next start tries again: nothing to bother anybody with
      () => undefined,
    );
  }, [wanted]);
  return Notice && <Notice />;
}
