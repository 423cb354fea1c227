import { orgChartText as text } from './org-chart.text';
import type { OrgPerson } from '@toam/contracts/user/org-chart.endpoints';
import { dialledPhone } from '@toam/domain/phone';
import { IconButton } from '@toam/ui/core';
import { PhoneIcon } from '@toam/ui/icons';

interface CallLinkProps {
  person: OrgPerson;
  /** The tree is one tab stop, and a name is read out of all that stands in a line. The panel has the number, too. */
  inTree?: boolean;
}

/** Calls somebody; nothing without a number. */
export const CallLink = ({ person, inTree = false }: CallLinkProps) =>
  person.phone_number && (
    <IconButton
      as="a"
      tone="teal"
      href={`tel:${dialledPhone(person.phone_number)}`}
      aria-label={text.call(person.name)}
      title={text.call(person.name)}
      tabIndex={inTree ? -1 : undefined}
      aria-hidden={inTree || undefined}
    >
      <PhoneIcon size={18} />
    </IconButton>
  );
