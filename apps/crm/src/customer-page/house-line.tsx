import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { housePrice } from '@toam/domain/house/house-price';
import { Price } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/heavy';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** A house in a row: picture, title over address, price. It links to the house's page. */
export const HouseLine = ({ house, children }: { house: HouseRow; children?: ReactNode }) => (
  <>
    <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
    <span className="customer-row-main">
      <Link to={paths.house(house.id)} className="customer-row-title ellipsis">
        {house.title || house.address}
      </Link>
      <span className="customer-row-note ellipsis">
        {text.house(house.id)} · {house.address}
      </span>
      {children}
    </span>
    <span className="customer-row-price">
      {house.into_money === null ? (
        <span className="customer-quiet">{text.unpriced}</span>
      ) : (
        <Price {...housePrice(house.into_money, house.purpose)} />
      )}
    </span>
  </>
);
