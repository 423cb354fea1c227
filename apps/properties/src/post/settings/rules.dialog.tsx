import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { useSave } from '@toam/api-client/use-save';
import { changePortalRules, type PortalRule, portalRuleSet } from '@toam/contracts/post/post-rule.endpoints';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postFieldText } from '@toam/contracts/post/post-preflight.text';
import { postRuleText as text } from '@toam/contracts/post/post-rule.text';
import { type PortalRules, type RequiredField, requiredFields } from '@toam/domain/post/portal-rules';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Button, confirm, Grid, Text, toast } from '@toam/ui/core';
import { CheckboxField, MultiSelectField, NumberField, useEntryForm, type EntryForm } from '@toam/ui/form';
import { z } from 'zod';
import { postQueries } from '../post.queries';

interface Range {
  min: number | null;
  max: number | null;
}

/** The rules as the form has them: megabytes instead of bytes. Null: empty. */
interface Values {
  title: Range;
  text: Range;
  capitals: number | null;
  punctuation: number | null;
  images: Range & { megabytes: number | null };
  phones: boolean;
  links: boolean;
  required: RequiredField[];
}

const million = 1_000_000;

const valuesOf = ({ images: { bytes, ...images }, required, ...rules }: PortalRules): Values => ({
  ...rules,
  images: { ...images, megabytes: bytes / million },
  required: [...required],
});

/** The rules of the form, which may be wrong. */
const typedRules = ({ images: { megabytes, ...images }, ...rules }: Values) => ({
  ...rules,
  images: { ...images, bytes: megabytes === null ? null : Math.round(megabytes * million) },
});

const inForm: Record<string, string> = { bytes: 'megabytes' };

/** The API's rules, told at the fields of the form. */
const schema = z.custom<Values>().superRefine((values, context) => {
  const read = portalRuleSet.safeParse(typedRules(values));
  for (const { path, message } of read.error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path: path.map((part) => inForm[String(part)] ?? part) as string[] });
});

/** Errors of the API name `rules.title.min`; the form has `title.min`. */
const atFields = (error: Error): Error =>
  error instanceof CallFailed
    ? new CallFailed(
        error.status,
        error.code,
        error.message,
        Object.fromEntries(
          Object.entries(error.errors).map(([path, message]) => [
            path.replace(/^rules\./, '').replace(/bytes$/, 'megabytes'),
            message,
          ]),
        ),
      )
    : error;

interface RulesDialogProps {
  rule: PortalRule;
  onClose: () => void;
}

/** What a portal refuses. They hold for what is sent from now on. */
export function RulesDialog({ rule: { portal, version, rules }, onClose }: RulesDialogProps) {
  const queries = useQueryClient();
  const form = useEntryForm<Values>(schema, valuesOf(rules));
  const typed = useSavedTyping(`portal-rules-${portal}`, form);
  const refresh = () => void queries.invalidateQueries({ queryKey: postQueries.all });
  const save = useSave({
    send: (wanted: PortalRules | null) => call(changePortalRules, { body: { portal, version, rules: wanted } }),
    onSuccess: () => {
      typed.drop();
      toast.success(text.saved);
      refresh();
      onClose();
    },
    onError: (error) => {
      if (error instanceof CallFailed && error.status === 409) refresh();
      showSaveFailure(form, atFields(error));
    },
  });
  const toFirst = async () => {
    if (await confirm({ title: text.confirmFirst, danger: true })) save.mutate(null);
  };
  return (
    <DialogForm
      title={text.changeOf(portalText.title[portal])}
      width={520}
      isLong
      scope="portal-rules"
      kept={{ typed }}
      save={{
        ...{ label: text.save, isPending: save.isPending },
        send: form.handleSubmit((values) => save.mutate(portalRuleSet.parse(typedRules(values)))),
      }}
      {...(version > 0 && { aside: <Button onClick={() => void toFirst()}>{text.backToFirst}</Button> })}
      onClose={onClose}
    >
      <Text size={12} tone="text2">
        {text.note}
      </Text>
      <Ranges form={form} />
      <MultiSelectField
        control={form.control}
        name="required"
        label={text.name.required}
        choices={requiredFields.map((value) => ({ value, label: postFieldText[value] }))}
      />
      <CheckboxField control={form.control} name="phones" label={text.name.phones} />
      <CheckboxField control={form.control} name="links" label={text.name.links} />
    </DialogForm>
  );
}

const Ranges = ({ form: { control } }: { form: EntryForm<Values> }) => (
  <Grid columns={['1fr 1fr', 2]} gap={12} rowGap={12}>
    <NumberField control={control} name="title.min" label={`${text.name.title}, ${text.min}`} required />
    <NumberField control={control} name="title.max" label={`${text.name.title}, ${text.max}`} required />
    <NumberField control={control} name="text.min" label={`${text.name.text}, ${text.min}`} required />
    <NumberField control={control} name="text.max" label={`${text.name.text}, ${text.max}`} required />
    <NumberField control={control} name="images.min" label={`${text.name.images}, ${text.min}`} required />
    <NumberField control={control} name="images.max" label={`${text.name.images}, ${text.max}`} required />
    <NumberField control={control} name="images.megabytes" label={text.name.bytes} decimals={1} required />
    <NumberField control={control} name="capitals" label={text.name.capitals} required />
    <NumberField control={control} name="punctuation" label={text.name.punctuation} required />
  </Grid>
);
