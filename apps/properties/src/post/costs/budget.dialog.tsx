import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changePostBudget } from '@toam/contracts/post/post-cost.endpoints';
import { postCostText as text } from '../post-cost.text';
import { postText } from '@toam/contracts/post/post.text';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useDialogForm } from '@toam/record-form/use-dialog-form';
import { Text, toast } from '@toam/ui/core';
import { MoneyField, useEntryForm } from '@toam/ui/form';
import { z } from 'zod';
import { postQueries } from '../post.queries';

/** Whose budget, and what it is now. `user` null: the company's; undefined: somebody who is chosen in the dialog. */
export interface BudgetOf {
  user: { id: number; name: string } | null | undefined;
  amount: number | null;
}

interface Values {
  user_id: number | null;
  amount: number | null;
}

const schema = changePostBudget.body;
const forSomebody = schema.extend({ user_id: z.number(postText.budgetNobody) });

/** What posts may cost in a month. Empty: no limit. */
export function BudgetDialog({ of, onClose }: { of: BudgetOf; onClose: () => void }) {
  const queries = useQueryClient();
  const isChosen = of.user === undefined;
  const form = useEntryForm<Values>(isChosen ? forSomebody : schema, {
    user_id: of.user?.id ?? null,
    amount: of.amount,
  });
  const dialog = useDialogForm({
    ...{ name: `post-budget-${isChosen ? 'new' : (of.user?.id ?? 'company')}`, form, label: text.save },
    send: (body) => call(changePostBudget, { body }),
    onSaved: () => {
      toast.success(text.saved);
      void queries.invalidateQueries({ queryKey: postQueries.all });
      onClose();
    },
  });
  return (
    <DialogForm
      {...dialog}
      title={isChosen ? text.addPerson : text.set(of.user?.name ?? null)}
      scope="post-budget"
      onClose={onClose}
    >
      {isChosen && <StaffField control={form.control} name="user_id" label={text.person} required />}
      <MoneyField control={form.control} name="amount" label={text.amount} hint={text.amountHint} />
      <Text size={12} tone="text2">
        {text.note}
      </Text>
    </DialogForm>
  );
}
