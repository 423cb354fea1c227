import { channelLetter } from '@toam/contracts/post/post-mark.text';
import { Row } from '@toam/ui/core';

/** A channel's letter in a box. */
export const ChannelLetter = ({ name }: { name: string }) => (
  <Row
    as="span"
    justify="center"
    flex="none"
    width={28}
    height={28}
    radius={6}
    background="fill"
    border
    size={13}
    weight={600}
    tone="text2"
    aria-hidden
  >
    {channelLetter(name)}
  </Row>
);
