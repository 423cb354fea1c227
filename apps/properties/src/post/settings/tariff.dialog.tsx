import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { changeTariff, type PostTariff } from '@toam/contracts/post/post-setting.endpoints';
import { postSettingText, postText } from '@toam/contracts/post/post.text';
import { postSettingsText as text } from '../post-settings.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { type TariffTier, tariffsOn, tariffTiers, type TariffUnit } from '@toam/domain/post/post-money';
import { DialogForm } from '@toam/record-form/dialog-form';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDialogForm } from '@toam/record-form/use-dialog-form';
import { Grid, Text, toast } from '@toam/ui/core';
import { DateField, type EntryForm, MoneyField, todayInVietnam, useEntryForm, useWatch } from '@toam/ui/form';
import { z } from 'zod';
import { postQueries } from '../post.queries';

interface TariffDialogProps {
  /** All of this unit: those that were, are and will be. */
  tariffs: readonly PostTariff[];
  unit: TariffUnit;
  onClose: () => void;
}

type PriceName = `vip${TariffTier}`;
/** A tier that is left empty keeps its price. */
type Values = Record<PriceName, number | null> & { valid_from: string | null };

const nameOf = (tier: TariffTier): PriceName => `vip${tier}`;
const { amount, valid_from } = changeTariff.body.shape;
const prices = Object.fromEntries(tariffTiers.map((tier) => [nameOf(tier), amount])) as Record<
  PriceName,
  typeof amount
>;
const schema = z
  .object({
    ...prices,
    valid_from: valid_from.refine((day) => day >= todayInVietnam(), postSettingText.tariffPast),
  })
  .refine((values) => tariffTiers.some((tier) => values[nameOf(tier)] !== null), {
    path: [nameOf(1)],
    message: text.noPriceTyped,
  });

const noPrices = Object.fromEntries(tariffTiers.map((tier) => [nameOf(tier), null])) as Record<PriceName, null>;

/** Portals change their prices with the month. */
function firstOfNextMonth(): string {
  const [year = 0, month = 1] = todayInVietnam().split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

interface Change {
  tier: TariffTier;
  amount: number;
}

/** No two tiers may cost the same at any moment: a price that another one still has comes after that one's own change. */
function inOrder(changes: readonly Change[], before: ReadonlyMap<TariffTier, number>): Change[] {
  const [done, left] = [[] as Change[], [...changes]];
  while (left.length > 0) {
    const isFree = ({ tier, amount: wanted }: Change) =>
      left.every((other) => other.tier === tier || before.get(other.tier) !== wanted);
    const at = Math.max(0, left.findIndex(isFree));
    done.push(...left.splice(at, 1));
  }
  return done;
}

/** A refused price is said at its tier. */
const atItsTier = (error: unknown, tier: TariffTier): unknown => {
  if (!(error instanceof CallFailed) || !error.errors.amount) return error;
  const { amount: input, ...errors } = error.errors;
  return new CallFailed(error.status, error.code, error.message, { ...errors, [nameOf(tier)]: input });
};

const pricesOn = (tariffs: readonly PostTariff[], unit: TariffUnit, day: string): Map<TariffTier, number> =>
  new Map(tariffsOn(tariffs, { portal: 'alonhadat', unit, day }).map(({ tier, amount: price }) => [tier, price]));

const scope = 'tariff';

/** Prices of tiers from a day on. Of those that the API refuses what was typed stays; what was saved leaves its field. Admins only. */
export function TariffDialog({ tariffs, unit, onClose }: TariffDialogProps) {
  const queries = useQueryClient();
  const form = useEntryForm<Values>(schema, { ...noPrices, valid_from: firstOfNextMonth() });
  const refresh = () => queries.invalidateQueries({ queryKey: postQueries.all });
  const dialog = useDialogForm({
    ...{ name: `tariff-${unit}`, form, scope, label: text.savePrices },
    send: async ({ valid_from: day, ...typedPrices }) => {
      if (day === null) return;
      const changes = tariffTiers.flatMap((tier): Change[] => {
        const price = typedPrices[nameOf(tier)];
        return price === null ? [] : [{ tier, amount: price }];
      });
      for (const { tier, amount: price } of inOrder(changes, pricesOn(tariffs, unit, day))) {
        try {
          await call(changeTariff, { body: { portal: 'alonhadat', unit, tier, amount: price, valid_from: day } });
        } catch (error) {
          throw atItsTier(error, tier);
        }
        form.setValue(nameOf(tier), null);
      }
    },
    onSaved: async () => {
      toast.success(postText.saved);
      onClose();
      await refresh();
    },
    onFailed: (error) => {
      showSaveFailure(form, error, scope);
      return refresh();
    },
  });
  return (
    <DialogForm {...dialog} title={text.priceTitle[unit]} width={480} isLong onClose={onClose}>
      <DateField control={form.control} name="valid_from" label={text.validFrom} required />
      <PriceFields {...{ form, tariffs, unit }} />
      <Text as="p" size={12} tone="text2">
        {text.priceHint}. {text.tariffNote}
      </Text>
    </DialogForm>
  );
}

interface PriceFieldsProps extends Pick<TariffDialogProps, 'tariffs' | 'unit'> {
  form: EntryForm<Values>;
}

/** A field for each tier, with the price that it would have on the chosen day. */
function PriceFields({ form, tariffs, unit }: PriceFieldsProps) {
  const day = useWatch({ control: form.control, name: 'valid_from' });
  const state = pricesOn(tariffs, unit, day ?? todayInVietnam());
  return (
    <Grid columns={2} gap={16} rowGap={12}>
      {tariffTiers.map((tier) => {
        const price = state.get(tier);
        return (
          <MoneyField
            key={tier}
            control={form.control}
            name={nameOf(tier)}
            label={text.tier(tier)}
            placeholder={price === undefined ? text.noPrice : fullMoney(price)}
          />
        );
      })}
    </Grid>
  );
}
