import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealFormText as text } from './deal-form.text';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { formatNumber } from '@toam/ui/core';
import { type Control, SelectField } from '@toam/ui/form';
import { dealChoiceQueries, houseChoiceLabel, searchDealCustomers, searchHouses } from './deal-choice.queries';
import type { DealValues } from './deal-form.values';

interface HousePickerProps {
  control: Control<DealValues>;
  houseId: number | null;
  /** The stored house, which may be deleted by now. */
  known: string | undefined;
}

/** Any house that is there, by code or address; below it what is known of it. */
export function HousePicker({ control, houseId, known }: HousePickerProps) {
  const queries = useQueryClient();
  const { data: house } = useQuery({ ...dealChoiceQueries.house(houseId ?? 0), enabled: houseId !== null });
  const facts = house && [
    house.title,
    house.area && text.area(formatNumber(house.area)),
    house.price && text.askingPrice(shortMoneyText(house.price)),
  ];
  return (
    <SelectField<DealValues, number>
      control={control}
      name="house_id"
      label={dealColumns.house_id.label}
      required
      span={2}
      search={searchHouses(queries)}
      chosenLabel={house ? houseChoiceLabel(house) : (known ?? (house === null ? dealText.houseGone : undefined))}
      placeholder={text.housePlaceholder}
      hint={facts?.filter(Boolean).join(' · ')}
    />
  );
}

interface CustomerPickerProps {
  control: Control<DealValues>;
  at: number;
  customerId: number | null;
  staffId: number | null;
  /** The stored name, of a customer who may be deleted by now. */
  known: string | undefined;
}

/** Any customer by name. An accountant has no list of customers, but records deals of all. */
export function CustomerPicker({ control, at, customerId, staffId, known }: CustomerPickerProps) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...dealChoiceQueries.customer(customerId ?? 0), enabled: customerId !== null });
  return (
    <SelectField<DealValues, number>
      control={control}
      name={`users_group.${at}.customer_id`}
      label={shareColumns.customer_id.label}
      required
      search={searchDealCustomers(queries, staffId)}
      chosenLabel={data?.name ?? known ?? (data === null ? dealText.customerGone : undefined)}
      placeholder={text.customerPlaceholder}
    />
  );
}
