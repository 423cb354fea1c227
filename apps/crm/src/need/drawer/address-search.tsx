import { useInfiniteQuery } from '@tanstack/react-query';
import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { commonText } from '@toam/contracts/texts/common';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { Button, EmptyState, formatNumber, Input, Row, ScreenState, Stack, Text, useIsPhone } from '@toam/ui/core';
import type { ListQuery } from '@toam/ui/list';
import { MagnifyingGlassIcon } from '@toam/ui/icons';
import { useId, useState, type SubmitEvent } from 'react';
import { MatchExplanation } from '../match-explanation';
import { tabName, useDrawerAddress } from './need-drawer.search';
import { HouseActions } from './house-actions';
import { HouseChoice } from './house-choice';
import { needHouseQueries } from './need-houses.queries';
import { useMoveHouse } from './use-move-house';
import * as css from './address-search.module.css';

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

/** Characters of an address that the API searches for. */
const longestAddress = 300;

function AddressForm({ searched, onSearch }: { searched: string; onSearch: (address: string) => void }) {
  const isPhone = useIsPhone();
  const [address, setAddress] = useState(searched);
  const [fault, setFault] = useState<string | null>(null);
  const [input, note] = [useId(), useId()];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { length } = [...address.trim()];
    const tooLong = length > longestAddress ? commonText.tooLong(longestAddress, length) : null;
    const next = length === 0 ? text.addressMissing : tooLong;
    setFault(next);
    if (!next) onSearch(address.trim());
  };
  return (
    <Stack
      as="form"
      flex="none"
      gap={4}
      padX={[20, 16]}
      padY={12}
      edge="bottomSoft"
      role="search"
      onSubmit={submit}
      noValidate
    >
      <Text as="label" tone="text2" htmlFor={input}>
        {text.addressSearch}
      </Text>
      <Row gap={8}>
        <Input
          id={input}
          size={isPhone ? 'large' : 'middle'}
          value={address}
          placeholder={text.addressPlaceholder}
          status={fault ? 'error' : undefined}
          aria-invalid={fault !== null}
          aria-describedby={note}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button htmlType="submit" size={isPhone ? 'large' : 'middle'} icon={<MagnifyingGlassIcon size={16} />}>
          {text.search}
        </Button>
      </Row>
      <Text as="p" id={note} size={12} tone={fault ? 'error' : 'text3'}>
        {fault ?? text.addressHint}
      </Text>
    </Stack>
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
            <Text as="p" flex="none" padX={[20, 16]} padY={8} size={12} tone="text3" role="status">
              {text.found(formatNumber(pages[0]?.total ?? 0))}
            </Text>
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
    <Text as="ul" flex={1} overflow="scroll">
      {rows.map((row) => {
        const isOpen = row.house_id === search.house;
        return (
          <Text as="li" key={row.house_id} divided edge="bottomSoft">
            <Row gap={8} phone="stack" className={css.found}>
              <HouseChoice
                need={need}
                row={row}
                isChosen={isOpen}
                onChoose={() => show({ house: isOpen ? null : row.house_id })}
              />
              {need.may_move ? (
                <HouseActions row={row} isPhone={isPhone} isQuiet onMove={(to) => mutate({ row, to })} />
              ) : (
                row.target !== null && (
                  <Text flex="none" size={12} tone="text2" textAlign="end">
                    {tabName(row.target)}
                  </Text>
                )
              )}
            </Row>
            {isOpen && (
              <Stack padX={20} padY={12}>
                <MatchExplanation need={need} house={row.house} match={row.match} />
              </Stack>
            )}
          </Text>
        );
      })}
      {query.hasNextPage && (
        <Row as="li" justify="center" padX={20} padY={12}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text.more(formatNumber(left))}
          </Button>
        </Row>
      )}
    </Text>
  );
}
