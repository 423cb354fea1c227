import { useSession } from '@toam/auth/session';
import { signInText as text } from '@toam/contracts/texts/sign-in';
import { Button } from '@toam/ui/core';
import { MapPinIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import { NoticeLine } from '../chrome/notice-line';
import { beginTelling, sendPlace } from './send-place';
import { markPlaceSent } from './sent-mark';

/** A line above the screen that does not block it: why the browser will ask for the place. Either answer closes it. */
export function PlaceNotice() {
  const token = useSession((session) => session.token);
  const [explains, setExplains] = useState(false);
  useEffect(() => {
    if (token) void beginTelling(token).then(setExplains);
  }, [token]);
  if (!explains || !token) return null;
  const agree = () => {
    setExplains(false);
    void sendPlace(token);
  };
  const decline = () => {
    setExplains(false);
    markPlaceSent(token);
  };
  return (
    <NoticeLine
      kind="question"
      label={text.askTitle}
      icon={<MapPinIcon size={20} />}
      words={
        <>
          <b>{text.askTitle}</b> {text.askContent}
        </>
      }
      answers={
        <>
          <Button onClick={decline}>{text.askNo}</Button>
          <Button onClick={agree}>{text.askYes}</Button>
        </>
      }
    />
  );
}
