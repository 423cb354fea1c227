import { useSession } from '@toam/auth/session';
import { signInText as text } from '@toam/contracts/texts/sign-in';
import { Button, Row, Stack, Text } from '@toam/ui/core';
import { MapPinIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import { beginTelling, sendPlace } from './send-place';
import { markPlaceSent } from './sent-mark';
import * as css from './place-notice.module.css';

/**
 * A card over the screen's lower corner: why the browser will ask for the place. It comes after the screen, so it neither moves nor blocks
 * anything. Either answer closes it.
 */
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
    <Stack
      as="section"
      gap={8}
      width={400}
      padX={16}
      padY={12}
      size={13}
      border
      radius={10}
      background="elevated"
      className={css.notice}
      aria-label={text.askTitle}
    >
      <Row gap={8} tone="teal">
        <MapPinIcon size={20} />
        <Text as="b" size={14} weight={600} tone="text">
          {text.askTitle}
        </Text>
      </Row>
      <Text as="p" tone="text2">
        {text.askContent}
      </Text>
      <Row gap={8} justify="end" top={4} className={css.answers}>
        <Button onClick={decline}>{text.askNo}</Button>
        <Button onClick={agree}>{text.askYes}</Button>
      </Row>
    </Stack>
  );
}
