import { useQuery } from '@tanstack/react-query';
import { zaloShareText, zaloText } from '@toam/contracts/zalo/zalo.text';
import { Button, IconButton, Modal, Row, ScreenState, Stack, Text, useIsPhone } from '@toam/ui/core';
import { BottomDrawer } from '@toam/ui/detail';
import { XIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { zaloShareUrl } from '../zalo-share';
import { LinkRows } from './link-rows';
import type { SharedHouse } from './shared-house';
import { ZaloAccount } from './zalo-account';
import { ZaloShareForm } from './zalo-share.form';
import { zaloQueries } from './zalo.queries';

interface ShareZaloDialogProps {
  house: SharedHouse;
  /** The house's page on the commercial website. */
  url: string;
  onClose: () => void;
}

/** 'Chia sẻ qua Zalo': with a connection a message to friends or the own feed, without one the way to make it. Mockup 40b. */
export default function ShareZaloDialog({ house, url, onClose }: ShareZaloDialogProps) {
  const me = useQuery(zaloQueries.me());
  return (
    <Frame house={house} onClose={onClose}>
      <ScreenState query={me}>
        {(connection) =>
          connection.connected ? (
            <ZaloShareForm {...{ house, url, connection, onClose }} />
          ) : (
            <Stack gap={10}>
              <ZaloAccount connection={connection}>
                <Button type="link" href={zaloShareUrl(url)} target="_blank" rel="noopener noreferrer">
                  {zaloText.ownButton}
                </Button>
              </ZaloAccount>
              <LinkRows house={house} url={url} />
            </Stack>
          )
        }
      </ScreenState>
    </Frame>
  );
}

interface FrameProps {
  house: SharedHouse;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog, on a phone a drawer from below. */
function Frame({ house, onClose, children }: FrameProps) {
  const title = zaloShareText.title(house.id);
  const head = (
    <Row gap={8} align="baseline" overflow="hidden">
      <Text as="h2" size={16} weight={600} nowrap>
        {title}
      </Text>
      <Text size={13} weight={400} tone="text2" ellipsis>
        {house.address}
      </Text>
    </Row>
  );
  if (!useIsPhone())
    return (
      <Modal open title={head} width={560} footer={null} onCancel={onClose} mask={{ closable: false }}>
        {children}
      </Modal>
    );
  return (
    <BottomDrawer label={title} onClose={onClose} fits>
      <Row flex="none" gap={8} padX={16} padY={6} justify="between">
        {head}
        <IconButton aria-label={zaloShareText.close} onClick={onClose}>
          <XIcon size={20} />
        </IconButton>
      </Row>
      <Stack flex={1} padX={16} padY={8} overflow="scroll">
        {children}
      </Stack>
    </BottomDrawer>
  );
}
