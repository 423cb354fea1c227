import type { PostGateway } from '@toam/contracts/post/post.schema';
import { channelLetter } from '@toam/contracts/post/post-mark.text';
import { postTone } from '@toam/contracts/post/post-tone';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postStateText, postText } from '@toam/contracts/post/post.text';
import { portals } from '@toam/domain/post/portal';
import type { ShownPostState } from '@toam/domain/post/shown-post-state';
import { Row, StatusTag, Text } from '@toam/ui/core';
import { InfoIcon } from '@toam/ui/icons';

/** Where a post stands. Mockups 36–38. */
export const PostStateTag = ({ standing }: { standing: ShownPostState }) => (
  <StatusTag tone={postTone[standing]}>{postStateText[standing]}</StatusTag>
);

/** A channel's letter in a box; `small` before its name in a line. */
export const ChannelLetter = ({ name, small = false }: { name: string; small?: boolean }) => (
  <Row
    as="span"
    justify="center"
    flex="none"
    width={small ? 20 : 28}
    height={small ? 20 : 28}
    radius={small ? 4 : 6}
    background={small ? undefined : 'fill'}
    border
    size={small ? 11 : 13}
    weight={600}
    tone="text2"
    aria-hidden
  >
    {channelLetter(name)}
  </Row>
);

const names = portals.map((portal) => portalText.title[portal]).join(', ');

/** Says that no portal gets anything, as long as none does. D102 */
export const SandboxNote = ({ gateway }: { gateway: PostGateway }) =>
  gateway === 'sandbox' && (
    <Row gap={8} padX={12} padY={6} radius={6} size={13} tone="info" background="infoTint" role="note">
      <InfoIcon size={16} />
      <Text>{postText.sandbox(names)}</Text>
    </Row>
  );
