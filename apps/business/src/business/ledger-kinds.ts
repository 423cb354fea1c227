import { dealStatusText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { shareColumns } from '@toam/domain/deal/deal-columns';
import { dealStatuses, dealTypes } from '@toam/domain/deal/deal-values';
import { filterColumnsOf, type Filters } from '@toam/ui/list';

const optionsOf = <Value extends number>(values: readonly Value[], text: Record<Value, string>) => ({
  kind: 'options' as const,
  options: values.map((value) => ({ value, label: text[value] })),
});

/** Type and status of shares, deals and old transactions: any of those chosen. */
export const ledgerFilters = filterColumnsOf([
  { key: 'type', title: shareColumns.type.label, filter: optionsOf(dealTypes, dealTypeText) },
  { key: 'status', title: shareColumns.status.label, filter: optionsOf(dealStatuses, dealStatusText) },
]);

/** As calls take them: `type: '2,4'`. */
export const kindsOf = (filters: Filters): { type?: string; status?: string } =>
  Object.fromEntries(
    ledgerFilters.flatMap(({ key }) => {
      const filter = filters[key];
      return filter?.operation === 'in' ? [[key, filter.values.join(',')]] : [];
    }),
  );
