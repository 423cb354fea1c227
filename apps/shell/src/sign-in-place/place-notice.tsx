import { useSession } from '@toam/auth/session';
import { signInText as text } from '@toam/contracts/texts/sign-in';
import { Button } from '@toam/ui/core';
import { MapPinIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import './place-notice.css';
import { beginTelling, tellPlace } from './tell-place';
import { keepTold } from './told-mark';

/** A line over the screen, never in its way: why the browser is about to ask where it is. Gone with either answer. */
export function PlaceNotice() {
  const token = useSession((session) => session.token);
  const [explains, setExplains] = useState(false);
  useEffect(() => {
    if (token) void beginTelling(token).then(setExplains);
  }, [token]);
  if (!explains || !token) return null;
  const agree = () => {
    setExplains(false);
    void tellPlace(token);
  };
  const decline = () => {
    setExplains(false);
    keepTold(token);
  };
  return (
    <section className="place-notice" aria-label={text.askTitle}>
      <MapPinIcon size={20} />
      <p>
        <b>{text.askTitle}</b> {text.askContent}
      </p>
      <span className="place-notice-answers">
        <Button onClick={decline}>{text.askNo}</Button>
        <Button onClick={agree}>{text.askYes}</Button>
      </span>
    </section>
  );
}
