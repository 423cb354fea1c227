import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormRow, formListKinds } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import type { FormKind } from '@toam/domain/work/form-kinds';
import type { FormStatus } from '@toam/domain/work/form-access';
import {
  Button,
  EmptyState,
  FailedState,
  formatTotal,
  Pane,
  Row,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
  useUrlState,
  Cell,
  ChoiceRow,
  formatNumber,
  Bone,
} from '@toam/ui/core';
import { rowsOf, useHotkeys } from '@toam/ui/list';
import { Select } from '@toam/ui/select';
import { useState } from 'react';
import { FormCard } from './form-card';
import { FormPanel } from './form-panel';
import { FormLine } from './form-row';
import { formScreenText as text } from './form-screen.text';
import { formQueries, useShiftNames } from './form.queries';
import { formSearch, type FormTab } from './form.search';
import { useCurrentForm } from './use-current-form';
import { actionOf, useFormActions } from './use-form-actions';

/** It waits for the viewer: for a decision, or for an answer to 'Xin huỷ'. */
const isAnswerable = (form: FormRow): boolean => ['decide', 'answer'].includes(actionOf(form, 'waiting') ?? '');

/** By id, the version that left the list: a newer one waits anew. */
const noIds: ReadonlyMap<number, number> = new Map();

/** The query of the tab's list. Both are declared, because hooks have no conditions. */
function useForms(tab: FormTab) {
  const [{ kind, status }] = useUrlState(formSearch);
  const mine = useInfiniteQuery({ ...formQueries.mine({ kind, status }), enabled: tab === 'mine' });
  const waiting = useInfiniteQuery({ ...formQueries.waiting({ kind, status }), enabled: tab === 'waiting' });
  const query = tab === 'mine' ? mine : waiting;
  // the API counts what waits, whatever of it is listed
  const isCounted = tab === 'mine' || (status ?? 0) === 0;
  return { query, counts: isCounted ? query.data?.pages[0]?.by_kind : undefined };
}

/** One tab: the list, and beside it the open form. J and K move, A approves, R rejects. Mockup 20. */
export function FormList({ tab }: { tab: FormTab }) {
  const isPhone = useIsPhone();
  const [{ kind, status }] = useUrlState(formSearch);
  const { query, counts } = useForms(tab);
  const names = useShiftNames();
  const [gone, setGone] = useState(noIds);
  const listed = rowsOf(query);
  const forms = (status ?? 0) === 0 ? listed.filter(({ id, version }) => version > (gone.get(id) ?? 0)) : listed;
  const current = useCurrentForm(forms, !isPhone && tab === 'waiting');
  const actions = useFormActions({
    onLeave: (form) => {
      setGone((before) => new Map(before).set(form.id, form.version));
      current.goOnAfter(form);
    },
    onReturn: ({ id }) => setGone((before) => new Map([...before].filter(([other]) => other !== id))),
  });
  const { form } = current;
  useHotkeys({
    ...{ j: () => current.move(1), ArrowDown: () => current.move(1) },
    ...{ k: () => current.move(-1), ArrowUp: () => current.move(-1) },
    Escape: current.close,
  });

  const first = isPhone && tab === 'waiting' && status === null && current.form === undefined ? forms[0] : undefined;
  const lines = first && isAnswerable(first) ? forms.slice(1) : forms;
  const total = Math.max(0, (query.data?.pages[0]?.total ?? 0) - (listed.length - forms.length));
  return (
    <Row align="stretch" flex={1}>
      <Pane>
        <FormListTools tab={tab} counts={counts} />
        <Stack flex={1} overflow="scroll">
          <ScreenState query={query} skeleton={<FormBones />}>
            {() => (
              <>
                {forms.length === 0 && <Nothing tab={tab} isAll={kind === 'all' && status === null} />}
                {first && isAnswerable(first) && (
                  <FormCard form={first} {...{ names, actions }} onOpen={current.show} />
                )}
                <Stack as="ul" aria-label={text.list[tab]}>
                  {lines.map((one) => (
                    <FormLine
                      key={one.id}
                      form={one}
                      {...{ tab, names, actions }}
                      isCurrent={one.id === form?.id}
                      onOpen={current.show}
                    />
                  ))}
                </Stack>
                {query.isFetchNextPageError && (
                  <FailedState error={query.error} busy={query.isFetching} onRetry={query.fetchNextPage} />
                )}
                {query.hasNextPage && !query.isFetchNextPageError && (
                  <Button
                    type="text"
                    block
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {text.more}
                  </Button>
                )}
                {forms.length > 0 && (
                  <Text padX={16} padY={12} size={12} tone="text2" edge="topSoft" role="status">
                    {(tab === 'waiting' && (status ?? 0) === 0 ? text.waitingTotal : text.total)(formatTotal(total))}
                  </Text>
                )}
              </>
            )}
          </ScreenState>
        </Stack>
      </Pane>
      {current.opened !== null && (
        <FormPanel key={current.opened} id={current.opened} listed={form} {...{ tab, actions, current }} />
      )}
    </Row>
  );
}

