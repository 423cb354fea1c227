import type { CountedFormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import { writtenDay } from '@toam/domain/day';
import { isFixedFormType } from '@toam/domain/form-types';
import { Cell, Dropdown, formatNumber, IconButton, Row, StatusTag, Text } from '@toam/ui/core';
import {
  ArrowCounterClockwiseIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  DotsThreeVerticalIcon,
  PencilSimpleIcon,
  ProhibitIcon,
  TrashIcon,
} from '@toam/ui/icons';
import { comingDay } from './form-type.values';
import * as css from './form-types.module.css';
import type { FormTypeActions } from './use-form-type-actions';

interface FormTypeRowProps {
  entry: CountedFormType;
  isFirst: boolean;
  isLast: boolean;
  actions: FormTypeActions;
}

/** What the row of a shift shows besides its name. D90, D91. */
function factsOf(entry: CountedFormType): string {
  const { kind, grace_minutes, uses } = entry;
  const coming = comingDay(entry);
  return [
    coming !== null && text.appliesFromDay(writtenDay(coming)),
    kind === 'shift' && (grace_minutes ? text.graceOf(formatNumber(grace_minutes)) : text.noGrace),
    uses > 0 && text.usedBy(formatNumber(uses)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One entry of a panel; a press on its name opens it. */
export function FormTypeRow({ entry, isFirst, isLast, actions }: FormTypeRowProps) {
  const { name, start, end, active, optional, uses_quota } = entry;
  const facts = factsOf(entry);
  return (
    <Row as="li" gap={8} minHeight={48}>
      <Cell as="button" type="button" padY={6} breaks className={css.name} onClick={() => actions.edit(entry)}>
        <Text weight={500} tone={active ? undefined : 'text3'}>
          {name}
        </Text>
        {facts && (
          <Text size={12} tone="text2">
            {facts}
          </Text>
        )}
      </Cell>
      {optional && <StatusTag tone="info">{text.optionalBadge}</StatusTag>}
      {uses_quota && <StatusTag tone="teal">{text.usesQuota}</StatusTag>}
      {!active && <StatusTag tone="neutral">{text.inactive}</StatusTag>}
      {start && end && (
        <Text flex="none" digits nowrap>
          {start}–{end}
        </Text>
      )}
      <RowMenu {...{ entry, isFirst, isLast, actions }} />
    </Row>
  );
}

function RowMenu({ entry, isFirst, isLast, actions }: FormTypeRowProps) {
  const isKept = entry.uses > 0 || isFixedFormType(entry.kind, entry.id);
  const items = [
    { key: 'edit', icon: <PencilSimpleIcon size={16} />, label: text.edit, onClick: () => actions.edit(entry) },
    !isFirst && {
      key: 'up',
      icon: <ArrowUpIcon size={16} />,
      label: text.moveUp,
      onClick: () => actions.move(entry, 'up'),
    },
    !isLast && {
      key: 'down',
      icon: <ArrowDownIcon size={16} />,
      label: text.moveDown,
      onClick: () => actions.move(entry, 'down'),
    },
    !entry.active && {
      key: 'activate',
      icon: <ArrowCounterClockwiseIcon size={16} />,
      label: text.activate,
      onClick: () => actions.activate(entry),
    },
    (entry.active || !isKept) && {
      key: 'remove',
      icon: isKept ? <ProhibitIcon size={16} /> : <TrashIcon size={16} />,
      label: isKept ? text.deactivate : text.remove,
      danger: true,
      onClick: () => actions.remove(entry),
    },
  ].filter((item) => item !== false);
  return (
    <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
      <IconButton tone="text" aria-label={text.actionsOf(entry.name)}>
        <DotsThreeVerticalIcon size={18} weight="bold" />
      </IconButton>
    </Dropdown>
  );
}
