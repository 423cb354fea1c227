import type { FormKind } from '@toam/domain/work/day-forms';
import { Row } from '@toam/ui/core';
import { BabyIcon, BriefcaseIcon, ChatTextIcon, ClockAfternoonIcon, UmbrellaIcon } from '@toam/ui/icons';

const icons = {
  leave: UmbrellaIcon,
  absence: ClockAfternoonIcon,
  business: BriefcaseIcon,
  regime: BabyIcon,
  explanation: ChatTextIcon,
} satisfies Record<FormKind, unknown>;

/** The kind of a form as a tile. */
export function FormIcon({ kind, size = 36 }: { kind: FormKind; size?: number }) {
  const Icon = icons[kind];
  return (
    <Row
      as="span"
      inline
      flex="none"
      justify="center"
      width={size}
      height={size}
      radius={8}
      background="infoTint"
      tone="info"
    >
      <Icon size={20} />
    </Row>
  );
}
