import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { useMergeCustomers } from '@toam/pickers/customer/merge/use-merge-customers';
import { SelectionAction, SelectionBar, type ListSelection } from '@toam/ui/list';
import { UsersThreeIcon } from '@toam/ui/icons';

interface CustomerSelectionProps {
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
}

/** The bar over the list. It merges two selected customers. D56. */
export function CustomerSelection({ selection, onOnlyChange }: CustomerSelectionProps) {
  const { askToMerge, mergeDialog } = useMergeCustomers(() => selection.onChange(new Set()));
  const [first, second, ...more] = selection.ids;
  const isPair = first !== undefined && second !== undefined && more.length === 0;
  return (
    <>
      <SelectionBar
        selection={selection}
        onOnlyChange={onOnlyChange}
        summary={selection.ids.size === 1 ? text.mergeNeedsTwo : ''}
      >
        {selection.ids.size > 0 && (
          <SelectionAction
            icon={<UsersThreeIcon size={16} />}
            disabled={!isPair}
            onClick={() => isPair && askToMerge(first, second)}
          >
            {text.mergeTwo}
          </SelectionAction>
        )}
      </SelectionBar>
      {mergeDialog}
    </>
  );
}
