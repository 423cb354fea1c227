import { accumulationScreenText } from '../business/accumulation-screen.text';
import { targetScreenText as text } from './target-screen.text';
import { Grid, NoValue, Row, Stack, Text } from '@toam/ui/core';
import { Fragment, memo } from 'react';
import { TargetInput, TargetPicture } from './target-input';
import { cellsOf, lineOf, type LineProps, type SheetProps } from './target-sheet';
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
  const { person } = line;
  const { cells, notes } = cellsOf(line);
  return (
    <Stack as="li" gap={8} padY={12} className={css.card}>
      <Row gap={10}>
        <TargetPicture person={person} size={32} />
        <Text size={15} weight={600} ellipsis>
          {person.name}
        </Text>
      </Row>
      <Grid columns="64px 1fr 1fr" gap={8} align="center" size={13} tone="text2">
        <span />
        <Text size={12}>{text.demand}</Text>
        <Text size={12}>{text.seen}</Text>
        {cells.map((cell, at) => (
          <Fragment key={cell.figure}>
            {at % 2 === 0 && <span>{sides[at / 2]}</span>}
            {line.mayWrite ? (
              <TargetInput {...{ line, cell }} />
            ) : (
              <Text tone="text" weight={500} digits>
                {cell.text || <NoValue />}
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
