import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { dialledPhone } from '@toam/domain/phone';
import { IconButton, inPlace, Row, Stack, Text, useIsPhone, watchMedia } from '@toam/ui/core';
import { BottomDrawer } from '@toam/ui/detail';
import { PhoneIcon, UserCircleIcon, XIcon } from '@toam/ui/icons';
import { useState } from 'react';
import * as css from './customer-pane.module.css';

const CustomerPane = inPlace(
  () => import('./customer-pane'),
  (failure) =>
    failure && (
      <Stack padX={16} padY={16}>
        {failure}
      </Stack>
    ),
);

/** Where there is room for the customer beside the conversation. */
export const useHasAside = watchMedia('(min-width: 1100.02px)');

/** The customer at the right of the conversation. */
export const Aside = ({ head }: { head: ChatHead }) => (
  <Stack as="aside" flex="none" height="100%" background="surface" className={css.aside} aria-label={text.customer}>
    <CustomerPane head={head} />
  </Stack>
);

/** The same behind a button, where there is no room. On a phone one calls with the thumb. */
export function AsideButton({ head }: { head: ChatHead }) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {isPhone && !head.masked && (
        <IconButton as="a" href={`tel:${dialledPhone(head.phoneNumber)}`} aria-label={text.call} title={text.call}>
          <PhoneIcon size={20} />
        </IconButton>
      )}
      <IconButton aria-label={text.customer} title={text.customer} onClick={() => setOpen(true)}>
        <UserCircleIcon size={20} />
      </IconButton>
      {isOpen && (
        <BottomDrawer label={text.customer} onClose={close}>
          <Row as="header" flex="none" gap={8} justify="between" height={52} padX={16} edge="bottom">
            <Text as="h2" size={16} weight={600}>
              {text.customer}
            </Text>
            <IconButton aria-label={text.close} onClick={close}>
              <XIcon size={18} />
            </IconButton>
          </Row>
          <CustomerPane head={head} />
        </BottomDrawer>
      )}
    </>
  );
}
