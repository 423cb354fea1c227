import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { housePrice } from '@toam/domain/house/house-price';
import { Price, Text } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { Note, RowWords } from './row';

/** A house in a row: picture, title over address, price. It links to the house's page. */
export const HouseLine = ({ house, children }: { house: HouseRow; children?: ReactNode }) => (
  <>
    <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
    <RowWords to={paths.house(house.id)} title={house.title || house.address} ellipsis>
      <Note ellipsis>
        {text.house(house.id)} · {house.address}
      </Note>
      {children}
    </RowWords>
    <Text flex="none" textAlign="end">
      {house.into_money === null ? (
        <Note>{text.unpriced}</Note>
      ) : (
        <Price {...housePrice(house.into_money, house.purpose)} />
      )}
    </Text>
  </>
);
