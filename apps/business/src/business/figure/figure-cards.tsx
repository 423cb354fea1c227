import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import { Avatar, Row, Stack, Text, TwoLines } from '@toam/ui/core';
import { HouseLineIcon } from '@toam/ui/icons';
import {
  addressParts,
  codeOf,
  dayWords,
  type FigureRowsProps,
  keyOf,
  personName,
  RecordLink,
  RowAmount,
} from './figure-cells';
import { hasHouse, kindOfFigure } from './figure-kind';
import * as css from './figure-rows.module.css';

/** Rows on a phone. Mockup 25. */
export function FigureCards({ figure, rows, isOneYear }: FigureRowsProps) {
  const ofHouses = hasHouse(kindOfFigure(figure));
  return (
    <Stack as="ul" divided aria-label={text.table}>
      {rows.map((row) => {
        const below = ofHouses ? [dayWords(row, isOneYear), row.user?.name, codeOf(row)] : [dayWords(row, isOneYear)];
        return (
          <Row as="li" key={keyOf(row)} gap={12} minHeight={60} padX={16} padY={8} className={css.card}>
            {row.user ? (
              <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={32} decorative />
            ) : (
              <Row inline justify="center" flex="none" width={32} height={32} radius="circle" background="fill">
                <HouseLineIcon size={18} />
              </Row>
            )}
            <TwoLines flex={1}>
              <Text size={14} ellipsis>
                <RecordLink row={row}>
                  {ofHouses ? addressParts(row).street || codeOf(row) : personName(row)}
                </RecordLink>
              </Text>
              <Text ellipsis>{below.filter(Boolean).join(' · ')}</Text>
            </TwoLines>
            <RowAmount figure={figure} row={row} size={14} />
          </Row>
        );
      })}
    </Stack>
  );
}
