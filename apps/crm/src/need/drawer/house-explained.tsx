import type { NeedHead, NeedHouse } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { housePrice } from '@toam/domain/house/house-price';
import { MatchTarget } from '@toam/domain/need/need-values';
import { Kbd, Price, useIsPhone } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/heavy';
import { ArrowSquareOutIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { MatchExplanation } from '../match-explanation';
import type { Place } from './group-of';
import { HouseActions } from './house-actions';
import { houseFacts, houseLine, throughOther } from './house-labels';
import { VisitLine } from './visit-line';
import './house-explained.css';

interface HouseExplainedProps {
  need: NeedHead;
  row: NeedHouse;
  onMove: (to: Place) => void;
}

/** Statuses with which a visit may be planned. */
const visited: (MatchTarget | null)[] = [MatchTarget.recommended, MatchTarget.seen, MatchTarget.negotiating];

/** Explains a house's score and shows its visit and actions. Mockup 09. */
export function HouseExplained({ need, row, onMove }: HouseExplainedProps) {
  const isPhone = useIsPhone();
  const { house, match } = row;
  const through = throughOther(need.id, row);
  const actions = need.may_move && <HouseActions row={row} onMove={onMove} isPhone={isPhone} />;
  return (
    <>
      <div className="need-drawer-explained">
        {isPhone && <HouseCard row={row} />}
        <MatchExplanation need={need} house={house} match={match}>
          {!isPhone && (
            <>
              <HouseLink houseId={house.id} />
              {actions}
            </>
          )}
        </MatchExplanation>
        {through && <p className="need-drawer-through">{text.throughNote(through)}</p>}
        {visited.includes(row.target) && <VisitLine need={need} row={row} />}
      </div>
      {!isPhone && actions && <KeyHints />}
      {isPhone && actions && <footer className="need-drawer-foot">{actions}</footer>}
    </>
  );
}

const KeyHints = () => (
  <div className="need-drawer-keys" aria-hidden>
    {text.keys.map(([key, does]) => (
      <span key={key}>
        <Kbd>{key}</Kbd>
        {does}
      </span>
    ))}
  </div>
);

const HouseLink = ({ houseId }: { houseId: number }) => (
  <Link to={paths.house(houseId)} className="need-drawer-house">
    {text.openHouse}
    <ArrowSquareOutIcon size={14} />
  </Link>
);

function HouseCard({ row: { house } }: { row: NeedHouse }) {
  const price = house.into_money === null ? null : housePrice(house.into_money, house.purpose);
  return (
    <div className="need-drawer-card">
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
      <div>
        <b>{houseLine(house)}</b>
        <span>{houseFacts(house)}</span>
      </div>
      <div>
        {price && <Price {...price} />}
        <HouseLink houseId={house.id} />
      </div>
    </div>
  );
}
