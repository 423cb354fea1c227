import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { HouseCustomer, MatchState } from '@toam/contracts/need/match.schema';
import { houseCustomersText as text } from '@toam/contracts/customer/house-customers.text';
import { needText, matchTargetText } from '@toam/contracts/need/need.text';
import { MatchTarget, matchTargets } from '@toam/domain/need-values';
import { visitToRemind } from '@toam/domain/visit/visit';
import {
  Avatar,
  Cell,
  formatAgo,
  formatDate,
  PlainButton,
  Row,
  Stack,
  Text,
  useIsPhone,
  Button,
  Dropdown,
} from '@toam/ui/core';
import { CaretDownIcon, ArrowCounterClockwiseIcon, CheckIcon, PaperPlaneTiltIcon } from '@toam/ui/icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { needLine, shortcomings } from '@toam/pickers/need/need-labels';
import { CallLink } from '../need/call-link';
import { MatchExplanation } from '../need/match-explanation';
import { ScoreRing } from '../need/points-bar';
import { paths } from '../paths';
import { RecordDealLink } from '../record-deal-link';
import * as css from './house-customer-row.module.css';

interface HouseCustomerRowProps {
  houseId: number;
  row: HouseCustomer;
  /** The house that the explanation compares with the need. Absent while it loads. */
  house: HouseDetail | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: MatchTarget | null) => void;
}

interface TargetMenuProps {
  row: HouseCustomer;
  isPhone: boolean;
  onMove: (to: MatchTarget | null) => void;
}

/** 'Chào khách' for a suitable customer, and the statuses that a customer may move to. Specification 2 §2. */
function TargetMenu({ row, isPhone, onMove }: TargetMenuProps) {
  const now = row.standing?.target ?? null;
  const size = isPhone ? 'large' : 'middle';
  const statuses = matchTargets.map((target) => ({
    key: String(target),
    label: matchTargetText[target],
    icon: target === now ? <CheckIcon size={16} color="var(--teal)" /> : <Row as="span" inline width={16} />,
    disabled: target === now,
    onClick: () => onMove(target),
  }));
  const back = {
    key: 'suitable',
    label: text.backToSuitable,
    icon: <ArrowCounterClockwiseIcon size={16} />,
    onClick: () => onMove(null),
  };
  const menu = { items: now === null ? statuses : [...statuses, { type: 'divider' as const }, back] };
  return (
    <Row gap={[4, 8]} width={['auto', '100%']} className={css.move}>
      {now === null && (
        <Button size={size} icon={<PaperPlaneTiltIcon size={16} />} onClick={() => onMove(MatchTarget.recommended)}>
          {text.offer}
        </Button>
      )}
      <Dropdown trigger={['click']} placement="bottomRight" menu={menu}>
        <Button
          size={size}
          icon={<CaretDownIcon size={14} />}
          iconPlacement="end"
          aria-label={text.setStatus(row.customer.name)}
        >
          {now === null ? null : matchTargetText[now]}
        </Button>
      </Dropdown>
    </Row>
  );
}

/** A customer: name, need, and how well the house fits. When opened, it explains the score. Mockup 09. */
export function HouseCustomerRow({ houseId, row, house, isOpen, onToggle, onMove }: HouseCustomerRowProps) {
  const { customer, need, match, standing } = row;
  const isPhone = useIsPhone();
  const explanation = useId();
  return (
    <Stack as="li" gap={12} padY={12} edge="bottomSoft">
      <Row gap={12} align={isPhone ? 'start' : 'center'} wrap={isPhone}>
        {!isPhone && <Avatar id={customer.id} name={customer.name} image={null} size={36} decorative />}
        <Cell size={13}>
          <Row wrap gap={10} rowGap={0} align="baseline" breaks>
            <Text weight={500}>
              {customer.may_open ? (
                <Link to={paths.customer(customer.id)} className={css.call}>
                  {customer.name}
                </Link>
              ) : (
                customer.name
              )}
            </Text>
            <CallLink customer={customer} className={css.call} />
          </Row>
          <Text as="p" tone="text2">
            {need ? needLine(need) : standing?.request_id ? text.othersNeed : text.noNeed}
          </Text>
          <Text as="small" size={12} tone="text3" breaks>
            {[need && match && house && shortcomings(match, need, house), ...asides(row, house)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {standing?.note && (
            <Text as="small" size={12} tone="text2" breaks>
              {standing.note}
            </Text>
          )}
          <RecordDealLink target={standing?.target ?? null} houseId={houseId} customerId={customer.id} />
        </Cell>
        {match && (
          <PlainButton
            gap={4}
            padX={4}
            padY={2}
            minHeight={['auto', 44]}
            tone="text3"
            hover="row"
            radius={6}
            aria-expanded={isOpen}
            aria-controls={explanation}
            aria-label={text.explain(customer.name, match.score)}
            onClick={onToggle}
          >
            <ScoreRing score={match.score} />
            <CaretDownIcon size={14} className={css.caret} />
          </PlainButton>
        )}
        {row.may_move && <TargetMenu row={row} isPhone={isPhone} onMove={onMove} />}
      </Row>
      {isOpen && need && match && house && (
        <Text as="div" id={explanation} padX={[16, 12]} padY={[10, 8]} border radius={10}>
          <MatchExplanation need={need} house={house} match={match} />
        </Text>
      )}
    </Stack>
  );
}

/** The staff, the visit, and who moved the customer. */
function asides({ need, customer, standing }: HouseCustomer, house: HouseDetail | undefined): string[] {
  const staff = need?.user ?? customer.user;
  return [
    ...(need ? [text.need(need.id)] : []),
    ...(staff ? [text.staff(staff.name)] : []),
    ...(standing ? movedLabel(standing, house) : []),
  ];
}

function movedLabel(standing: MatchState, house: HouseDetail | undefined): string[] {
  const { target, moved_by, moved_at } = standing;
  const visit = visitToRemind(standing, house ?? null, Date.now() / 1000);
  if (target === null) return [needText.later];
  return [
    ...(visit === null ? [] : [text.visit(formatDate(visit))]),
    ...(moved_by ? [text.movedBy(moved_by.name, formatAgo(moved_at))] : []),
  ];
}
