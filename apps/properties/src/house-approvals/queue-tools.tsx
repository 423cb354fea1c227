import { queueOrders } from '@toam/contracts/house/house-approval.endpoints';
import { approvalText } from './approval.text';
import { Dropdown, PlainButton, Row, Stack, useUrlState } from '@toam/ui/core';
import { SearchBox } from '@toam/ui/list';
import { CaretDownIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { approvalSearch } from './approval.search';
import * as css from './queue.module.css';

/** Above a queue: the search, the number of items, and the order. The address keeps search and order. */
export function QueueTools({ children }: { children: ReactNode }) {
  const [{ search, order }, change] = useUrlState(approvalSearch);
  const chosen = queueOrders.find((one) => one === order) ?? 'oldest';
  return (
    <Stack top={12}>
      <Row padX={16}>
        <SearchBox
          className={css.search}
          value={search}
          placeholder={approvalText.search}
          onSearch={(text) => change({ search: text, item: null }, { replace: true })}
        />
      </Row>
      <Row as="p" justify="between" gap={8} minHeight={40} padX={16} size={12} tone="text3">
        <span>{children}</span>
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            selectable: true,
            selectedKeys: [chosen],
            items: queueOrders.map((one) => ({ key: one, label: approvalText.orders[one] })),
            onClick: ({ key }) =>
              change({ order: queueOrders.find((one) => one === key) ?? 'oldest' }, { replace: true }),
          }}
        >
          <PlainButton
            flex="none"
            gap={4}
            minHeight={32}
            tone="text2"
            aria-label={approvalText.orderNow(approvalText.orders[chosen])}
          >
            {approvalText.orders[chosen]}
            <CaretDownIcon size={12} />
          </PlainButton>
        </Dropdown>
      </Row>
    </Stack>
  );
}
