import type { PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import { houseActionText as text } from './house-action.text';
import type { Presence } from '@toam/domain/record/presence';
import { Avatar, Row, Text } from '@toam/ui/core';
import { EyeIcon, PencilSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import * as css from './house-present.module.css';
import { useHousePresence } from './use-house-presence';

/** Number of people who are named. The others are counted. */
const named = 2;

/** "Nguyễn Thu Hà, Lê Hoàng Phúc và 3 người khác" */
function namesOf(people: readonly PresentPerson[]): string {
  const names = people
    .slice(0, named)
    .map(({ user }) => user.name)
    .join(', ');
  return people.length > named ? text.andOthers(names, people.length - named) : names;
}

interface HousePresentProps {
  houseId: number;
  /** Whether this page views or edits. */
  doing: Presence;
  className?: string;
}

/** Who else edits or views this house now. Empty if nobody does. Design §7. */
export function HousePresent({ houseId, doing, className }: HousePresentProps) {
  const people = useHousePresence(houseId, doing);
  const editors = people.filter((one) => one.doing === 'editing');
  const viewers = people.filter((one) => one.doing === 'viewing');
  return (
    // Always rendered, so that screen readers announce new people.
    <Row gap={8} wrap className={className} role="status" aria-label={text.present}>
      {editors.length > 0 && (
        <People people={editors} icon={<PencilSimpleIcon size={14} />} warns>
          {text.editing(namesOf(editors))}
        </People>
      )}
      {viewers.length > 0 && (
        <People people={viewers} icon={<EyeIcon size={14} />}>
          {text.viewing(namesOf(viewers))}
        </People>
      )}
    </Row>
  );
}

interface PeopleProps {
  people: readonly PresentPerson[];
  icon: ReactNode;
  /** Two people may change the same thing. */
  warns?: boolean;
  children: string;
}

const People = ({ people, icon, warns = false, children }: PeopleProps) => (
  <Row
    as="p"
    inline
    gap={6}
    height={28}
    maxWidth="100%"
    padX={10}
    overflow="hidden"
    radius="pill"
    background={warns ? 'warningTint' : 'fill'}
    size={12}
    tone={warns ? 'warning' : 'text2'}
  >
    {icon}
    {/* Decorative, because the names are beside the pictures. */}
    <Row as="span" className={css.faces} aria-hidden>
      {people.slice(0, 4).map(({ user }) => (
        <Avatar key={user.id} id={user.id} name={user.name} image={user.avatar} size={20} decorative />
      ))}
    </Row>
    <Text ellipsis>{children}</Text>
  </Row>
);
