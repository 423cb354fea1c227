import type { UseQueryResult } from '@tanstack/react-query';
import type { Duplicates } from '@toam/contracts/house/house.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { houseFormText } from './house-form.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { HouseStatus } from '@toam/domain/house/house-values';
import { Stack, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { paths } from '../paths';
import * as css from './house-form.module.css';
import { LinkButton } from './link-button';

interface DuplicateHousesProps {
  found: Pick<UseQueryResult<Duplicates>, 'data' | 'error' | 'refetch'>;
  /** 'Đã có 2 BĐS ở địa chỉ này'. */
  title: (count: number) => string;
  /** Shown for houses that the person may not see. */
  hidden: string;
  /** Another house of the same owner is common. A second house at one address is a mistake. */
  type: 'warning' | 'info';
}

/** Possible duplicates of the house being typed. Renders nothing if there are none, and never blocks saving. */
export function DuplicateHouses({ found, title, hidden, type }: DuplicateHousesProps) {
  if (found.error && !found.data)
    return (
      <Text as="p" self="all" size={13} tone="text3" role="status">
        {houseFormText.duplicateUnknown}{' '}
        <LinkButton onClick={() => void found.refetch()}>{houseFormText.duplicateAgain}</LinkButton>
      </Text>
    );
  const { list = [], hidden: isHidden = false } = found.data ?? {};
  if (list.length === 0 && !isHidden) return null;
  return (
    <Stack self="all">
      <Alert
        type={type}
        showIcon
        title={
          <>
            {list.length > 0 && title(list.length)}
            {list.length > 0 && (
              <ul className={css.houses}>
                {list.map((house) => (
                  <li key={house.id}>
                    <a href={paths.house(house.id)} target="_blank" rel="noreferrer">
                      #{house.id} {house.title ?? house.address}
                    </a>
                    {aboutHouse(house)
                      .map((part) => ` · ${part}`)
                      .join('')}
                  </li>
                ))}
              </ul>
            )}
            {isHidden && <div>{hidden}</div>}
          </>
        }
      />
    </Stack>
  );
}

function aboutHouse({ into_money, purpose, user, status }: Duplicates['list'][number]): string[] {
  const parts = [
    into_money === null ? null : housePriceText(into_money, purpose),
    user?.name,
    status === HouseStatus.stopped ? houseText.stopped : null,
  ];
  return parts.filter((part) => part !== null && part !== undefined);
}
