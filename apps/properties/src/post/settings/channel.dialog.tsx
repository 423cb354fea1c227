import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import type { PostChannel } from '@toam/contracts/post/post.schema';
import { changeChannel, createChannel } from '@toam/contracts/post/post-setting.endpoints';
import { channelLabel, postSettingText, postText } from '@toam/contracts/post/post.text';
import { postSettingsText as text } from '../post-settings.text';
import { channel as channelRecord } from '@toam/domain/post/channel.record';
import { DialogForm } from '@toam/record-form/dialog-form';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDialogForm } from '@toam/record-form/use-dialog-form';
import { Text, toast } from '@toam/ui/core';
import { TextField, useEntryForm } from '@toam/ui/form';
import { postQueries } from '../post.queries';

interface ChannelDialogProps {
  /** Null: a new one. */
  channel: PostChannel | null;
  onClose: () => void;
}

interface Values {
  channel: string;
  link: string;
}

const scope = 'channel';

/** The API calls a new name otherwise than the first one. */
const atItsField = (error: Error): Error => {
  if (!(error instanceof CallFailed) || !error.errors.new_channel) return error;
  const { new_channel, ...errors } = error.errors;
  return new CallFailed(error.status, error.code, error.message, { ...errors, channel: new_channel });
};

/** A channel that people post to by hand, or another name or link of one that stands. A portal keeps its name. Admins only. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const queries = useQueryClient();
  const form = useEntryForm<Values>(createChannel.body, { channel: channel?.name ?? '', link: channel?.link ?? '' });
  const dialog = useDialogForm({
    ...{ name: `channel-${channel?.id ?? 'new'}`, form, scope, label: channel ? text.save : text.create },
    send: async ({ channel: name, link }, once): Promise<unknown> => {
      if (!channel) return call(createChannel, { body: { channel: name, link }, ...once });
      const renamed = name !== channel.name && { new_channel: name };
      return call(changeChannel, { body: { channel: channel.id, link, ...renamed } });
    },
    onSaved: async () => {
      toast.success(postText.saved);
      onClose();
      await queries.invalidateQueries({ queryKey: postQueries.all });
    },
    onFailed: (error) => showSaveFailure(form, atItsField(error), scope),
  });
  const isPortal = channel?.kind === 'portal';
  const { control } = form;
  return (
    <DialogForm
      {...dialog}
      title={channel ? text.change(channel.name) : text.createTitle}
      width={440}
      onClose={onClose}
    >
      {!channel && (
        <Text as="p" size={13} tone="text2">
          {text.createNote}
        </Text>
      )}
      <TextField
        {...{ control, name: 'channel', label: channelLabel.name, required: true, disabled: isPortal }}
        longest={channelRecord.fields.name.max}
        hint={isPortal && postSettingText.portalFixed}
      />
      <TextField
        {...{ control, name: 'link', label: channelLabel.link, placeholder: text.linkHint }}
        longest={channelRecord.fields.link.max}
      />
    </DialogForm>
  );
}
