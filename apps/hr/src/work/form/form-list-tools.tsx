import { formListKinds } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import type { FormKind } from '@toam/domain/work/day-forms';
import type { FormStatus } from '@toam/domain/work/form-access';
import { Cell, ChoiceRow, formatNumber, Row, Text, useIsPhone, useUrlState } from '@toam/ui/core';
import { Select } from '@toam/ui/select';
import { formSearch, type FormTab } from './form.search';

interface FormListToolsProps {
  tab: FormTab;
  /** How many of the chosen status each kind has; undefined while unknown. */
  counts: Record<FormKind, number> | undefined;
}

const statuses: FormStatus[] = [0, 1, 2];

/** The kinds with the number of forms in each, and the status. */
export function FormListTools({ tab, counts }: FormListToolsProps) {
  const isPhone = useIsPhone();
  const [{ kind, status }, change] = useUrlState(formSearch);
  const countOf = (of: (typeof formListKinds)[number]): number | undefined =>
    counts && (of === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[of]);
  const kinds = (['all', ...formListKinds.filter((one) => one !== 'all')] as const).map((value) => {
    const name = value === 'all' ? formText.all : formText.kind[value];
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