/** Why the list is empty, and what to do. */
function Nothing({ tab, isAll }: { tab: FormTab; isAll: boolean }) {
  const [, change] = useUrlState(formSearch);
  if (!isAll)
    return (
      <EmptyState reason={text.noneFound}>
        <Button onClick={() => change({ kind: 'all', status: null })}>{text.showAll}</Button>
      </EmptyState>
    );
  return tab === 'mine' ? (
    <EmptyState reason={text.noneOfMine} />
  ) : (
    <EmptyState title={text.nothingWaits} reason={text.nothingWaitsNote} />
  );
}

interface FormListToolsProps {
  tab: FormTab;
  /** How many of the chosen status each kind has; undefined while unknown. */
  counts: Record<FormKind, number> | undefined;
}

const statuses: FormStatus[] = [0, 1, 2];

/** The kinds with the number of forms in each, and the status. */
function FormListTools({ tab, counts }: FormListToolsProps) {
  const isPhone = useIsPhone();
  const [{ kind, status }, change] = useUrlState(formSearch);
  const countOf = (of: (typeof formListKinds)[number]): number | undefined =>
    counts && (of === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[of]);
  const kinds = (['all', ...formListKinds.filter((one) => one !== 'all')] as const).map((value) => {
    const name = value === 'all' ? formText.all : formText.kinds[value].name;
    const count = countOf(value);
    return {
      value,
      label: (
        <>
          {name}
          {count !== undefined && (
            <Text weight={600} digits>
              {formatNumber(count)}
            </Text>
          )}
        </>
      ),
    };
  });
  return (
    <Row flex="none" gap={8} rowGap={6} padX={16} padY={10} align="center">
      <Cell>
        <ChoiceRow
          label={text.kinds}
          choices={kinds}
          value={kind}
          onChange={(next) => change({ kind: next, open: null })}
        />
      </Cell>
      <Select<FormStatus | 'any'>
        aria-label={text.status}
        value={status ?? (tab === 'waiting' ? 0 : 'any')}
        options={[
          ...(tab === 'mine' ? [{ value: 'any' as const, label: text.anyStatus }] : []),
          ...statuses.map((value) => ({ value, label: formText.status[value] })),
        ]}
        onChange={(next) =>
          change({ status: next === 'any' || (tab === 'waiting' && next === 0) ? null : next, open: null })
        }
        size={isPhone ? 'large' : 'middle'}
        popupMatchSelectWidth={false}
      />
    </Row>
  );
}

/** Lines of forms that are on their way. */
export const FormBones = () => (
  <Stack role="status" aria-label={text.loading}>
    {['30%', '44%', '36%', '40%', '32%', '48%'].map((width, at) => (
      <Row key={at} edge="topSoft" gap={12} padX={16} padY={10} minHeight={62}>
        <Bone width={36} height={36} />
        <Cell gap={6}>
          <Bone width={at % 2 === 0 ? 84 : 112} height={14} />
          <Bone width={width} height={12} />
        </Cell>
        <Bone width={72} height={20} />
      </Row>
    ))}
  </Stack>
);
