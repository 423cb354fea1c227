import { dealFormText as text } from './deal-form.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { useQueries } from '@tanstack/react-query';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { chartColours, Row, Stack, Text, useIsPhone, useShade } from '@toam/ui/core';
import { type EntryForm, useWatch } from '@toam/ui/form';
import { WarningCircleIcon } from '@toam/ui/icons';
import { type DealValues, feesOf, type ShareValues } from './deal-form.values';
import * as css from './share-lines.module.css';

interface ShareSumProps {
  fee: number | null;
  shares: readonly ShareValues[];
}

/** A colour for each line of a deal. */
export function useShareColours(shares: readonly ShareValues[]): string[] {
  const shades = chartColours[useShade()];
  return shares.map((_, at) => shades[at % shades.length]!);
}

/** What is shared out, and what exceeds the fee. Null: there is no fee yet. */
function splitOf({ fee, shares }: ShareSumProps) {
  const fees = feesOf(shares);
  const sum = fees.reduce((total, one) => total + one, 0);
  if (fee === null || !Number.isSafeInteger(fee) || (fee === 0 && sum === 0)) return null;
  return { fee, fees, sum, over: Math.max(0, sum - fee) };
}
type Split = NonNullable<ReturnType<typeof splitOf>>;

/** What is shared out against the deal's fee, as words and as a bar; what exceeds it in crimson. Mockup 24. */
export function ShareSum({ fee, shares }: ShareSumProps) {
  const colours = useShareColours(shares);
  const names = useQueries({
    queries: shares.map(({ user_id }) => ({ ...staffQueries.name(user_id ?? 0), enabled: user_id !== null })),
  });
  const split = splitOf({ fee, shares });
  if (!split) return null;
  const nameOf = (at: number) => names[at]?.data?.split(' ').slice(-2).join(' ') ?? text.shareOf(at + 1);
  return (
    <Stack
      gap={8}
      padX={16}
      padY={12}
      radius={8}
      background={split.over > 0 ? 'errorTint' : 'layout'}
      className={css.sum}
      role="status"
    >
      <Row gap={12} justify="between" wrap>
        <Words split={split} over={text.over} />
        <Row as="span" gap={12} size={12} tone="text2" wrap>
          {shares.map(({ key }, at) => (
            <Row as="span" key={key} gap={4}>
              <i className={css.mark} style={{ background: colours[at] }} />
              {nameOf(at)}
            </Row>
          ))}
          {split.over > 0 && (
            <Row as="span" gap={4}>
              <i className={css.mark} data-over />
              {text.overPart}
            </Row>
          )}
        </Row>
      </Row>
      <SplitBar split={split} colours={colours} />
    </Stack>
  );
}

/** The same on a phone, above the form's buttons: it stays while one scrolls from person to person. */
export function PinnedShareSum({ form: { control } }: { form: EntryForm<DealValues> }) {
  const isPhone = useIsPhone();
  const [fee, shares] = useWatch({ control, name: ['brokerageFee', 'users_group'] });
  const colours = useShareColours(shares);
  const split = splitOf({ fee, shares });
  if (!isPhone || !split) return null;
  return (
    <Stack
      flex="none"
      gap={8}
      padX={16}
      padY={10}
      edge="top"
      background={split.over > 0 ? 'errorTint' : 'layout'}
      role="status"
    >
      <SplitBar split={split} colours={colours} />
      <Row gap={12} rowGap={0} justify="between" wrap>
        <Words split={split} over={text.overShort} />
        <Text size={13} className="num">
          <b>{fullMoney(split.sum)}</b> / {fullMoney(split.fee)} đ
        </Text>
      </Row>
    </Stack>
  );
}

function Words({ split: { fee, sum, over }, over: overWords }: { split: Split; over: (amount: string) => string }) {
  const words = over > 0 ? overWords(fullMoney(over)) : sum < fee ? text.left(fullMoney(fee - sum)) : text.whole;
  return (
    <Row as="span" gap={6} size={13} weight={500} tone={over > 0 ? 'error' : 'text2'}>
      {over > 0 && <WarningCircleIcon size={16} weight="fill" />}
      {words}
    </Row>
  );
}

/** The last people's parts are cut where the fee ends. */
function SplitBar({ split: { fee, fees, sum, over }, colours }: { split: Split; colours: readonly string[] }) {
  const parts = fees.map((one, at) => {
    const before = fees.slice(0, at).reduce((total, share) => total + share, 0);
    return Math.max(0, Math.min(one, fee - before));
  });
  return (
    <Row gap={2} height={8} radius={4} overflow="hidden" background="fill" role="img" aria-label={text.split}>
      {parts.map(
        (part, at) =>
          part > 0 && <i key={at} className={css.part} style={{ flexGrow: part, background: colours[at] }} />,
      )}
      {over > 0 && <i className={css.part} data-over style={{ flexGrow: over }} />}
      {sum < fee && <i className={css.part} style={{ flexGrow: fee - sum }} />}
    </Row>
  );
}
