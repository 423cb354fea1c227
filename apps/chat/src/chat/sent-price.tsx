import { pricePartsOf } from '@toam/domain/house/house-price';
import { Price, Text } from '@toam/ui/core';

/** The price of a house as the website says it: '**8,65** tỷ'. */
export function SentPrice({ price }: { price: string }) {
  const parts = pricePartsOf(price);
  return parts ? (
    <Price {...parts} />
  ) : (
    <Text size={13} weight={600} nowrap>
      {price}
    </Text>
  );
}
