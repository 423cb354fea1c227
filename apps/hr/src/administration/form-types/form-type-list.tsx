import { useQuery } from '@tanstack/react-query';
import type { CountedFormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import { writtenDay } from '@toam/domain/day';
import { type FormTypeKind, isFixedFormType } from '@toam/domain/form-types';
import {
  Button,
  EmptyState,
  Row,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
  Cell,
  Dropdown,
  formatNumber,
  IconButton,
  StatusTag,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import {
  PlusIcon,
  ArrowCounterClockwiseIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  DotsThreeVerticalIcon,
  PencilSimpleIcon,
  ProhibitIcon,
  TrashIcon,
} from '@toam/ui/icons';
import { useId } from 'react';
import { formTypeQueries } from './form-type.queries';
import { comingDay } from './form-type.values';
import * as css from './form-types.module.css';
import { useFormTypeActions, type FormTypeActions } from './use-form-type-actions';

/** All entries of a kind, in the order in which forms offer them, and the button that adds one. Specification 2 §2. */
export function FormTypeList({ kind }: { kind: FormTypeKind }) {
  const title = useId();
  const isPhone = useIsPhone();
  const { actions, dialog } = useFormTypeActions(kind);
  return (
    <Stack as="section" gap={4} aria-labelledby={title}>
      <Row gap={8} justify="between">
        <Text as="h3" id={title} size={13} weight={600} tone="text2">
          {text[kind]}
        </Text>
        <Button size={isPhone ? 'large' : 'middle'} icon={<PlusIcon size={16} />} onClick={actions.add}>
          {text.create(kind)}
        </Button>
      </Row>
      <ScreenState
        query={useQuery(formTypeQueries.list(kind))}
        skeleton={
          <Stack padY={12}>
            <Skeleton active title={false} />
          </Stack>
        }
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState reason={text.empty(kind)} />
          ) : (
            <Stack as="ul" divided>
              {entries.map((entry, at) => (
                <FormTypeRow
                  key={entry.id}
                  entry={entry}
                  isFirst={at === 0}
                  isLast={at === entries.length - 1}
                  actions={actions}
                />
              ))}
            </Stack>
          )
        }
      </ScreenState>
      {dialog}
    </Stack>
  );
}

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
function FormTypeRow({ entry, isFirst, isLast, actions }: FormTypeRowProps) {
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
