import { useQuery } from '@tanstack/react-query';
import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import type { FormTypeKind } from '@toam/domain/form-types';
import { Button, EmptyState, Row, ScreenState, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { PlusIcon } from '@toam/ui/icons';
import { useId } from 'react';
import { FormTypeRow } from './form-type-row';
import { formTypeQueries } from './form-type.queries';
import { useFormTypeActions } from './use-form-type-actions';

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
