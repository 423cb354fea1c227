import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { Button, Cell, Row, Text } from '@toam/ui/core';
import { CalendarBlankIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { visitText } from './house-labels';
import * as css from './touch-line.module.css';
import { VisitDialog } from './visit.dialog';

/** The time and note of a visit, and a button to plan it. */
export function VisitLine({ need, row }: { need: NeedHead; row: NeedHouse }) {
  const [isPlanning, setPlanning] = useState(false);
  const visitAt = row.standing?.visit_at ?? null;
  const note = row.standing?.note;
  return (
    <Row as="section" gap={12} padX={12} padY={12} border radius={8} className={css.line} aria-label={text.visit}>
      <CalendarBlankIcon size={20} color="var(--teal)" />
      <Cell>
        <Text as="b" weight={500}>
          {visitAt === null ? text.noVisit : visitText(visitAt)}
        </Text>
        {note && (
          <Text as="p" tone="text2" breaks preLine>
            {note}
          </Text>
        )}
      </Cell>
      {need.may_move && (
        <Button onClick={() => setPlanning(true)}>
          {visitAt === null && !note ? text.planVisit : text.changeVisit}
        </Button>
      )}
      {isPlanning && <VisitDialog need={need} row={row} onClose={() => setPlanning(false)} />}
    </Row>
  );
}
