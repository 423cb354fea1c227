import type { NeedHead, NeedHouse } from '@toam/contracts/request/need-houses.schema';
import { housePrice } from '@toam/domain/house/house-price';
import { Price } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/heavy';
import { ScoreRing } from '../score-ring';
import { houseAddress, houseFacts, rowNote } from './house-labels';
import './house-rows.css';

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
    <button
      type="button"
      className="need-drawer-row"
      data-house={house.id}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
      <span className="need-drawer-row-text">
        <span>
          <b>{houseAddress(house)}</b>
          {price && <Price {...price} />}
        </span>
        <span>{houseFacts(house)}</span>
        <small>{rowNote(need, row)}</small>
      </span>
      <ScoreRing score={match.score} />
    </button>
  );
}
