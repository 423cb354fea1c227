import { Row } from '@toam/ui/core';

/** The first letter of a channel: what it is called where there is no room. Mockups 37, 38. */
export const letterOf = (name: string): string => name.trim().charAt(0).toLocaleUpperCase('vi');

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
    {letterOf(name)}
  </Row>
);
