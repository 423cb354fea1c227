import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { measuredArea } from '@toam/domain/house/house-area';
import { housePrice } from '@toam/domain/house/house-price';
import { Avatar, Cell, formatAgo, formatNumber, Price, Row, Stack, Text } from '@toam/ui/core';
import { ImageIcon } from '@toam/ui/icons';
import { HouseStates } from '../house/house-states';
import { FreshMark } from './fresh-mark';
import { CoverCell, shortAddress } from './house-cells';
import * as css from './house-list.module.css';
import { PostsCell } from './house-posts';

/** The facts that fit in one line: "62 m² · 4 tầng · 4 PN". */
function factsLine(house: HouseRow): string {
  const area = measuredArea(house);
  const facts = [
    area && houseListText.squareMetres(formatNumber(area)),
    house.floors && houseListText.floors(house.floors),
    house.number_bedroom && houseListText.bedrooms(house.number_bedroom),
  ].filter(Boolean);
  return facts.length > 0 ? facts.join(' · ') : (house.names.property_type ?? '');
}

/** The line under the title: the address. Without a title the address is above, and this line shows the type. */
const placeLine = (house: HouseRow): string | null | undefined =>
  house.title ? [shortAddress(house), house.names.province].filter(Boolean).join(', ') : house.names.property_type;

/** A house on a phone: picture, price first, then title and place. No line is empty. Mockup 03. */
export function HouseCard({ house }: { house: HouseRow }) {
  const where = placeLine(house);
  return (
    <Row as="article" gap={12} align="stretch" width="100%" height="100%">
      <Row as="span" self="start" flex="none" relative>
        <CoverCell house={house} width={112} height={90} round={8} />
        {house.image_count > 0 && (
          <Row as="span" gap={4} padX={6} radius={4} size={11} className={css.photoCount}>
            <ImageIcon size={11} />
            {house.image_count}
          </Row>
        )}
      </Row>
      <Cell justify="between">
        <Stack>
          <Row gap={8} justify="between">
            {house.into_money === null ? (
              <Text size={14} weight={500} tone="text3">
                {houseDetailText.noPrice}
              </Text>
            ) : (
              <Price {...housePrice(house.into_money, house.purpose)} size={16} />
            )}
            <HouseStates house={house} first />
          </Row>
          <Text as="b" size={14} weight={500} ellipsis>
            <FreshMark house={house} />
            {house.title || house.address || houseDetailText.noTitle}
          </Text>
          {where && (
            <Text size={12} tone="text2" ellipsis>
              {where}
            </Text>
          )}
        </Stack>
        <Row gap={8} size={12} tone="text2">
          <PostsCell house={house} />
          <Text flex={1} ellipsis>
            {factsLine(house)}
          </Text>
          <Text as="time" flex="none" tone="text3">
            {formatAgo(house.updated_at)}
          </Text>
          {house.user && <Avatar id={house.user.id} name={house.user.name} image={house.user.avatar} size={20} />}
        </Row>
      </Cell>
    </Row>
  );
}
