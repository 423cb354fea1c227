import type { PresentPerson } from '@toam/contracts/presence/presence.endpoints';
import { houseActionText as text } from '@toam/contracts/texts/house-action';
import type { Presence } from '@toam/domain/record/presence';
import { Avatar } from '@toam/ui/core';
import { EyeIcon, PencilSimpleIcon } from '@toam/ui/icons';
import './house-present.css';
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
}

/** Who else edits or views this house now. Empty if nobody does. Design §7. */
export function HousePresent({ houseId, doing }: HousePresentProps) {
  const people = useHousePresence(houseId, doing);
  const editors = people.filter((one) => one.doing === 'editing');
  const viewers = people.filter((one) => one.doing === 'viewing');
  return (
    // Always rendered, so that screen readers announce new people.
    <div className="house-present" role="status" aria-label={text.present}>
      {editors.length > 0 && (
        <p data-doing="editing">
          <PencilSimpleIcon size={14} />
          <Faces people={editors} />
          <span>{text.editing(namesOf(editors))}</span>
        </p>
      )}
      {viewers.length > 0 && (
        <p>
          <EyeIcon size={14} />
          <Faces people={viewers} />
          <span>{text.viewing(namesOf(viewers))}</span>
        </p>
      )}
    </div>
  );
}

/** Decorative, because the names are beside the pictures. */
const Faces = ({ people }: { people: readonly PresentPerson[] }) => (
  <span className="house-present-faces" aria-hidden>
    {people.slice(0, 4).map(({ user }) => (
      <Avatar key={user.id} id={user.id} name={user.name} image={user.avatar} size={20} decorative />
    ))}
  </span>
);
