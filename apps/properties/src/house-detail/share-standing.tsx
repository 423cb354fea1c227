import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { formatDateTime } from '@toam/ui/core';
import { CheckCircleIcon, CircleIcon, ClockCountdownIcon, PauseCircleIcon, XCircleIcon } from '@toam/ui/icons';

type State = 'done' | 'waits' | 'refused' | 'none' | 'stopped';

interface Step {
  title: string;
  state: State;
  text: string;
}

const marks = {
  done: { Icon: CheckCircleIcon, color: 'var(--teal)' },
  waits: { Icon: ClockCountdownIcon, color: 'var(--warning)' },
  refused: { Icon: XCircleIcon, color: 'var(--error)' },
  stopped: { Icon: PauseCircleIcon, color: 'var(--text2)' },
  none: { Icon: CircleIcon, color: 'var(--text4)' },
} as const;

function community(house: HouseDetail): Omit<Step, 'title'> {
  if (house.public_approval === 1) return { state: 'done', text: houseDetailText.approved };
  if (house.reject_public_condition)
    return { state: 'refused', text: houseDetailText.refused(house.reject_public_condition) };
  return house.public === 1
    ? { state: 'waits', text: houseDetailText.waiting }
    : { state: 'none', text: houseDetailText.notShared };
}

function website(house: HouseDetail): Omit<Step, 'title'> {
  if (house.web === 1) return { state: 'done', text: houseDetailText.onWebsite };
  if (house.web_requested) return { state: 'waits', text: houseDetailText.waiting };
  if (house.reject_web_condition)
    return { state: 'refused', text: houseDetailText.refused(house.reject_web_condition) };
  return { state: 'none', text: houseDetailText.notOnWebsite };
}

/** The way of a house to the public: our own list, the community, the website. Specification 1 §4. */
function stepsOf(house: HouseDetail): Step[] {
  const company: Step = house.reason_stop_selling
    ? {
        title: houseDetailText.company,
        state: 'stopped',
        text: houseDetailText.stoppedBecause(house.reason_stop_selling),
      }
    : {
        title: houseDetailText.company,
        state: 'done',
        text: houseDetailText.createdAt(formatDateTime(house.created_at)),
      };
  return [
    company,
    { title: houseDetailText.community, ...community(house) },
    { title: houseDetailText.website, ...website(house) },
  ];
}

export const ShareStanding = ({ house }: { house: HouseDetail }) => (
  <section className="house-card">
    <h2>{houseDetailText.standing}</h2>
    <ol className="house-steps">
      {stepsOf(house).map(({ title, state, text }) => {
        const { Icon, color } = marks[state];
        return (
          <li key={title} data-state={state}>
            <Icon size={18} weight={state === 'none' ? 'regular' : 'fill'} color={color} />
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);
