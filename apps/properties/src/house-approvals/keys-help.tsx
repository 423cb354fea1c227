import { approvalText } from './approval.text';
import { chord, Kbd, Modal, Row, Stack } from '@toam/ui/core';

const { keysHelp } = approvalText;

/** The keys and their actions, in the order of use. */
const lines: [string, string[]][] = [
  [keysHelp.move, ['J', 'K', '↓', '↑']],
  [keysHelp.approve, ['A']],
  [keysHelp.reject, ['R']],
  [keysHelp.sure, [chord('↵')]],
  [keysHelp.open, ['Enter']],
  [keysHelp.help, ['?']],
];

/** The keys of the queues. */
export const KeysHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} centered width={400} title={approvalText.keys} footer={null} onCancel={onClose}>
    <Stack as="dl" divided size={13}>
      {lines.map(([what, keys]) => (
        <Row key={what} justify="between" gap={4} padY={8}>
          <dt>{what}</dt>
          <Row as="dd" gap={4}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Row>
        </Row>
      ))}
    </Stack>
  </Modal>
);
