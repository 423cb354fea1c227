import { alonhadatNewsText, batdongsanNewsText } from '@toam/contracts/post/post.text';
import { postFormText as text } from '../post/post-form.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { AlonhadatNews, batdongsanDays, batdongsanNews, type BatdongsanNews } from '@toam/domain/post/portal';
import { type TariffUnit, unitCounts, unitOf } from '@toam/domain/post/post-money';
import { Button, ChoiceRow, Row, Text } from '@toam/ui/core';
import {
  FieldFrame,
  NumberField,
  SegmentedField,
  useField,
  useWatch,
  type Choice,
  type Control,
  type EntryForm,
} from '@toam/ui/form';
import { MinusIcon, PlusIcon } from '@toam/ui/icons';
import * as css from './post-form.module.css';
import { amountsOf, type PostGround, type PostValues } from './post-form.values';

const kinds: Choice<AlonhadatNews>[] = [
  { value: AlonhadatNews.normal, label: text.normal },
  { value: AlonhadatNews.vipDay, label: alonhadatNewsText[AlonhadatNews.vipDay] },
  { value: AlonhadatNews.vipMonth, label: alonhadatNewsText[AlonhadatNews.vipMonth] },
];

/** What is proposed where nothing fits: a week, or a month, of the cheapest tier. */
const firstCounts: Record<TariffUnit, number> = { day: 7, month: 1 };

interface NewsFieldsProps {
  form: EntryForm<PostValues>;
  ground: PostGround;
}

/** Normal, or VIP by the day or month with its tier and count. Specification 3 §9, D104. */
export function AlonhadatFields({ form, ground }: NewsFieldsProps) {
  const { control, setValue, getValues } = form;
  const unit = unitOf(useWatch({ control, name: 'type_news' }));
  const propose = (kind: AlonhadatNews) => {
    const chosen = unitOf(kind);
    if (!chosen) return;
    const amounts = amountsOf(ground, chosen);
    const options = { shouldDirty: true, shouldValidate: true };
    if (!amounts.includes(getValues('type_news_value') ?? 0))
      setValue('type_news_value', amounts.at(-1) ?? null, options);
    setValue('type_news_day', firstCounts[chosen], options);
  };
  return (
    <>
      <SegmentedField control={control} name="type_news" label={text.kind} choices={kinds} onChosen={propose} />
      {unit && (
        <>
          <TierField control={control} unit={unit} amounts={amountsOf(ground, unit)} />
          <CountField form={form} unit={unit} />
        </>
      )}
    </>
  );
}

function TierField({ control, unit, amounts }: { control: Control<PostValues>; unit: TariffUnit; amounts: number[] }) {
  const field = useField<PostValues, number | null>({ control, name: 'type_news_value' });
  return (
    <FieldFrame id={field.id} label={text.value(unit)} error={field.error} group required>
      {amounts.length === 0 ? (
        <Text size={13} tone="text2">
          {text.noTariff(unit)}
        </Text>
      ) : (
        <ChoiceRow
          className={css.choices}
          label={text.value(unit)}
          choices={amounts.map((amount) => ({ value: amount, label: fullMoney(amount) }))}
          value={field.value ?? -1}
          onChange={(amount) => {
            field.change(amount);
            field.leave();
          }}
        />
      )}
    </FieldFrame>
  );
}

function CountField({ form, unit }: { form: EntryForm<PostValues>; unit: TariffUnit }) {
  const { control, setValue } = form;
  const count = useWatch({ control, name: 'type_news_day' });
  const { min, max } = unitCounts[unit];
  const step = (by: number) =>
    setValue('type_news_day', Math.min(max, Math.max(min, (count || 0) + by)), {
      ...{ shouldDirty: true, shouldTouch: true, shouldValidate: true },
    });
  return (
    <Row gap={6} align="start" className={css.count}>
      <NumberField
        control={control}
        name="type_news_day"
        label={text.count(unit)}
        hint={text.countNote(unit)}
        required
      />
      <Button
        icon={<MinusIcon size={14} />}
        aria-label={text.less(unit)}
        disabled={count !== null && count <= min}
        onClick={() => step(-1)}
      />
      <Button
        icon={<PlusIcon size={14} />}
        aria-label={text.more(unit)}
        disabled={count !== null && count >= max}
        onClick={() => step(1)}
      />
    </Row>
  );
}

/** One of six kinds, and the days that the portal sells. Nobody publishes what it costs. Specification 3 §9, D104. */
export function BatdongsanFields({ form }: Pick<NewsFieldsProps, 'form'>) {
  const { control, setValue } = form;
  const kind = useField<PostValues, BatdongsanNews>({ control, name: 'batdongsan_type_news' });
  const days = useWatch({ control, name: 'batdongsan_type_news_days' });
  return (
    <>
      <FieldFrame id={kind.id} label={text.kind} error={kind.error} group>
        <ChoiceRow
          className={css.pairs}
          label={text.kind}
          choices={batdongsanNews.map((news) => ({ value: news, label: batdongsanNewsText[news] }))}
          value={kind.value}
          onChange={kind.change}
        />
      </FieldFrame>
      <Row gap={6} align="start" className={css.count}>
        <NumberField
          control={control}
          name="batdongsan_type_news_days"
          label={text.days}
          hint={text.daysNote}
          required
        />
        {batdongsanDays.also.map((more) => (
          <Button
            key={more}
            aria-pressed={days === more}
            onClick={() =>
              setValue('batdongsan_type_news_days', more, {
                ...{ shouldDirty: true, shouldTouch: true, shouldValidate: true },
              })
            }
          >
            {more}
          </Button>
        ))}
      </Row>
    </>
  );
}
