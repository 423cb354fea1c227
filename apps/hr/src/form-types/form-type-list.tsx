import { useQuery } from '@tanstack/react-query';
import { formTypeText as text } from '@toam/contracts/texts/form-type';
import type { FormTypeKind } from '@toam/domain/form-types';
import { Button, EmptyState, ScreenState, Skeleton, useIsPhone } from '@toam/ui/core';
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
    <section className="form-type-list" aria-labelledby={title}>
      <div className="form-type-head">
        <h3 id={title}>{text[kind]}</h3>
        <Button size={isPhone ? 'large' : 'middle'} icon={<PlusIcon size={16} />} onClick={actions.add}>
          {text.create(kind)}
        </Button>
      </div>
      <ScreenState
        query={useQuery(formTypeQueries.list(kind))}
        skeleton={<Skeleton active className="form-type-skeleton" title={false} />}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState reason={text.empty(kind)} />
          ) : (
            <ul>
              {entries.map((entry, at) => (
                <FormTypeRow
                  key={entry.id}
                  entry={entry}
                  isFirst={at === 0}
                  isLast={at === entries.length - 1}
                  actions={actions}
                />
              ))}
            </ul>
          )
        }
      </ScreenState>
      {dialog}
    </section>
  );
}
