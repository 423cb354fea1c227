import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useCan } from '@toam/auth/session';
import { changeTariff, type PostTariff } from '@toam/contracts/post/post-setting.endpoints';
import { postSettingText, postText } from '@toam/contracts/post/post.text';
import { postSettingsText as text } from '../post-settings.text';
import { writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { tariffTiers, type TariffUnit, tariffUnits } from '@toam/domain/post/post-money';
import { useLive } from '@toam/live/live';
import {
  Button,
  Cell,
  confirm,
  IconButton,
  NoValue,
  Row,
  ScreenState,
  Segmented,
  Stack,
  StatusTag,
  Text,
  toast,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { useControlSize } from '@toam/ui/form';
import { XIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { postQueries } from '../post.queries';
import { TariffDialog } from './tariff.dialog';
import * as css from './tariffs.module.css';

const unitChoices = tariffUnits.map((value) => ({ value, label: text.unit[value] }));

/** 'Tuỳ chọn': what a post costs by tier, now and later. Admins set a price from a day on. Mockup 39, D104, C11 */
export function TariffsPane() {
  const queries = useQueryClient();
  const controlSize = useControlSize();
  const isAdmin = useCan('admin');
  const [unit, choose] = useState<TariffUnit>('day');
  const [isChanging, change] = useState(false);
  const tariffs = useQuery(postQueries.tariffs());
  useLive('record.changed', ({ noun }) => {
    if (noun === 'tariff') void queries.invalidateQueries({ queryKey: postQueries.tariffs().queryKey.slice(0, 2) });
  });
  return (
    <>
      <Row gap={12} rowGap={8} wrap>
        <Text as="h2" size={14} weight={600}>
          {text.tariff}
        </Text>
        <Segmented aria-label={text.tariff} size={controlSize} value={unit} options={unitChoices} onChange={choose} />
        <Cell />
        {isAdmin && tariffs.data && (
          <Button size={controlSize} onClick={() => change(true)}>
            {text.changePrices}
          </Button>
        )}
      </Row>
      <ScreenState query={tariffs} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {(all) => {
          const ofUnit = all.filter((one) => one.portal === 'alonhadat' && one.unit === unit);
          return (
            <>
              <TariffTable tariffs={ofUnit} isAdmin={isAdmin} unit={unit} />
              <PriceChanges tariffs={ofUnit} />
              {isChanging && <TariffDialog tariffs={ofUnit} unit={unit} onClose={() => change(false)} />}
            </>
          );
        }}
      </ScreenState>
      <Text as="p" size={12} tone="text3">
        {text.tariffNote} {postSettingText.tariffNoPortal}.
      </Text>
    </>
  );
}

interface TariffTableProps {
  tariffs: readonly PostTariff[];
  isAdmin: boolean;
  unit: TariffUnit;
}

const byDay = (one: PostTariff, other: PostTariff): number => one.valid_from.localeCompare(other.valid_from);

/** What each tier costs, and what it will. */
const TariffTable = ({ tariffs, isAdmin, unit }: TariffTableProps) => (
  <table className={css.table} aria-label={text.unit[unit]}>
    <thead>
      <tr>
        <th scope="col">{text.tierTitle}</th>
        <th scope="col">{text.now}</th>
        <th scope="col">{text.next}</th>
      </tr>
    </thead>
    <tbody>
      {tariffTiers.map((tier) => {
        const own = tariffs.filter((one) => one.tier === tier);
        const now = own.find(({ standing }) => standing === 'now');
        const planned = own.filter(({ standing }) => standing === 'planned').sort(byDay);
        return (
          <tr key={tier}>
            <th scope="row">{text.tier(tier)}</th>
            <td>{now ? <Price tariff={now} /> : <NoValue />}</td>
            <td>
              {planned.length === 0 ? (
                <Text tone="text3">{text.noNext}</Text>
              ) : (
                planned.map((one) => (
                  <Row key={one.id} justify="end" gap={4}>
                    <Price tariff={one} isNew />
                    {isAdmin && <DropPrice tariff={one} />}
                  </Row>
                ))
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Price = ({ tariff: { amount, valid_from }, isNew = false }: { tariff: PostTariff; isNew?: boolean }) => (
  <Stack as="span">
    <Text weight={isNew ? 600 : 400} digits nowrap>
      {fullMoney(amount)} đ
    </Text>
    <Text size={12} tone={isNew ? 'teal' : 'text3'} nowrap>
      {text.from(writtenDay(valid_from))}
    </Text>
  </Stack>
);

/** Takes a price back that has not begun. */
function DropPrice({ tariff: { portal, unit, tier, amount, valid_from } }: { tariff: PostTariff }) {
  const queries = useQueryClient();
  const day = writtenDay(valid_from);
  const ask = async () => {
    const question = { title: text.dropSure(tier, fullMoney(amount), day), description: text.dropNote, danger: true };
    const isDropped = await confirm(question, () =>
      call(changeTariff, { body: { portal, unit, tier, valid_from, amount: null } }),
    );
    if (isDropped) toast.success(postText.removed);
    await queries.invalidateQueries({ queryKey: postQueries.all });
  };
  return (
    <IconButton
      width={[28, 40]}
      height={[28, 40]}
      title={text.drop(tier, day)}
      aria-label={text.drop(tier, day)}
      onClick={() => void ask()}
    >
      <XIcon size={14} />
    </IconButton>
  );
}

const tones = { now: 'success', planned: 'info', past: 'neutral' } as const;

/** Every price there was, is and will be, the latest first. */
function PriceChanges({ tariffs }: { tariffs: readonly PostTariff[] }) {
  const [isOpen, open] = useState(false);
  const days = [...new Set(tariffs.map(({ valid_from }) => valid_from))].sort().toReversed();
  return (
    <Stack gap={8} align="start">
      <Button type="link" className={css.more} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {isOpen ? text.hidePast : text.past}
      </Button>
      {isOpen &&
        (days.length === 0 ? (
          <Text tone="text3">{text.noPast}</Text>
        ) : (
          <Stack as="ul" gap={8} width="100%" size={13} aria-label={text.past}>
            {days.map((day) => (
              <Stack as="li" key={day} gap={4}>
                <Text weight={500}>{writtenDay(day)}</Text>
                {tariffs
                  .filter(({ valid_from }) => valid_from === day)
                  .map(({ id, tier, amount, standing }) => (
                    <Row key={id} gap={8} justify="between">
                      <Text tone="text2">{text.tier(tier)}</Text>
                      <Row as="span" gap={8}>
                        <Text digits>{fullMoney(amount)} đ</Text>
                        <StatusTag tone={tones[standing]}>{text.standing[standing]}</StatusTag>
                      </Row>
                    </Row>
                  ))}
              </Stack>
            ))}
          </Stack>
        ))}
    </Stack>
  );
}
