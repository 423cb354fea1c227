import { approvalText } from '@toam/contracts/texts/approval';
import { chord, Kbd, Modal } from '@toam/ui/core';

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
    <dl className="approvals-keys-help">
      {lines.map(([what, keys]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Modal>
);
