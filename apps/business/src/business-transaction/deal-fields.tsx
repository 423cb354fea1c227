import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { plainDealColumns } from '@toam/domain/deal/deal-columns';
import { wireNames } from '@toam/domain/record/columns';
import { useIsPhone, Cell, PlainButton, Row, Text } from '@toam/ui/core';
import { type Control, FormSection, useFormState, useWatch } from '@toam/ui/form';
import { useState } from 'react';
import { fullMoney, shortMoneyText } from '@toam/domain/money/money-format';
import { Photo } from '@toam/ui/list';
import { dealFormText as text } from './deal-form.text';
import { houseLine } from '../business/house-line';
import { LedgerField } from '../business/ledger-field';
import { columnAt } from '../business/ledger-form';
import type { DealValues } from './deal-form.values';
import { HousePicker } from './deal-pickers';
import { LivingDeals } from './living-deals';

interface DealFieldsProps {
  control: Control<DealValues>;
  /** Null: a new deal. */
  stored: DealRow | null;
}

/** '2' for 114 million of 5,7 billion; undefined without both. */
function percentOfPrice(fee: number | null, price: number | null): string | undefined {
  if (!fee || !price) return undefined;
  return ((fee / price) * 100).toLocaleString('vi-VN', { maximumFractionDigits: 2 });
}

const first = ['price', 'brokerageFee', 'reservationDate', 'date', 'notarizedDate'] as const;
/** Below the house, in the order of the form. New columns come last. */
const fields = [...new Set([...first, ...wireNames(plainDealColumns)])];

interface DealFoldProps {
  deal: DealRow;
  control: Control<DealValues>;
  onOpen: () => void;
}

/** The fields of a stored deal as one line, above its people on a phone. Mockup 24. */
function DealFold({ deal, control, onOpen }: DealFoldProps) {
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

/**
 * The house, the price, the fee and the days. All shares of the deal have these. On a phone those of a stored deal are one line until
 * somebody asks for them: one comes for the people. Mockup 24.
 */
export function DealFields({ control, stored }: DealFieldsProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { errors } = useFormState({ control });
  const [houseId, price, fee] = useWatch({ control, name: ['house_id', 'price', 'brokerageFee'] });
  // what is wrong, or was chosen anew, is never folded away
  const isQuiet =
    houseId === stored?.house_id && !errors.house_id && fields.every((name) => errors[name] === undefined);
  if (isPhone && stored && isQuiet && !isOpen)
    return <DealFold deal={stored} control={control} onOpen={() => setOpen(true)} />;
  const percent = percentOfPrice(fee, price);
  return (
    <>
      {houseId !== null && houseId !== stored?.house_id && <LivingDeals houseId={houseId} except={stored?.id} />}
      <FormSection id="deal" title={text.deal}>
        <HousePicker
          control={control}
          houseId={houseId}
          known={stored ? `#${stored.house_id} ${houseLine(stored.house)}` : undefined}
        />
        {fields.map((name) => (
          <LedgerField
            key={name}
            control={control as unknown as Control}
            name={name}
            column={columnAt(plainDealColumns, name)!}
            noFuture={name === 'date' && !stored}
            aside={name === 'brokerageFee' && percent ? text.ofPrice(percent) : undefined}
          />
        ))}
      </FormSection>
    </>
  );
}
