import { useInfiniteQuery } from '@tanstack/react-query';
import type { NeedHead, NeedHouse } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { Button, EmptyState, formatNumber, Input, ScreenState, useIsPhone } from '@toam/ui/core';
import type { ListQuery } from '@toam/ui/heavy';
import { MagnifyingGlassIcon } from '@toam/ui/icons';
import { useId, useState, type SubmitEvent } from 'react';
import { MatchExplanation } from '../match-explanation';
import { tabName } from './group-of';
import { HouseActions } from './house-actions';
import { HouseChoice } from './house-choice';
import { useDrawerAddress } from './need-drawer.search';
import { needHouseQueries } from './need-houses.queries';
import { useMoveHouse } from './use-move-house';
import './info.tab.css';

/** Finds houses by address, also those that do not fit, so that they can be offered too. Specification 2 §2. */
export function AddressSearch({ need }: { need: NeedHead }) {
  const { search, show } = useDrawerAddress();
  return (
    <>
      <AddressForm
        key={search.address}
        searched={search.address}
        onSearch={(address) => show({ tab: 'info', address })}
      />
      {search.address && <FoundHouses need={need} address={search.address} />}
    </>
  );
}

function AddressForm({ searched, onSearch }: { searched: string; onSearch: (address: string) => void }) {
  const isPhone = useIsPhone();
  const [address, setAddress] = useState(searched);
  const [isMissing, setMissing] = useState(false);
  const [input, note] = [useId(), useId()];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(address.trim() === '');
    if (address.trim()) onSearch(address.trim());
  };
  return (
    <form className="need-drawer-address" role="search" onSubmit={submit} noValidate>
      <label htmlFor={input}>{text.addressSearch}</label>
      <div>
        <Input
          id={input}
          size={isPhone ? 'large' : 'middle'}
          value={address}
          maxLength={300}
          placeholder={text.addressPlaceholder}
          status={isMissing ? 'error' : undefined}
          aria-invalid={isMissing}
          aria-describedby={note}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button htmlType="submit" size={isPhone ? 'large' : 'middle'} icon={<MagnifyingGlassIcon size={16} />}>
          {text.search}
        </Button>
      </div>
      <p id={note} data-missing={isMissing || undefined}>
        {isMissing ? text.addressMissing : text.addressHint}
      </p>
    </form>
  );
}

function FoundHouses({ need, address }: { need: NeedHead; address: string }) {
  const query = useInfiniteQuery(needHouseQueries.atAddress(need.id, address));
  return (
    <ScreenState query={query}>
      {({ pages }) => {
        const rows = pages.flatMap(({ list }) => list);
        if (rows.length === 0) return <EmptyState reason={text.addressEmpty} />;
        return (
          <>
            <p className="need-drawer-found" role="status">
              {text.found(formatNumber(pages[0]?.total ?? 0))}
            </p>
            <FoundRows need={need} rows={rows} query={query} />
          </>
        );
      }}
    </ScreenState>
  );
}

interface FoundRowsProps {
  need: NeedHead;
  rows: NeedHouse[];
  query: ListQuery<NeedHouse>;
}

function FoundRows({ need, rows, query }: FoundRowsProps) {
  const isPhone = useIsPhone();
  const { search, show } = useDrawerAddress();
  const { mutate } = useMoveHouse(need);
  const left = (query.data?.pages[0]?.total ?? 0) - rows.length;
  return (
    <ul className="need-drawer-rows">
      {rows.map((row) => {
        const isOpen = row.house_id === search.house;
        return (
          <li key={row.house_id} className="need-drawer-found-row">
            <div>
              <HouseChoice
                need={need}
                row={row}
                isChosen={isOpen}
                onChoose={() => show({ house: isOpen ? null : row.house_id })}
              />
              {need.may_move ? (
                <HouseActions row={row} isPhone={isPhone} isQuiet onMove={(to) => mutate({ row, to })} />
              ) : (
                row.target !== null && <span>{tabName(row.target)}</span>
              )}
            </div>
            {isOpen && <MatchExplanation need={need} house={row.house} match={row.match} />}
          </li>
        );
      })}
      <li className="need-drawer-foot-row">
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.more(formatNumber(left))}
          </Button>
        )}
      </li>
    </ul>
  );
}
