import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { housePrice } from '@toam/domain/house/house-price';
import { Cell, PlainButton, Price, Row, Text } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/list';
import { ScoreRing } from '../points-bar';
import { houseAddress, houseFacts, rowNote } from './house-labels';
import * as css from './house-choice.module.css';

interface HouseChoiceProps {
  need: NeedHead;
  row: NeedHouse;
  isChosen: boolean;
  onChoose: () => void;
}

/** A house of the list: picture, address, price, facts, a note and the score. Mockup 09. */
export function HouseChoice({ need, row, isChosen, onChoose }: HouseChoiceProps) {
  const { house, match } = row;
  const price = house.into_money === null ? null : housePrice(house.into_money, house.purpose);
  return (
    <PlainButton
      width="100%"
      gap={12}
      padX={16}
      padY={[10, 12]}
      hover="row"
      className={css.house}
      data-house={house.id}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
      <Cell as="span">
        <Row as="span" gap={8} justify="between">
          <Text as="b" weight={500} ellipsis>
            {houseAddress(house)}
          </Text>
          {price && <Price {...price} />}
        </Row>
        <Text size={12} tone="text2">
          {houseFacts(house)}
        </Text>
        {/* It names every missed wish. The last one matters as much as the first. */}
        <Text as="small" size={12} tone={isChosen ? 'text2' : 'text3'} breaks>
          {rowNote(need, row)}
        </Text>
      </Cell>
      <ScoreRing score={match.score} />
    </PlainButton>
  );
}
