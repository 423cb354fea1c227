import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseActionText, houseStepText } from '../house/house-action.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { canShareHouse } from '@toam/domain/house/house-access';
import { Button, Card, Cell, Row, Stack, Text } from '@toam/ui/core';
import { CheckCircleIcon, CircleIcon, ClockCountdownIcon, PauseCircleIcon, XCircleIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { useHouseSteps } from '../house/use-house-steps';
import * as css from './share-standing.module.css';
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
    <Card as="section" gap={10}>
      <h2>{houseDetailText.standing}</h2>
      <Stack as="ol" gap={12}>
        {standingSteps(house, sharing).map((step) => (
          <StandingLine key={step.title} step={step} house={house} />
        ))}
      </Stack>
    </Card>
  );
}

function StandingLine({ step: { title, state, text, next }, house }: { step: StandingStep; house: HouseDetail }) {
  const { isOffered, take } = useHouseSteps(house);
  const { Icon, color } = marks[state];
  const offered = next.find(isOffered);
  return (
    <Row as="li" gap={8} align="start" relative className={css.step} data-state={state}>
      <Icon size={18} weight={state === 'none' ? 'regular' : 'fill'} color={color} />
      <Cell>
        <Row gap={8} align="baseline" justify="between">
          <Text as="b" size={13} weight={500}>
            {title}
          </Text>
          {offered && (
            <Button size="small" type="text" className={css.next} onClick={() => void take(offered)}>
              {houseStepText[offered].label}
              <span className="unseen">{houseActionText.of(title)}</span>
            </Button>
          )}
        </Row>
        <Text size={12} tone="text3" breaks>
          {text}
        </Text>
      </Cell>
    </Row>
  );
}
