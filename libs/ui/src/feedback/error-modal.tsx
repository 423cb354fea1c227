import { commonText } from '@toam/contracts/texts/common';
import { Button } from 'antd';
import { Modal } from '../dialog/modal';
import { WarningCircleIcon } from '../icons';
import { Row, Text } from '../layout/layout';
import { closeError, useErrors } from './error-store';

/** The global modal «Lỗi» with its one button. Mounted once, by AppProviders. */
export function ErrorModal() {
  const message = useErrors(({ messages }) => messages[0]);
  const ok = (
    <Button type="primary" autoFocus onClick={closeError}>
      {commonText.ok}
    </Button>
  );
  const title = (
    <Row as="span" gap={8}>
      <WarningCircleIcon size={22} weight="fill" color="var(--error)" />
      {commonText.errorTitle}
    </Row>
  );
  return (
    <Modal
      open={message !== undefined}
      title={title}
      footer={ok}
      onCancel={closeError}
      closable={false}
      width={360}
      zIndex={2000}
      centered
    >
      <Text as="p" size={13} tone="text2" breaks>
        {message}
      </Text>
    </Modal>
  );
}
