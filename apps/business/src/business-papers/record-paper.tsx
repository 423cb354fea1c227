import { call } from '@toam/api-client/call';
import { useCan } from '@toam/auth/session';
import { listTransactions } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { Button, Modal, useIsPhone } from '@toam/ui/core';
import { ChoiceSelect, FieldFrame, type SearchChoices, useControlSize } from '@toam/ui/form';
import { PlusIcon } from '@toam/ui/icons';
import { useHotkeys } from '@toam/ui/list';
import { type ReactNode, useState } from 'react';
import { houseLine } from '../business/house-line';

interface RecordPaperProps {
  label: string;
  /** Only shares with something to collect; else every one that is not cancelled. */
  isDue: boolean;
  /** The form of a paper of the chosen share. */
  children: (shareId: number, onClose: () => void) => ReactNode;
}

/** Records a new paper, for those who may: first the share that it is about, then its form. The key "n" does, too. */
export const RecordPaper = (props: RecordPaperProps) => useCan('recordDeals') && <Recording {...props} />;

function Recording({ label, isDue, children }: RecordPaperProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const size = useControlSize();
  useHotkeys({ n: () => setOpen(true) });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="primary"
        size={size}
        icon={<PlusIcon size={isPhone ? 20 : 16} />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {isPhone ? null : label}
      </Button>
      {isOpen && (
        <OfShare title={label} isDue={isDue} onClose={close}>
          {(shareId) => children(shareId, close)}
        </OfShare>
      )}
    </>
  );
}

const choiceOf = ({ id, transactionCode, staff, house, brokerageFeeReceivable }: TransactionRow) => ({
  value: id,
  label: `${transactionCode} · ${staff.name}`,
  detail: `${houseLine(house)} · ${text.left.toLowerCase()} ${text.dong(fullMoney(brokerageFeeReceivable ?? 0))}`,
});

const searchShares =
  (isDue: boolean): SearchChoices<number> =>
  async (search, signal) => {
    const query = { group: 'detail' as const, page: 1, size: 20, search, ...(isDue && { due: 1 }) };
    const { list } = await call(listTransactions, { query }, signal);
    return list.flatMap((row) => (row.group === 'detail' && row.cancelDate === null ? choiceOf(row) : []));
  };

interface OfShareProps extends Pick<RecordPaperProps, 'isDue'> {
  title: string;
  onClose: () => void;
  children: (shareId: number) => ReactNode;
}

function OfShare({ title, isDue, onClose, children }: OfShareProps) {
  const [shareId, setShareId] = useState<number | null>(null);
  if (shareId !== null) return children(shareId);
  return (
    <Modal open title={title} width={460} onCancel={onClose} footer={<Button onClick={onClose}>{text.close}</Button>}>
      <FieldFrame id="share" label={text.pickShare} hint={isDue ? text.pickDue : text.pickLive} required>
        <ChoiceSelect<number>
          id="share"
          value={null}
          onChange={setShareId}
          search={searchShares(isDue)}
          placeholder={text.search}
        />
      </FieldFrame>
    </Modal>
  );
}
