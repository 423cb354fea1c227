import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseActionText as text, houseStepText } from '@toam/contracts/texts/house-action';
import { Button, formatDateTime } from '@toam/ui/core';
import { CheckIcon, XIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { decisionFor, type Decision } from '../house/house-steps';
import { useHouseSteps } from '../house/use-house-steps';

/**
 * The request that waits for the viewer's decision: the community's, else the website's. Empty for people who do not
 * decide. D39.
 */
export function HouseRequest({ house }: { house: HouseDetail }) {
  const decision = decisionFor(useUser(), house);
  return decision && <Request house={house} decision={decision} />;
}

function Request({ house, decision }: { house: HouseDetail; decision: Decision }) {
  const { data: sharing } = useQuery(houseQueries.sharing(house.id));
  const { isOffered, take } = useHouseSteps(house);
  const isWeb = decision.approve === 'approveWeb';
  const request = isWeb ? sharing?.website : sharing?.community;
  return (
    <section className="house-request" aria-label={text.sharing}>
      <p>
        <b>{isWeb ? text.decideWeb : text.decideShare}</b>
        {request?.status === 'open' && request.requester && (
          <small>{text.askedBy(request.requester.name, formatDateTime(request.requested_at))}</small>
        )}
      </p>
      <div className="house-decide">
        <Button danger icon={<XIcon size={16} />} onClick={() => void take(decision.reject)}>
          {houseStepText[decision.reject].label}
        </Button>
        {/* A stopped house can be refused, but not put on the website. */}
        <Button
          className="house-approve"
          icon={<CheckIcon size={16} />}
          disabled={!isOffered(decision.approve)}
          onClick={() => void take(decision.approve)}
        >
          {houseStepText[decision.approve].label}
        </Button>
      </div>
    </section>
  );
}
