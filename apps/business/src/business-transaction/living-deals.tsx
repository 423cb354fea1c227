import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { LivingDeal } from '@toam/contracts/deal/deal.schema';
import { dealFormText as text } from './deal-form.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { offer, Stack } from '@toam/ui/core';
import { FormNotice } from '@toam/ui/form';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { dealChoiceQueries } from './deal-choice.queries';

/** 'GD-2611-0042, GD-2611-0043 · đặt cọc 22/11/2026 · 5.700.000.000 đ · Trần Quốc Bảo, Lê Hoàng Phúc · Đỗ Kim Ngân ghi nhận' */
const wordsOf = ({ date, price, people, recorded_by }: LivingDeal): string =>
  text.livingDeal(writtenDay(dayOf(date)), fullMoney(price), [...new Set(people)].join(', '), recorded_by);

/** Says which deals the chosen house has already. Most often the second one is the first, recorded again. D118. */
export function LivingDeals({ houseId, except }: { houseId: number; except: number | undefined }) {
  const { data: deals = [] } = useQuery(dealChoiceQueries.living(houseId, except));
  if (deals.length === 0) return null;
  return (
    <FormNotice
      type="warning"
      title={text.living(deals.length)}
      description={
        <Stack as="ul" gap={4}>
          {deals.map((deal) => (
            <li key={deal.id}>
              <Link to={paths.editDeal(deal.id)} target="_blank" rel="noreferrer">
                {deal.codes.join(', ')}
              </Link>
              {` · ${wordsOf(deal)}`}
            </li>
          ))}
        </Stack>
      }
    />
  );
}

/** Asks before a second deal of a house is saved, by what the API knows at this moment. @returns whether to go on */
export async function goesOnBeside(
  queries: QueryClient,
  houseId: number,
  except: number | undefined,
): Promise<boolean> {
  const deals = await queries.fetchQuery({ ...dealChoiceQueries.living(houseId, except), staleTime: 0 });
  if (deals.length === 0) return true;
  return offer({
    title: text.sureSecond,
    description: (
      <Stack as="ul" gap={4}>
        {deals.map((deal) => (
          <li key={deal.id}>{`${deal.codes.join(', ')} · ${wordsOf(deal)}`}</li>
        ))}
      </Stack>
    ),
    okText: text.saveSecond,
    cancelText: text.lookAgain,
  });
}
