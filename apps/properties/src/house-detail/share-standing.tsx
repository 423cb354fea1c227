import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseActionText, houseStepText } from '@toam/contracts/texts/house-action';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { canShareHouse } from '@toam/domain/house/house-access';
import { Button } from '@toam/ui/core';
import { CheckCircleIcon, CircleIcon, ClockCountdownIcon, PauseCircleIcon, XCircleIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { useHouseSteps } from '../house/use-house-steps';
import { standingSteps, type StandingStep } from './standing-steps';

const marks = {
  done: { Icon: CheckCircleIcon, color: 'var(--teal)' },
  waits: { Icon: ClockCountdownIcon, color: 'var(--warning)' },
  refused: { Icon: XCircleIcon, color: 'var(--error)' },
  stopped: { Icon: PauseCircleIcon, color: 'var(--text2)' },
  none: { Icon: CircleIcon, color: 'var(--text4)' },
} as const;

/**
 * The stages of sharing a house, with who approved each and when. Beside each stage is the step that the viewer may
 * take. Specification 1 §4.
 */
export function ShareStanding({ house }: { house: HouseDetail }) {
  const isOwn = canShareHouse(useUser(), house);
  const { data: sharing } = useQuery({ ...houseQueries.sharing(house.id), enabled: isOwn });
  return (
    <section className="house-card">
      <h2>{houseDetailText.standing}</h2>
      <ol className="house-steps">
        {standingSteps(house, sharing).map((step) => (
          <StandingLine key={step.title} step={step} house={house} />
        ))}
      </ol>
    </section>
  );
}

function StandingLine({ step: { title, state, text, next }, house }: { step: StandingStep; house: HouseDetail }) {
  const { isOffered, take } = useHouseSteps(house);
  const { Icon, color } = marks[state];
  const offered = next.find(isOffered);
  return (
    <li data-state={state}>
      <Icon size={18} weight={state === 'none' ? 'regular' : 'fill'} color={color} />
      <div>
        <div className="house-step-head">
          <b>{title}</b>
          {offered && (
            <Button size="small" type="text" onClick={() => void take(offered)}>
              {houseStepText[offered].label}
              <span className="unseen">{houseActionText.of(title)}</span>
            </Button>
          )}
        </div>
        <span>{text}</span>
      </div>
    </li>
  );
}
