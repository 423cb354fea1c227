import { orgChartText as text } from '@toam/contracts/texts/org-chart';
import type { OrgPerson } from '@toam/contracts/user/org-chart.endpoints';
import { dialledPhone } from '@toam/domain/phone';
import { IconButton } from '@toam/ui/core';
import { PhoneIcon } from '@toam/ui/icons';

interface CallLinkProps {
  person: OrgPerson;
  /** Not in the tree, which is one tab stop. The panel has the number, too. */
  isTabStop?: boolean;
}

/** Calls somebody; nothing without a number. */
export const CallLink = ({ person, isTabStop = true }: CallLinkProps) =>
  person.phone_number && (
    <IconButton
      as="a"
      tone="teal"
      href={`tel:${dialledPhone(person.phone_number)}`}
      aria-label={text.call(person.name)}
      title={text.call(person.name)}
      tabIndex={isTabStop ? undefined : -1}
    >
      <PhoneIcon size={18} />
    </IconButton>
  );
