import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '@toam/api-client/use-save';
import { requiredLine } from '@toam/contracts/field';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postText } from '@toam/contracts/post/post.text';
import { postFormText as text } from './post-form.text';
import type { Portal } from '@toam/domain/post/portal';
import { PortalPasswordField } from '@toam/pickers/portal/portal-password.field';
import { savePortalAccount, type PortalAccount } from '@toam/pickers/portal/save-portal-account';
import { DialogForm } from '@toam/record-form/dialog-form';
import { showServerErrors, TextField, useEntryForm } from '@toam/ui/form';
import { CallFailed } from '@toam/api-client/call-failed';
import { showError, Text, toast } from '@toam/ui/core';
import { z } from 'zod';
import { postQueries } from './post.queries';

const schema = z.object({
  name: requiredLine(portalText.name, 130),
  password: z.string().min(1, portalText.passwordRequired).max(200, portalText.passwordTooLong),
});
const nothing: PortalAccount = { name: '', password: '' };
const scope = 'account';

interface PortalAccountDialogProps {
  portal: Portal;
  /** The account is there now. */
  onSaved?: () => void;
  onClose: () => void;
}

/** My account on a portal, where a post needs it. It is stored as on the account page. Specification 3 §2.6, D103 */
export default function PortalAccountDialog({ portal, onSaved, onClose }: PortalAccountDialogProps) {
  const queries = useQueryClient();
  const title = portalText.title[portal];
  const form = useEntryForm<PortalAccount>(schema, nothing);
  const save = useSave({
    // a password is never kept
    gcTime: 0,
    send: (account: PortalAccount, { idempotencyKey }) => savePortalAccount(portal, account, { idempotencyKey }),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: ['user'] });
      await queries.invalidateQueries({ queryKey: postQueries.all });
      toast.success(text.accountSaved(title));
      onSaved?.();
      onClose();
    },
    onError: (error) => {
      const errors = error instanceof CallFailed ? error.errors : {};
      const here = Object.fromEntries(
        Object.entries(errors).map(([field, message]) => [field.replace(`${portal}_`, ''), message]),
      );
      if (showServerErrors(form, here, scope).length > 0 || Object.keys(here).length === 0) showError(error);
    },
  });
  const send = form.handleSubmit((account) => save.mutate(account));
  return (
    <DialogForm
      title={text.accountTitle(title)}
      scope={scope}
      kept={{ typed: { isBack: false, drop: () => form.reset(nothing) } }}
      save={{ label: text.saveAccount, isPending: save.isPending, send }}
      onClose={onClose}
    >
      <Text as="p" size={13} tone="text2">
        {postText.accountMissing(portal)}. {text.accountNote}
      </Text>
      <TextField control={form.control} name="name" label={portalText.name} required />
      <PortalPasswordField control={form.control} name="password" isStored={false} required />
    </DialogForm>
  );
}
