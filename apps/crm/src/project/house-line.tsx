import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseText } from '@toam/contracts/house/house.text';
import { projectHousesText as text } from './project-screens.text';
import { measuredArea } from '@toam/domain/house/house-area';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { HouseStatus } from '@toam/domain/house/house-values';
import { writeNumber } from '@toam/domain/number-input';
import { Cell, Price, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** '#12481 · Landmark 5, tầng 21 · 74 m²'. A house without a block or a floor says its address. */
function placeOf(house: HouseRow): string {
  const inProject = [house.block_section, house.floor_lot].filter(Boolean).join(', ');
  const area = measuredArea(house);
  return [text.code(house.id), inProject || house.address, area !== null && text.area(writeNumber(area, 2))]
    .filter(Boolean)
    .join(' · ');
}

interface HouseLineProps {
  house: HouseRow;
  /** Says whether it is on sale. */
  withStatus?: boolean;
  /** At the end of the line. */
  children?: ReactNode;
}

/** A house of a project: picture, title over its place in the project, price over the price per m². Mockups 30a and 30b. */
export const HouseLine = ({ house, withStatus = false, children }: HouseLineProps) => (
  <Row as="li" gap={12} minHeight={58} padY={8} data-house={house.id}>
    <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={60} height={44} />
    <Cell as="span">
      <Text as={Link} to={paths.house(house.id)} size={13} weight={500} tone="text" ellipsis>
        {house.title || house.address}
      </Text>
      <Text size={12} tone="text3" ellipsis>
        {placeOf(house)}
      </Text>
    </Cell>
    {withStatus && (
      <Text flex="none" phone="hidden">
        <StatusTag tone={house.status === HouseStatus.onSale ? 'success' : 'neutral'}>
          {house.status === HouseStatus.onSale ? houseText.onSale : houseText.stopped}
        </StatusTag>
      </Text>
    )}
    <Stack as="span" flex="none" align="end">
      {house.into_money === null ? (
        <Text size={12} tone="text3">
          {text.unpriced}
        </Text>
      ) : (
        <Price {...housePrice(house.into_money, house.purpose)} />
      )}
      <Text size={12} tone="text3" nowrap>
        {houseUnitPriceText(house)}
      </Text>
    </Stack>
    {children}
  </Row>
);
