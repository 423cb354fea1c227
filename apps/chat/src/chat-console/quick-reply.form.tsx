import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useCan } from '@toam/auth/session';
import { longestMessage } from '@toam/contracts/chat/chat.endpoints';
import {
  changeQuickReply,
  createQuickReply,
  type QuickReply,
  quickReplyFields,
  quickReplyScope,
} from '@toam/contracts/chat/quick-reply.endpoints';
import { quickReplyLabel } from '@toam/contracts/chat/chat.text';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { formText } from '@toam/contracts/texts/field';
import { quickReply } from '@toam/domain/chat/quick-reply.record';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { FieldsOf } from '@toam/record-form/fields-of';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Text, toast } from '@toam/ui/core';
import { SegmentedField, TextArea, useEntryForm } from '@toam/ui/form';
import { quickReplies } from '../chat/quick-reply.queries';

const schema = quickReplyFields.extend({ scope: quickReplyScope });
type Values = Record<keyof typeof quickReplyFields.shape, string> & { scope: QuickReply['scope'] };

const noValues: Values = { shortcut: '', title: '', text: '', scope: 'own' };
const valuesOf = ({ shortcut, title, text: words, scope }: QuickReply): Values => ({
  shortcut,
  title,
  text: words,
  scope,
});

const scope = 'quick-reply';

/** A quick reply, new or changed. What is typed stays on the device until it is saved or dropped. */
export function QuickReplyForm({ reply, onDone }: { reply: QuickReply | null; onDone: () => void }) {
  const queries = useQueryClient();
  const isAdmin = useCan('admin');
  const form = useEntryForm<Values>(schema, reply ? valuesOf(reply) : noValues);
  const typed = useSavedTyping(`quick-reply-${reply?.id ?? 'new'}`, form);
  const save = useSave({
    send: ({ scope: whose, ...fields }: Values, once) =>
      reply
        ? call(changeQuickReply, { params: { id: reply.id }, body: { ...fields, version: reply.version } })
        : call(createQuickReply, { body: { ...fields, scope: whose }, ...once }),
    onSuccess: async () => {
      typed.drop();
      toast.success(text.replySaved);
      await queries.invalidateQueries({ queryKey: quickReplies.queryKey });
      onDone();
    },
    onError: (error) => showSaveFailure(form, error, scope),
  });
  const send = form.handleSubmit((values) => save.mutate(values));
  return (
    <DialogForm
      title={reply ? text.changeReply(reply.shortcut) : text.addReply}
      width={560}
      isLong
      scope={scope}
      kept={{ typed }}
      save={{ label: formText.save, isPending: save.isPending, send }}
      onClose={onDone}
    >
      {isAdmin && !reply && (
        <SegmentedField
          control={form.control}
          name="scope"
          label={quickReplyLabel.scope}
          choices={quickReplyScope.options.toReversed().map((value) => ({ value, label: text.replyScope[value] }))}
        />
      )}
      <FieldsOf record={quickReply} control={form.control} names={['shortcut', 'title']} />
      <TextArea control={form.control} name="text" label={quickReplyLabel.text} required longest={longestMessage} />
      <Text size={12} tone="text3">
        {text.replyHint}
      </Text>
    </DialogForm>
  );
}
