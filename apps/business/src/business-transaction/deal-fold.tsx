import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { dealFormText as text } from './deal-form.text';
import { fullMoney, shortMoneyText } from '@toam/domain/money/money-format';
import { Cell, PlainButton, Row, Text } from '@toam/ui/core';
import { type Control, useWatch } from '@toam/ui/form';
import { Photo } from '@toam/ui/list';
import { houseLine } from '../business/house-line';
import type { DealValues } from './deal-form.values';

interface DealFoldProps {
  deal: DealRow;
  control: Control<DealValues>;
  onOpen: () => void;
}

/** The fields of a stored deal as one line, above its people on a phone. Mockup 24. */
export function DealFold({ deal, control, onOpen }: DealFoldProps) {
  const [price, fee] = useWatch({ control, name: ['price', 'brokerageFee'] });
  return (
    <Row as="section" gap={12} padY={12} edge="bottom" aria-label={text.deal}>
      <Photo src={null} seed={deal.house_id} width={56} height={44} round={6} />
      <Cell>
        <Text as="b" size={14} weight={600} ellipsis>
          {[houseLine(deal.house), deal.house.district].filter(Boolean).join(', ')}
        </Text>
        <Text size={12} tone="text2" ellipsis>
          {text.closedAt(shortMoneyText(price ?? 0))} · {text.feeOf(fullMoney(fee ?? 0))}
        </Text>
      </Cell>
      <PlainButton tone="teal" size={13} weight={500} touch aria-expanded={false} onClick={onOpen}>
        {text.openDeal}
      </PlainButton>
    </Row>
  );
}
