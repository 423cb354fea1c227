import { useInfiniteQuery } from '@tanstack/react-query';
import { customerPageText as text } from '../customer/customer-page.text';
import { houseText } from '@toam/contracts/house/house.text';
import { HouseStatus } from '@toam/domain/house/house-values';
import { StatusTag } from '@toam/ui/core';
import { customerPageQueries } from './customer-page.queries';
import { HouseLine, Row, Rows, Section } from './section';

/** The customer's own houses that the viewer may see. */
export function HousesTab({ customerId }: { customerId: number }) {
  const houses = useInfiniteQuery(customerPageQueries.houses(customerId));
  return (
    <Section query={houses} empty={text.empty.houses} keyOf={({ id }) => id}>
      {(rows) => (
        <Rows>
          {rows.map((house) => (
            <Row key={house.id}>
              <HouseLine house={house}>
                <span>
                  <StatusTag tone={house.status === HouseStatus.onSale ? 'success' : 'neutral'}>
                    {house.status === HouseStatus.onSale ? houseText.onSale : houseText.stopped}
                  </StatusTag>
                </span>
              </HouseLine>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
