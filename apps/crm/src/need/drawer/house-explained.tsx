import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { housePrice } from '@toam/domain/house/house-price';
import { MatchTarget } from '@toam/domain/need-values';
import { Cell, Kbd, Price, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/list';
import { ArrowSquareOutIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { RecordDealLink } from '../../record-deal-link';
import { MatchExplanation } from '../match-explanation';
import type { Place } from './group-of';
import { HouseActions } from './house-actions';
import { houseFacts, houseLine, throughOther } from './house-labels';
import { VisitLine } from './visit-line';
import * as css from './house-explained.module.css';

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
      <Stack
        gap={14}
        padX={[20, 16]}
        padY={[12, 4]}
        {...(isPhone && { flex: 1, overflow: 'scroll' })}
        className={css.explained}
      >
        {isPhone && <HouseCard row={row} />}
        <MatchExplanation need={need} house={house} match={match}>
          {!isPhone && (
            <>
              <HouseLink houseId={house.id} />
              {actions}
            </>
          )}
        </MatchExplanation>
        {through && (
          <Text as="p" size={12} tone="text2">
            {text.throughNote(through)}
          </Text>
        )}
        <RecordDealLink target={row.target} houseId={house.id} customerId={need.customer.id} />
        {visited.includes(row.target) && <VisitLine need={need} row={row} />}
      </Stack>
      {!isPhone && actions && <KeyHints />}
      {isPhone && actions && (
        <Stack as="footer" flex="none" padX={16} padY={10} edge="top" liftsToasts="bar" className={css.foot}>
          {actions}
        </Stack>
      )}
    </>
  );
}

const KeyHints = () => (
  <Row wrap flex="none" gap={16} rowGap={4} padX={20} padY={8} size={12} tone="text3" className={css.keys} aria-hidden>
    {text.keys.map(([key, does]) => (
      <Row as="span" key={key} gap={6}>
        <Kbd>{key}</Kbd>
        {does}
      </Row>
    ))}
  </Row>
);

const HouseLink = ({ houseId }: { houseId: number }) => (
  <Row as={Link} inline flex="none" gap={4} minHeight={['auto', 24]} tone="teal" to={paths.house(houseId)}>
    {text.openHouse}
    <ArrowSquareOutIcon size={14} />
  </Row>
);

function HouseCard({ row: { house } }: { row: NeedHouse }) {
  const price = house.into_money === null ? null : housePrice(house.into_money, house.purpose);
  return (
    <Row gap={12}>
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
      <Cell>
        <Text as="b" weight={500}>
          {houseLine(house)}
        </Text>
        <Text size={12} tone="text2">
          {houseFacts(house)}
        </Text>
      </Cell>
      <Stack flex="none" align="end" size={12}>
        {price && <Price {...price} />}
        <HouseLink houseId={house.id} />
      </Stack>
    </Row>
  );
}
