import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseActionText as text, houseStepText } from '../house/house-action.text';
import { Button, formatDateTime, Row, Stack, Text } from '@toam/ui/core';
import { XIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { decisionFor, type Decision } from '../house/house-steps';
import { useHouseSteps } from '../house/use-house-steps';
import { ApproveButton, DecisionButtons } from './decision-buttons';
import * as css from './house-request.module.css';

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
    <Row
      as="section"
      wrap
      gap={16}
      rowGap={8}
      padX={12}
      padY={10}
      top={12}
      background="warningTint"
      radius={8}
      size={13}
      aria-label={text.sharing}
    >
      <Stack as="p" className={css.words}>
        <Text as="b" weight={500}>
          {isWeb ? text.decideWeb : text.decideShare}
        </Text>
        {request?.status === 'open' && request.requester && (
          <Text as="small" size={12} tone="text2">
            {text.askedBy(request.requester.name, formatDateTime(request.requested_at))}
          </Text>
        )}
      </Stack>
      <DecisionButtons>
        <Button danger icon={<XIcon size={16} />} onClick={() => void take(decision.reject)}>
          {houseStepText[decision.reject].label}
        </Button>
        {/* A stopped house can be refused, but not put on the website. */}
        <ApproveButton disabled={!isOffered(decision.approve)} onClick={() => void take(decision.approve)}>
          {houseStepText[decision.approve].label}
        </ApproveButton>
      </DecisionButtons>
    </Row>
  );
}
