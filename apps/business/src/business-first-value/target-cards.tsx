import { accumulationScreenText } from '../business/accumulation-screen.text';
import { targetScreenText as text } from './target-screen.text';
import { Avatar, Grid, NoValue, Row, Stack, Text } from '@toam/ui/core';
import { BuildingsIcon } from '@toam/ui/icons';
import { Fragment, memo } from 'react';
import { TargetInput } from './target-input';
import { cellsOf, company, lineOf, type LineProps, placeholderOf, type SheetProps } from './target-sheet';
import * as css from './target-cards.module.css';

const sides = Object.values(accumulationScreenText.sides);

/** A quarter on a phone: a card for the company and for each person. */
export const TargetCards = ({ sheet, ...handlers }: SheetProps) => (
  <Stack as="ul" divided padX={16} {...handlers}>
    {sheet.people.map((person) => (
      <Card key={person.id} {...lineOf(sheet, person)} />
    ))}
  </Stack>
);

const Card = memo(function Card(line: LineProps) {
  const { person, quarter, mayWrite, isLocked, type } = line;
  const { cells, notes } = cellsOf(line);
  return (
    <Stack as="li" gap={8} padY={12} className={css.card}>
      <Row gap={10}>
        {person === company ? (
          <BuildingsIcon size={32} color="var(--teal)" />
        ) : (
          <Avatar id={person.id} name={person.name} image={person.avatar} size={32} decorative />
        )}
        <Text size={15} weight={600} ellipsis>
          {person.name}
        </Text>
      </Row>
      <Grid columns="64px 1fr 1fr" gap={8} align="center" size={13} tone="text2">
        <span />
        <Text size={12}>{text.demand}</Text>
        <Text size={12}>{text.seen}</Text>
        {cells.map(({ figure, text: value, ...cell }, at) => (
          <Fragment key={figure}>
            {at % 2 === 0 && <span>{sides[at / 2]}</span>}
            {mayWrite ? (
              <TargetInput
                {...cell}
                isLocked={isLocked}
                userId={person.id}
                who={person.name}
                figure={figure}
                placeholder={placeholderOf(line, figure)}
                text={value}
                onType={(typed) => type([{ place: { quarter, userId: person.id }, figure, text: typed }])}
              />
            ) : (
              <Text tone="text" weight={500} digits>
                {value === '' ? <NoValue /> : value}
              </Text>
            )}
          </Fragment>
        ))}
      </Grid>
      {notes.map((note) => (
        <Text key={note.text} size={12} tone={note.isError ? 'error' : 'warning'}>
          {note.text}
        </Text>
      ))}
    </Stack>
  );
});
