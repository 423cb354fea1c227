import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { portalText } from '@toam/contracts/portal/portal.text';
import { accountText as text } from '@toam/contracts/user/profile.text';
import { forgetAlonhadat, forgetBatdongsan } from '@toam/contracts/user/profile.endpoints';
import { portals, type Portal } from '@toam/domain/post/portal';
import type { StaffUser } from '@toam/contracts/user/user';
import { PortalPasswordField } from '@toam/pickers/portal/portal-password.field';
import { Button, confirm, showError, Stack, toast } from '@toam/ui/core';
import { FormGrid, FormSection, TextField, useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import { ownProfile } from '../session/own-profile';
import { isPortalUsed } from './account.schema';
import type { AccountValues } from './account.values';
import * as css from './account.module.css';
import { ZaloRow } from './zalo-row';

const forgetting = { alonhadat: forgetAlonhadat, batdongsan: forgetBatdongsan };

interface PortalsProps {
  form: EntryForm<AccountValues>;
  stored: StaffUser;
  /** The API has deleted the portal's account: the form takes this as its starting value. */
  onForgotten: (portal: Portal) => void;
}

/** Name and password of both portals; a stored password is never shown. Specification 2 §2, D103. */
export const PortalsSection = (props: PortalsProps) => (
  <FormSection id="account-portals" title={text.portals} description={text.portalsNote} plain>
    <Stack gap={16}>
      {portals.map((portal) => (
        <PortalFields key={portal} portal={portal} {...props} />
      ))}
    </Stack>
    <ZaloRow />
  </FormSection>
);

/** Whether the portal's name and password are both required. When this changes, both fields are validated again. */
function usePortalUse(form: EntryForm<AccountValues>, portal: Portal, isStored: boolean): boolean {
  const [name, password] = useWatch({ control: form.control, name: [`${portal}_name`, `${portal}_password`] });
  const isUsed = isPortalUsed(portal, { [`${portal}_name`]: name, [`${portal}_password`]: password }, isStored);
  useEffect(() => {
    const fields = [`${portal}_name`, `${portal}_password`] as const;
    const wrong = fields.filter((field) => form.getFieldState(field).invalid);
    if (!isUsed && wrong.length > 0) void form.trigger(wrong);
  }, [form, portal, isUsed]);
  return isUsed;
}

function PortalFields({ portal, form, stored, onForgotten }: PortalsProps & { portal: Portal }) {
  const queries = useQueryClient();
  const title = portalText.title[portal];
  const isStored = stored[`has_${portal}_password`];
  const isUsed = usePortalUse(form, portal, isStored);
  const forget = useMutation({
    mutationFn: () => call(forgetting[portal], {}),
    onSuccess: () => {
      onForgotten(portal);
      void queries.invalidateQueries({ queryKey: ownProfile(stored.id).queryKey });
      toast.success(text.forgotten(title));
    },
    onError: showError,
    meta: { showsOwnError: true },
  });
  const ask = async () => {
    const question = { title: text.forgetSure(title), description: text.forgetNote, danger: true };
    if (await confirm(question)) forget.mutate();
  };
  return (
    <fieldset className={css.portal}>
      <legend>{title}</legend>
      <FormGrid top={12}>
        <TextField control={form.control} name={`${portal}_name`} label={portalText.name} required={isUsed} span={2} />
        <PortalPasswordField
          control={form.control}
          name={`${portal}_password`}
          isStored={isStored}
          required={isUsed}
          span={2}
        />
      </FormGrid>
      {(isStored || stored[`${portal}_name`] !== '') && (
        <Button size="small" type="text" danger loading={forget.isPending} onClick={() => void ask()}>
          {text.forget(title)}
        </Button>
      )}
    </fieldset>
  );
}
