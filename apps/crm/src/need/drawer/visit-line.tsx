import type { NeedHead, NeedHouse } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { Button } from '@toam/ui/core';
import { CalendarBlankIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { visitText } from './house-labels';
import { VisitDialog } from './visit.dialog';

/** The time and note of a visit, and a button to plan it. */
export function VisitLine({ need, row }: { need: NeedHead; row: NeedHouse }) {
  const [isPlanning, setPlanning] = useState(false);
  const visitAt = row.standing?.visit_at ?? null;
  const note = row.standing?.note;
  return (
    <section className="need-drawer-visit" aria-label={text.visit}>
      <CalendarBlankIcon size={20} />
      <div>
        <b>{visitAt === null ? text.noVisit : visitText(visitAt)}</b>
        {note && <p>{note}</p>}
      </div>
      {need.may_move && (
        <Button onClick={() => setPlanning(true)}>
          {visitAt === null && !note ? text.planVisit : text.changeVisit}
        </Button>
      )}
      {isPlanning && <VisitDialog need={need} row={row} onClose={() => setPlanning(false)} />}
    </section>
  );
}
