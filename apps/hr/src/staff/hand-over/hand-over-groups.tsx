import type { HandedGroup, StayingCounts } from '@toam/contracts/user/hand-over.endpoints';
import { handOverDialogText as text } from '@toam/contracts/texts/hand-over-dialog';
import type { HandedKind } from '@toam/domain/staff/hand-over';
import { formatNumber } from '@toam/ui/core';
import { useId } from 'react';

interface HandOverGroupsProps {
  groups: readonly HandedGroup[];
  /** Kinds of records that the user does not hand over. */
  leftOut: ReadonlySet<HandedKind>;
  onChange: (kind: HandedKind, isLeftOut: boolean) => void;
}

/** 'Vũ Thanh Tùng, Lê An và 10 mục khác'. */
function samplesInWords({ count, samples }: HandedGroup): string {
  const names = samples.map(({ name }) => name).join(', ');
  const more = count - samples.length;
  return more > 0 ? text.and(names, formatNumber(more)) : names;
}

/** The number of records of each kind, which of them move, and why some can't. */
export const HandOverGroups = ({ groups, leftOut, onChange }: HandOverGroupsProps) => (
  <ul className="hand-over-groups">
    {groups.map((group) => (
      <li key={group.kind}>
        <Group group={group} isLeftOut={leftOut.has(group.kind)} onChange={onChange} />
      </li>
    ))}
  </ul>
);

interface GroupProps extends Pick<HandOverGroupsProps, 'onChange'> {
  group: HandedGroup;
  isLeftOut: boolean;
}

function Group({ group, isLeftOut, onChange }: GroupProps) {
  const noteId = useId();
  const { kind, count, blocked } = group;
  const isOff = count === 0 || blocked !== null;
  return (
    <label className="hand-over-choice" data-off={isOff || undefined}>
      <input
        type="checkbox"
        checked={!isOff && !isLeftOut}
        disabled={isOff}
        aria-describedby={noteId}
        onChange={(event) => onChange(kind, !event.target.checked)}
      />
      <span>
        <span className="hand-over-kind">
          {text.kinds[kind]} <b>{count === 0 ? text.nothing : formatNumber(count)}</b>
        </span>
        <span id={noteId} className={blocked ? 'hand-over-blocked' : 'hand-over-note'}>
          {blocked ?? samplesInWords(group)}
        </span>
      </span>
    </label>
  );
}

/** The records that do not move, and what happens to them. Renders nothing if there are none. */
export function HandOverStays({ stays }: { stays: StayingCounts }) {
  const lines = [
    stays.approvals > 0 && text.approvals(formatNumber(stays.approvals)),
    stays.visits > 0 && text.visits(formatNumber(stays.visits)),
    stays.drafts > 0 && text.drafts(formatNumber(stays.drafts)),
    stays.shared_needs > 0 && text.sharedNeeds(formatNumber(stays.shared_needs)),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <section className="hand-over-stays">
      <h2>{text.stays}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
