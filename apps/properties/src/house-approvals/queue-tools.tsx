import { queueOrders } from '@toam/contracts/house/house-approval.endpoints';
import { approvalText } from '@toam/contracts/texts/approval';
import { Dropdown, useUrlState } from '@toam/ui/core';
import { SearchBox } from '@toam/ui/heavy';
import { CaretDownIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { approvalSearch } from './approval.search';

/** Above a queue: the search, the number of items, and the order. The address keeps search and order. */
export function QueueTools({ children }: { children: ReactNode }) {
  const [{ search, order }, change] = useUrlState(approvalSearch);
  const chosen = queueOrders.find((one) => one === order) ?? 'oldest';
  return (
    <div className="approvals-tools">
      <SearchBox
        value={search}
        placeholder={approvalText.search}
        onSearch={(text) => change({ search: text, item: null }, { replace: true })}
      />
      <p className="approvals-total">
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
          <button
            type="button"
            className="approvals-order"
            aria-label={approvalText.orderNow(approvalText.orders[chosen])}
          >
            {approvalText.orders[chosen]}
            <CaretDownIcon size={12} />
          </button>
        </Dropdown>
      </p>
    </div>
  );
}
