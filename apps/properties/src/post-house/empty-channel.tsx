import type { PostChannel } from '@toam/contracts/post/post.schema';
import { housePostsText as text } from './house-posts.text';
import { Button, Cell, Row, Text, useIsPhone } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { ChannelLetter } from '../post/channel-letter';

/** A channel that the house is not posted on. Nothing new goes to a closed one. */
export function EmptyChannel({ channel, houseId }: { channel: PostChannel; houseId: number }) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isOpen = channel.status === 1;
  return (
    <Row as="li" gap={12} padY={10}>
      <ChannelLetter name={channel.name} />
      <Cell>
        <Text weight={500} ellipsis title={channel.name}>
          {channel.name}
        </Text>
        <Text size={12} tone="text2">
          {text.notPosted[isOpen ? channel.kind : 'off']}
        </Text>
      </Cell>
      {isOpen && (
        <Button
          size={isPhone ? 'large' : 'middle'}
          aria-label={text.postOn(channel.name)}
          onClick={() => void navigate(paths.postHouse(houseId))}
        >
          {text.post}
        </Button>
      )}
    </Row>
  );
}
