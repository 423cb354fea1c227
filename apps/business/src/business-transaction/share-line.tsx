import { dealFormText as text } from './deal-form.text';
import { dealStatusText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { shareColumns } from '@toam/domain/deal/deal-columns';
import { type DealStatus, dealStatuses, type DealType, dealTypes } from '@toam/domain/deal/deal-values';
import { fullMoney } from '@toam/domain/money/money-format';
import { searchEarners } from '@toam/pickers/staff/staff.queries';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { PlainButton, Stack, Text } from '@toam/ui/core';
import { type Control, MoneyField, NumberField, SelectField, TextField } from '@toam/ui/form';
import { CustomerPicker } from './deal-pickers';
import type { DealValues, ShareValues } from './deal-form.values';
import type { LineOffer, ShareLines } from './use-share-lines';

const typeChoices = dealTypes.map((value) => ({ value, label: dealTypeText[value] }));
const statusChoices = dealStatuses.map((value) => ({ value, label: dealStatusText[value] }));

/** 'Công chứng hợp đồng mua bán' is longer than its column. */
const widthOfLists = 236;

export interface ShareFieldsProps {
  control: Control<DealValues>;
  at: number;
  share: ShareValues;
  offer: LineOffer;
  lines: ShareLines['lines'];
  /** The stored customer's name, who may be deleted by now. */
  knownCustomer: string | undefined;
}

const label = shareColumns;

/** Who gets the share, for whom, and whose side it is. */
export const ShareParties = ({ control, at, share, lines, knownCustomer }: ShareFieldsProps) => (
  <>
    <StaffField<DealValues>
      control={control}
      name={`users_group.${at}.user_id`}
      label={label.staff_id.label}
      required
      search={searchEarners}
      onChosen={(userId) => userId !== null && lines.nameLine(at)}
    />
    <CustomerPicker
      control={control}
      at={at}
      customerId={share.customer_id}
      staffId={share.user_id}
      known={knownCustomer}
    />
    <SelectField<DealValues, DealType>
      control={control}
      name={`users_group.${at}.transactionType`}
      label={label.type.label}
      required
      choices={typeChoices}
      listWidth={widthOfLists}
    />
  </>
);

/** The rate and the fee, with what is suggested. D78, B1. */
export const ShareRate = ({ control, at }: ShareFieldsProps) => (
  <NumberField<DealValues>
    control={control}
    name={`users_group.${at}.brokerageRate`}
    label={label.brokerage_rate.label}
    required
    unit="%"
    decimals={3}
  />
);

export function ShareFee({ control, at, share, offer, lines }: ShareFieldsProps) {
  const isAsOffered = offer.fee === share.brokerageFeeUser;
  return (
    <Stack gap={2}>
      <MoneyField<DealValues>
        control={control}
        name={`users_group.${at}.brokerageFeeUser`}
        label={label.fee_user.label}
        required
        withoutWords
        hint={offer.fee !== null && isAsOffered ? text.suggestion(fullMoney(offer.fee)) : undefined}
      />
      {offer.fee !== null && !isAsOffered && (
        <Repair onClick={() => lines.put(at, 'brokerageFeeUser', offer.fee)}>
          {text.useSuggestion(fullMoney(offer.fee))}
        </Repair>
      )}
    </Stack>
  );
}

export function ShareCode({ control, at, share, offer, lines }: ShareFieldsProps) {
  const isEmpty = share.transactionCode.trim() === '';
  return (
    <Stack gap={2}>
      <TextField<DealValues>
        control={control}
        name={`users_group.${at}.transactionCode`}
        label={label.code.label}
        required
        placeholder={offer.code}
        hint={!isEmpty && share.share_id === null && lines.isFree(share.transactionCode) ? text.freeCode : undefined}
      />
      {isEmpty && offer.code !== '' && (
        <Repair onClick={() => lines.put(at, 'transactionCode', offer.code)}>{text.useCode}</Repair>
      )}
    </Stack>
  );
}

export const ShareStatusField = ({ control, at }: ShareFieldsProps) => (
  <SelectField<DealValues, DealStatus>
    control={control}
    name={`users_group.${at}.status`}
    label={label.status.label}
    choices={statusChoices}
    listWidth={widthOfLists}
  />
);

export const ShareNote = ({ control, at }: ShareFieldsProps) => (
  <TextField<DealValues>
    control={control}
    name={`users_group.${at}.note`}
    label={label.note.label}
    placeholder={text.notePlaceholder}
    longest={1000}
  />
);

/** A word below a field that puts it right. */
const Repair = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <PlainButton size={12} weight={500} tone="teal" touch onClick={onClick}>
    <Text ellipsis>{children}</Text>
  </PlainButton>
);
