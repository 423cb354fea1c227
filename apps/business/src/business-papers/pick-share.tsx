import { call } from '@toam/api-client/call';
import { listTransactions } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { Button, Modal } from '@toam/ui/core';
import { ChoiceSelect, FieldFrame, type SearchChoices } from '@toam/ui/form';
import { type ReactNode, useState } from 'react';
import { houseLine } from '../business/house-line';

interface PickShareProps {
  title: string;
  /** Only those with something to collect; else every one that is not cancelled. */
  isDue: boolean;
  onClose: () => void;
  /** What is about the chosen one. */
  children: (shareId: number) => ReactNode;
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

/** A new paper from its list: first the share that it is about. */
export function PickShare({ title, isDue, onClose, children }: PickShareProps) {
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
