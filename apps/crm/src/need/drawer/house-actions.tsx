import type { NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { matchTargetText } from '@toam/contracts/need/need.text';
import { hasLater, MatchTarget, matchTargets } from '@toam/domain/need-values';
import { Button, Dropdown, Row } from '@toam/ui/core';
import {
  ArrowCounterClockwiseIcon,
  ArrowUUpLeftIcon,
  CaretDownIcon,
  CheckIcon,
  ClockCountdownIcon,
  PaperPlaneTiltIcon,
} from '@toam/ui/icons';
import type { Place } from './need-drawer.search';

interface HouseActionsProps {
  row: NeedHouse;
  onMove: (to: Place) => void;
  isPhone: boolean;
  /** In a list of many rows: no primary button, and only the actions for a house found by address. */
  isQuiet?: boolean;
}

/** 'Quan tâm sau', 'Chào khách', and the statuses that the house may move to. Specification 2 §2, §4. */
export function HouseActions({ row, onMove, isPhone, isQuiet = false }: HouseActionsProps) {
  const { target, priority } = row;
  const size = isPhone ? 'large' : 'middle';
  const isLater = priority === 0;
  return (
    <Row gap={8} justify="end">
      {hasLater(target) && !isQuiet && (
        <Button
          size={size}
          icon={isLater ? <ArrowUUpLeftIcon size={16} /> : <ClockCountdownIcon size={16} />}
          onClick={() => onMove({ target, priority: isLater ? 1 : 0 })}
        >
          {isLater ? text.notLater : text.later}
        </Button>
      )}
      {target === null && (
        <Button
          size={size}
          type={isQuiet ? 'default' : 'primary'}
          icon={<PaperPlaneTiltIcon size={16} />}
          onClick={() => onMove({ target: MatchTarget.recommended, priority: 1 })}
        >
          {text.offer}
        </Button>
      )}
      <StatusMenu target={target} size={size} onMove={onMove} />
    </Row>
  );
}

interface StatusMenuProps {
  target: MatchTarget | null;
  size: 'middle' | 'large';
  onMove: (to: Place) => void;
}

function StatusMenu({ target, size, onMove }: StatusMenuProps) {
  const statuses = matchTargets.map((one) => ({
    key: String(one),
    label: matchTargetText[one],
    icon: one === target ? <CheckIcon size={16} color="var(--teal)" /> : <Row as="span" inline width={16} />,
    disabled: one === target,
    onClick: () => onMove({ target: one, priority: 1 }),
  }));
  const restore = {
    key: 'restore',
    label: text.restore,
    icon: <ArrowCounterClockwiseIcon size={16} />,
    onClick: () => onMove({ target: null, priority: 1 }),
  };
  const items = target === null ? statuses : [...statuses, { type: 'divider' as const }, restore];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button
        size={size}
        icon={<CaretDownIcon size={14} />}
        iconPlacement="end"
        aria-label={text.setStatus(target === null ? '' : matchTargetText[target])}
      >
        {target === null ? null : matchTargetText[target]}
      </Button>
    </Dropdown>
  );
}
