import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useCan } from '@toam/auth/session';
import type { PostChannel } from '@toam/contracts/post/post.schema';
import { switchChannel } from '@toam/contracts/post/post-setting.endpoints';
import { postSettingText } from '@toam/contracts/post/post.text';
import { channel as channelRecord } from '@toam/domain/post/channel.record';
import { useLive } from '@toam/live/live';
import {
  Button,
  Cell,
  formatNumber,
  IconButton,
  messageOf,
  Row,
  ScreenState,
  Stack,
  StatusTag,
  Text,
  toast,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { Switch, useControlSize } from '@toam/ui/form';
import { PencilSimpleIcon, PlusIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { postSettingsText as text } from '../post-settings.text';
import { paths } from '../../paths';
import { ChannelLetter } from '../post-signs';
import { postQueries } from '../post.queries';
import { ChannelDialog } from './channel.dialog';
import * as css from './post-settings.module.css';

const words = channelRecord.fields;

/** 'Danh sách nguồn': where houses are posted, and how many posts each has. Admins make, name and close them. Specification 3 §2.6, §5.9 */
export function ChannelsPane() {
  const queries = useQueryClient();
  const isAdmin = useCan('admin');
  const controlSize = useControlSize();
  const channels = useQuery(postQueries.channels);
  const [edited, edit] = useState<PostChannel | 'new' | null>(null);
  useLive('record.changed', ({ noun }) => {
    if (noun === 'channel') void queries.invalidateQueries({ queryKey: postQueries.channels.queryKey });
  });
  return (
    <>
      <Row minHeight={32} justify="between">
        <Text as="h2" size={14} weight={600}>
          {text.channels}
        </Text>
        {isAdmin && (
          <Button size={controlSize} icon={<PlusIcon size={16} />} onClick={() => edit('new')}>
            {text.create}
          </Button>
        )}
      </Row>
      <ScreenState query={channels} skeleton={<Skeleton active paragraph={{ rows: 5 }} />}>
        {(all) => (
          <Stack as="ul" divided>
            {all.map((channel) => (
              <ChannelLine key={channel.id} channel={channel} isAdmin={isAdmin} onEdit={() => edit(channel)} />
            ))}
          </Stack>
        )}
      </ScreenState>
      <Text as="p" size={12} tone="text3">
        {text.offNote}
      </Text>
      {edited && <ChannelDialog channel={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </>
  );
}

/** 'facebook.com/toam.bds' */
const shortLink = (link: string): string => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

interface ChannelLineProps {
  channel: PostChannel;
  isAdmin: boolean;
  onEdit: () => void;
}

const ChannelLine = ({ channel, isAdmin, onEdit }: ChannelLineProps) => {
  const { name, kind, status, link } = channel;
  return (
    <Row as="li" gap={12} minHeight={[52, 60]} padY={6}>
      <ChannelLetter name={name} />
      <Cell>
        <Text size={13} weight={500} tone={status === 1 ? 'text' : 'text2'} breaks>
          {name}
        </Text>
        <Text size={12} tone="text2" breaks>
          {words.kind.words[kind]} · <PostCount channel={channel} />
          {kind === 'manual' && !link && ` · ${text.noLink}`}
          {link && (
            <>
              {' · '}
              <a className={css.link} href={link} target="_blank" rel="noreferrer" title={text.openLink(name)}>
                {shortLink(link)}
              </a>
            </>
          )}
        </Text>
      </Cell>
      {isAdmin && (
        <IconButton title={text.change(name)} aria-label={text.change(name)} onClick={onEdit}>
          <PencilSimpleIcon size={16} />
        </IconButton>
      )}
      {isAdmin ? (
        <ChannelSwitch channel={channel} />
      ) : (
        <StatusTag tone={status === 1 ? 'success' : 'neutral'}>{words.status.words[status]}</StatusTag>
      )}
    </Row>
  );
};

/** Living posts; a press shows them. */
const PostCount = ({ channel: { id, name, posts_count } }: { channel: PostChannel }) =>
  posts_count === 0 ? (
    text.noPosts
  ) : (
    <Link className={css.link} to={paths.postsOn(id)} title={text.postsOf(name)}>
      {text.counted(formatNumber(posts_count))}
    </Link>
  );

/** Opens and closes a channel for new posts. */
function ChannelSwitch({ channel: { id, name, status } }: { channel: PostChannel }) {
  const queries = useQueryClient();
  const turn = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (next: 0 | 1) => call(switchChannel, { body: { channel: id, status: next } }),
    onSuccess: () => void toast.success(postSettingText.channelUpdated),
    onError: (error) => void toast.error(text.switchFailed, { description: messageOf(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: postQueries.all }),
  });
  const shown = turn.isPending ? turn.variables : status;
  return (
    <Row gap={8} flex="none" size={12} tone="text2">
      <Text width={24} textAlign="end" aria-hidden>
        {words.status.words[shown]}
      </Text>
      <Switch
        checked={shown === 1}
        loading={turn.isPending}
        aria-label={text.switchOf(name)}
        onChange={(next) => turn.mutate(next ? 1 : 0)}
      />
    </Row>
  );
}
