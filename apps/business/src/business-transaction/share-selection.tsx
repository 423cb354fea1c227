import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { type ListSelection, SelectionAction, SelectionBar } from '@toam/ui/list';
import { FilesIcon } from '@toam/ui/icons';
import { Suspense, useState } from 'react';
import { ReceiptsNewDialog } from '../ledger-dialogs';

/** A selection that knows its rows, also those of other pages. */
export function useChosenShares(selection: ListSelection, rows: readonly TransactionRow[]) {
  const [known, setKnown] = useState<ReadonlyMap<number, TransactionRow>>(new Map());
  const rowOf = (id: number) => rows.find((row) => row.id === id) ?? known.get(id);
  const found = (ids: ReadonlySet<number>) => [...ids].flatMap((id) => rowOf(id) ?? []);
  const onChange = (ids: ReadonlySet<number>) => {
    setKnown(new Map(found(ids).map((row) => [row.id, row])));
    selection.onChange(ids);
  };
  return { selection: { ...selection, onChange }, chosen: found(selection.ids) };
}

interface ShareSelectionProps {
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
  chosen: readonly TransactionRow[];
}

/** The bar over the list: a receipt for each chosen share, all or none. D80. */
export function ShareSelection({ selection, onOnlyChange, chosen }: ShareSelectionProps) {
  const [isMaking, setMaking] = useState(false);
  const due = chosen.reduce((sum, share) => sum + (share.brokerageFeeReceivable ?? 0), 0);
  return (
    <>
      <SelectionBar selection={selection} onOnlyChange={onOnlyChange} summary={text.chosenDue(fullMoney(due))}>
        {chosen.length > 0 && (
          <SelectionAction main icon={<FilesIcon size={16} />} onClick={() => setMaking(true)}>
            {text.makeReceipts}
          </SelectionAction>
        )}
      </SelectionBar>
      {isMaking && chosen.length > 0 && (
        <Suspense fallback={null}>
          <ReceiptsNewDialog
            shares={chosen}
            onClose={() => setMaking(false)}
            onDone={() => selection.onChange(new Set())}
          />
        </Suspense>
      )}
    </>
  );
}
