import { dealFormText as text } from '@toam/contracts/texts/deal-form';
import { fullMoney } from '@toam/domain/money/money-format';
import { useQueries } from '@tanstack/react-query';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { WarningCircleIcon } from '@toam/ui/icons';
import { feesOf, type ShareValues } from './deal-form.values';
import * as css from './share-lines.module.css';

interface ShareSumProps {
  fee: number | null;
  shares: readonly ShareValues[];
  colours: readonly string[];
}

/** What is shared out against the deal's fee, as words and as a bar; what exceeds it in crimson. Mockup 24. */
export function ShareSum({ fee, shares, colours }: ShareSumProps) {
  const isPhone = useIsPhone();
  const names = useQueries({
    queries: shares.map(({ user_id }) => ({ ...staffQueries.name(user_id ?? 0), enabled: user_id !== null })),
  });
  const fees = feesOf(shares);
  const sum = fees.reduce((total, one) => total + one, 0);
  if (fee === null || !Number.isSafeInteger(fee) || (fee === 0 && sum === 0)) return null;
  const over = Math.max(0, sum - fee);
  const words = over > 0 ? text.over(fullMoney(over)) : sum < fee ? text.left(fullMoney(fee - sum)) : text.whole;
  // the last people's parts are cut where the fee ends
  const parts = fees.map((one, at) => {
    const before = fees.slice(0, at).reduce((total, share) => total + share, 0);
    return Math.max(0, Math.min(one, fee - before));
  });
  const nameOf = (at: number) => names[at]?.data?.split(' ').slice(-2).join(' ') ?? text.shareOf(at + 1);
  return (
    <Stack
      gap={8}
      padX={16}
      padY={12}
      radius={8}
      background={over > 0 ? 'errorTint' : 'layout'}
      className={css.sum}
      role="status"
    >
      <Row gap={12} justify="between" wrap>
        <Row as="span" gap={6} size={13} weight={500} tone={over > 0 ? 'error' : 'text2'}>
          {over > 0 && <WarningCircleIcon size={16} weight="fill" />}
          {words}
        </Row>
        {isPhone ? (
          <Text size={13} className="num">
            <b>{fullMoney(sum)}</b> / {fullMoney(fee)} đ
          </Text>
        ) : (
          <Row as="span" gap={12} size={12} tone="text2" wrap>
            {shares.map(({ key }, at) => (
              <Row as="span" key={key} gap={4}>
                <i className={css.mark} style={{ background: colours[at] }} />
                {nameOf(at)}
              </Row>
            ))}
            {over > 0 && (
              <Row as="span" gap={4}>
                <i className={css.mark} data-over />
                {text.overPart}
              </Row>
            )}
          </Row>
        )}
      </Row>
      <Row gap={2} height={8} radius={4} overflow="hidden" background="fill" role="img" aria-label={text.split}>
        {parts.map(
          (part, at) =>
            part > 0 && (
              <i key={shares[at]?.key} className={css.part} style={{ flexGrow: part, background: colours[at] }} />
            ),
        )}
        {over > 0 && <i className={css.part} data-over style={{ flexGrow: over }} />}
        {sum < fee && <i className={css.part} style={{ flexGrow: fee - sum }} />}
      </Row>
    </Stack>
  );
}
