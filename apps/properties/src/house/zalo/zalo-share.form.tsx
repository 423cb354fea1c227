import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { commonText } from '@toam/contracts/texts/common';
import { zaloShareText as text } from '@toam/contracts/zalo/zalo.text';
import { longestZaloMessage, shareByZalo, zaloShare } from '@toam/contracts/zalo/zalo.endpoints';
import type { ZaloConnection, ZaloFriend, ZaloShared } from '@toam/contracts/zalo/zalo.endpoints';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Button, Card, Cell, messageOf, Row, Stack, Text, toast, TypedBack } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { FieldScope, MultiSelectField, TextArea, useControlSize, useEntryForm, useWatch } from '@toam/ui/form';
import type { Control } from '@toam/ui/form';
import { Photo } from '@toam/ui/list';
import { PaperPlaneTiltIcon } from '@toam/ui/icons';
import { LinkRows, shortAddress } from './link-rows';
import type { SharedHouse } from './shared-house';
import { ZaloAccount } from './zalo-account';
import { zaloQueries } from './zalo.queries';

interface ShareValues {
  message: string;
  to: string[];
}
const schema = zaloShare.pick({ message: true, to: true });

interface ZaloShareFormProps {
  house: SharedHouse;
  url: string;
  connection: ZaloConnection;
  onClose: () => void;
}

/** 'Chị Duyên: Zalo không cho …', a line each. */
const linesOf = (refused: ZaloShared['refused'], friends: readonly ZaloFriend[]): string =>
  refused
    .map(({ id, message }) => text.notSentTo(friends.find((friend) => friend.id === id)?.name ?? id, message))
    .join('. ');

/** Form and send. What was written stays on this device until it is sent or cancelled. */
function useShare(house: SharedHouse, friends: readonly ZaloFriend[], onClose: () => void) {
  const queries = useQueryClient();
  const form = useEntryForm<ShareValues>(schema, { message: '', to: [] });
  const typed = useSavedTyping(`zalo-${house.id}`, form);
  const share = useSave({
    staysOpen: true,
    send: (values: ShareValues, once) => call(shareByZalo, { body: { house_id: house.id, ...values }, ...once }),
    onSuccess: ({ posted, sent, refused }) => {
      if (refused.length > 0) {
        // who got it is not asked again
        form.setValue(
          'to',
          refused.map(({ id }) => id),
        );
        const message = `${text.sentPartly(sent.length, refused.length)}. ${linesOf(refused, friends)}`;
        return form.setError('to', { message });
      }
      typed.drop();
      toast.success(posted ? text.posted : text.sent(sent.length));
      onClose();
    },
    onError: (error) => {
      showSaveFailure(form, error);
      // the connection may have ended
      void queries.invalidateQueries({ queryKey: zaloQueries.me().queryKey });
    },
  });
  const send = form.handleSubmit((values) => share.mutate(values));
  const cancel = () => {
    typed.drop();
    onClose();
  };
  return { form, typed, isPending: share.isPending, send, cancel };
}

/** A message with the house's address, to friends or to the person's own feed. */
export function ZaloShareForm({ house, url, connection, onClose }: ZaloShareFormProps) {
  const friends = useQuery(zaloQueries.friends());
  const { form, typed, isPending, send, cancel } = useShare(house, friends.data ?? [], onClose);
  const size = useControlSize();
  return (
    <Stack
      as="form"
      gap={14}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // the dialog stands in React's tree of a list or of another form
        void send();
      }}
    >
      <ZaloAccount connection={connection} />
      <FieldScope value={`zalo-${house.id}`}>
        <FriendsField control={form.control} friends={friends} />
        <Stack gap={8}>
          <TextArea
            control={form.control}
            name="message"
            label={text.message}
            placeholder={text.messagePlaceholder}
            longest={longestZaloMessage}
            rows={4}
          />
          {typed.isBack && <TypedBack />}
          <Preview house={house} url={url} />
        </Stack>
      </FieldScope>
      <LinkRows house={house} url={url} />
      <Row as="footer" gap={8} wrap justify="end">
        <Cell>
          <Text size={12} tone="text3">
            {text.note}
          </Text>
        </Cell>
        <Button size={size} onClick={cancel}>
          {commonText.cancel}
        </Button>
        <SendButton control={form.control} isPending={isPending} />
      </Row>
    </Stack>
  );
}

function SendButton({ control, isPending }: { control: Control<ShareValues>; isPending: boolean }) {
  const to = useWatch({ control, name: 'to' });
  return (
    <Button
      type="primary"
      htmlType="submit"
      size={useControlSize()}
      icon={<PaperPlaneTiltIcon size={16} />}
      loading={isPending}
    >
      {to.length > 0 ? text.send(to.length) : text.post}
    </Button>
  );
}

interface FriendsFieldProps {
  control: Control<ShareValues>;
  friends: { data: ZaloFriend[] | undefined; error: Error | null };
}

/** Zalo tells an app only some friends, and many apps none: then the message goes to the feed. */
function FriendsField({ control, friends: { data, error } }: FriendsFieldProps) {
  if (error && !data)
    return (
      <Alert
        type="info"
        showIcon
        title={<Text size={13}>{text.friendsFailed}</Text>}
        description={<Text size={12}>{messageOf(error)}</Text>}
      />
    );
  if (data?.length === 0) return null;
  return (
    <MultiSelectField
      control={control}
      name="to"
      label={text.to}
      choices={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={data ? text.toFeed : text.friendsLoading}
      disabled={!data}
    />
  );
}

/** The card that Zalo draws of the link. */
const Preview = ({ house, url }: { house: SharedHouse; url: string }) => (
  <Card as="figure" padX={8} padY={8} radius={8} aria-label={text.preview}>
    <Row gap={8}>
      <Photo src={house.picture} seed={house.id} width={64} height={48} />
      <Cell size={13}>
        <Text weight={500} ellipsis>
          {house.title ?? house.address}
        </Text>
        <Text size={12} tone="text3" ellipsis>
          {shortAddress(url)}
        </Text>
      </Cell>
    </Row>
  </Card>
);
