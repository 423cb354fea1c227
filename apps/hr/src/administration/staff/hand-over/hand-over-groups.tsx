import type { HandedGroup, StayingCounts } from '@toam/contracts/user/hand-over.endpoints';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import type { HandedKind } from '@toam/domain/staff/hand-over';
import { formatNumber, Stack, Text } from '@toam/ui/core';
import { HandOverChoice } from './hand-over-choice';
import * as css from './hand-over.module.css';
import { StepTitle } from './step-title';

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
  <Stack as="ul" gap={8}>
    {groups.map((group) => (
      <li key={group.kind}>
        <Group group={group} isLeftOut={leftOut.has(group.kind)} onChange={onChange} />
      </li>
    ))}
  </Stack>
);

interface GroupProps extends Pick<HandOverGroupsProps, 'onChange'> {
  group: HandedGroup;
  isLeftOut: boolean;
}

function Group({ group, isLeftOut, onChange }: GroupProps) {
  const { kind, count, blocked } = group;
  const isOff = count === 0 || blocked !== null;
  return (
    <HandOverChoice
      label={text.kinds[kind]}
      count={count === 0 ? text.nothing : formatNumber(count)}
      note={samplesInWords(group)}
      blocked={blocked}
      checked={!isOff && !isLeftOut}
      disabled={isOff}
      onChange={(checked) => onChange(kind, !checked)}
    />
  );
}

/** The records that do not move, and what happens to them. Renders nothing if there are none. */
export function HandOverStays({ stays }: { stays: StayingCounts }) {
  const lines = [
    stays.approvals > 0 && text.approvals(formatNumber(stays.approvals)),
    stays.visits > 0 && text.visits(formatNumber(stays.visits)),
    stays.drafts > 0 && text.drafts(formatNumber(stays.drafts)),
    stays.shared_needs > 0 && text.sharedNeeds(formatNumber(stays.shared_needs)),
    stays.transactions > 0 && text.transactions(formatNumber(stays.transactions)),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <StepTitle>{text.stays}</StepTitle>
      <Text as="ul" size={13} tone="text2" className={css.stays}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Text>
    </Stack>
  );
}
