import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import type { ChatHouseChoice } from '@toam/contracts/chat/chat-house.endpoints';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { formatTotal, Row, Stack, Text, TwoLines } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './customer-pane.module.css';

interface CustomerHousesProps {
  head: ChatHead;
  houses: readonly ChatHouseChoice[];
}

/** The houses of the website that fit best, and how many there are. */
export const CustomerHouses = ({ head: { needs, fits }, houses }: CustomerHousesProps) => (
  <Stack as="section" gap={10} className={css.part}>
    <Row gap={8} justify="between">
      <Text as="h3" size={13} weight={600}>
        {text.fitting}
      </Text>
      {needs[0] && fits > 0 && (
        <Text as={Link} size={12} tone="teal" to={paths.need(needs[0].id)}>
          {text.fits(formatTotal(fits))}
        </Text>
      )}
    </Row>
    {fits === 0 && (
      <Text size={13} tone="text2">
        {text.noFits}
      </Text>
    )}
    {houses.map(({ house, address, points }) => (
      <Row key={house.id} as={Link} gap={8} to={paths.house(house.id)}>
        <Photo src={house.picture} seed={house.id} width={52} height={40} />
        <TwoLines className={css.house}>
          <Text ellipsis size={13}>
            {address}
          </Text>
          <Text ellipsis>{[house.price, points === null ? '' : text.points(points)].filter(Boolean).join(' · ')}</Text>
        </TwoLines>
      </Row>
    ))}
  </Stack>
);
