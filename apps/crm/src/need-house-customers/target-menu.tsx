import type { HouseCustomer } from '@toam/contracts/request/match.schema';
import { houseCustomersText as text } from '@toam/contracts/customer/house-customers.text';
import { matchTargetText } from '@toam/contracts/request/need.text';
import { MatchTarget, matchTargets } from '@toam/domain/need-values';
import { Button, Dropdown, Row } from '@toam/ui/core';
import { ArrowCounterClockwiseIcon, CaretDownIcon, CheckIcon, PaperPlaneTiltIcon } from '@toam/ui/icons';
import * as css from './target-menu.module.css';

interface TargetMenuProps {
  row: HouseCustomer;
  isPhone: boolean;
  onMove: (to: MatchTarget | null) => void;
}

/** 'Chào khách' for a suitable customer, and the statuses that a customer may move to. Specification 2 §2. */
export function TargetMenu({ row, isPhone, onMove }: TargetMenuProps) {
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
