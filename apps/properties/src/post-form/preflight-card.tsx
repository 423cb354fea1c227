import { portalText } from '@toam/contracts/portal/portal.text';
import { postCostText as costText } from '../post/post-cost.text';
import { postFormText as text } from '../post/post-form.text';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { portals } from '@toam/domain/post/portal';
import { unusualPrice } from '@toam/domain/post/price-market';
import { Button, Card, Cell, Row, Stack, Text } from '@toam/ui/core';
import { goToField, useWatch, type Control } from '@toam/ui/form';
import { CheckCircleIcon, InfoIcon, WarningCircleIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { houseFieldOf } from '../post/post-repair';
import {
  faultsOf,
  isOwnField,
  ownFields,
  portalsOf,
  type FoundFault,
  type PostGround,
  type PostStart,
  type PostValues,
} from './post-form.values';

/** What the portals would refuse, said while typing, each with the way to its field; and a price that hardly any house has. Mockup 37. */
export function PreflightCard({ control, ground }: { control: Control<PostValues>; ground: PostGround }) {
  const values = useWatch({ control }) as PostValues;
  const chosen = portalsOf(values, ground.start);
  const faults = faultsOf(values, ground);
  const { content, market } = ground.start;
  return (
    <Card as="section" gap={0} aria-label={text.check}>
      <Row justify="between" gap={12} padY={4}>
        <Text as="h2" size={14} weight={600}>
          {text.check}
        </Text>
        {faults.length > 0 && (
          <Text size={12} weight={500} tone="error" role="status">
            {text.toRepair(faults.length)}
          </Text>
        )}
      </Row>
      {faults.length === 0 ? (
        <Passed portals={chosen} hasChannel={values.channel_ids.length > 0} />
      ) : (
        <Stack as="ul" divided>
          {faults.map((fault) => (
            <Fault key={fault.words} fault={fault} houseId={ground.start.house.id} isOfAll={chosen.length === fault.portals.length} />
          ))}
        </Stack>
      )}
      <UnusualPrice content={content} market={market} />
    </Card>
  ); // prettier-ignore
}

/** Said, and not refused: we only compare with our own houses. */
function UnusualPrice({ content, market }: Pick<PostStart, 'content' | 'market'>) {
  const found = unusualPrice(content, market);
  if (!found || !market) return null;
  const { low, median, high } = market;
  const words = { low: shortMoneyText(low), median: shortMoneyText(median), high: shortMoneyText(high) };
  return (
    <Row gap={10} padY={8} size={13} align="start" role="status">
      <Text tone="warning">
        <WarningCircleIcon size={16} weight="fill" />
      </Text>
      <Cell>
        <Text weight={500}>
          {costText.unusual[found.side]}: {costText.perSquare(shortMoneyText(found.perSquare))}
        </Text>
        <Text size={12} tone="text2">
          {costText.compared(market.houses, content.district ?? '', words)}
        </Text>
      </Cell>
    </Row>
  );
}

const namesOf = (of: readonly (keyof typeof portalText.title)[]) =>
  portals
    .filter((portal) => of.includes(portal))
    .map((portal) => portalText.title[portal])
    .join(', ');

function Passed({ portals: chosen, hasChannel }: { portals: FoundFault['portals']; hasChannel: boolean }) {
  const words = !hasChannel ? text.noChannel : chosen.length === 0 ? text.noPortal : text.passed;
  const Icon = chosen.length > 0 ? CheckCircleIcon : InfoIcon;
  return (
    <Row gap={10} padY={8} size={13} role="status">
      <Text tone={chosen.length > 0 ? 'success' : 'text3'}>
        <Icon size={16} weight="fill" />
      </Text>
      <Cell>{words}</Cell>
      <Text size={12} tone="text2">
        {namesOf(chosen)}
      </Text>
    </Row>
  );
}

function Fault({ fault, houseId, isOfAll }: { fault: FoundFault; houseId: number; isOfAll: boolean }) {
  const navigate = useNavigate();
  const { field } = fault.finding;
  const go = () => {
    if (isOwnField(field)) goToField(ownFields[field]);
    else void navigate(paths.completeHouse(houseId, houseFieldOf(field)));
  };
  return (
    <Row as="li" gap={10} padY={8} size={13}>
      <Text tone="error">
        <WarningCircleIcon size={16} weight="fill" />
      </Text>
      <Cell>
        <Text weight={500} breaks>
          {fault.words}
        </Text>
        {!isOfAll && (
          <Text size={12} tone="text2">
            {namesOf(fault.portals)}
          </Text>
        )}
      </Cell>
      <Button size="small" onClick={go}>
        {isOwnField(field) ? text.goTo[field] : text.goToHouse}
      </Button>
    </Row>
  );
}
