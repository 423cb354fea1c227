import { useSession } from '@toam/auth/session';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { Button } from '@toam/ui/core';
import { MapPinIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NoticeLine } from '../chrome/notice-line';
import { beginTelling, sendPlace } from './send-place';
import { markPlaceSent } from './sent-mark';

type Question = 'none' | 'waits' | 'shown';

/**
 * A line above the screen that does not block it: why the browser will ask for the place. Either answer closes it. It comes with the
 * next screen, because it would push the present one down, under a finger that is already on its way.
 */
export function PlaceNotice() {
  const token = useSession((session) => session.token);
  const { pathname } = useLocation();
  const [question, setQuestion] = useState<Question>('none');
  const [screen, setScreen] = useState(pathname);
  if (screen !== pathname) {
    setScreen(pathname);
    if (question === 'waits') setQuestion('shown');
  }
  useEffect(() => {
    if (token) void beginTelling(token).then((explains) => setQuestion(explains ? 'waits' : 'none'));
  }, [token]);
  if (question !== 'shown' || !token) return null;
  const agree = () => {
    setQuestion('none');
    void sendPlace(token);
  };
  const decline = () => {
    setQuestion('none');
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
