import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { canShareHouse } from '@toam/domain/house/house-access';
import { Button, Card, Cell, Row, Stack, Text, formatDateTime } from '@toam/ui/core';
import { CheckCircleIcon, CircleIcon, ClockCountdownIcon, PauseCircleIcon, XCircleIcon } from '@toam/ui/icons';
import type { DataOf } from '@toam/contracts/endpoint';
import type { ShareRequest } from '@toam/contracts/house/house-approval.schema';
import type { readSharing } from '@toam/contracts/house/house-sharing.endpoints';
import { isShareWaiting, type HouseStepName } from '@toam/domain/house/house-transition';
import { houseActionText, houseStepText } from '../house/house-action.text';
import { houseQueries } from '../house/house.queries';
import { useHouseSteps } from '../house/use-house-steps';
import * as css from './share-standing.module.css';

const marks = {
  done: { Icon: CheckCircleIcon, color: 'var(--teal)' },
  waits: { Icon: ClockCountdownIcon, color: 'var(--warning)' },
  refused: { Icon: XCircleIcon, color: 'var(--error)' },
  stopped: { Icon: PauseCircleIcon, color: 'var(--text2)' },
  none: { Icon: CircleIcon, color: 'var(--text4)' },
} as const;

interface StandingStep {
  title: string;
  state: 'done' | 'waits' | 'refused' | 'none' | 'stopped';
  text: string;
  /** The possible next steps. The button shows the first one that the viewer may take. */
  next: readonly HouseStepName[];
}

type Standing = Pick<StandingStep, 'state' | 'text'>;

/** "Hồ Thị Thanh An duyệt lúc …". Only the agent and admins see person and time. Old requests have no record of them. */
const approved = (request: ShareRequest | null | undefined, otherwise: string): Standing => ({
  state: 'done',
  text:
    request?.status === 'approved' && request.decided_by && request.decided_at
      ? houseActionText.approvedBy(request.decided_by.name, formatDateTime(request.decided_at))
      : otherwise,
});

const waiting = (request: ShareRequest | null | undefined): Standing => ({
  state: 'waits',
  text:
    request?.status === 'open'
      ? houseActionText.waitsSince(formatDateTime(request.requested_at))
      : houseDetailText.waiting,
});

const refused = (reason: string): Standing => ({ state: 'refused', text: houseDetailText.refused(reason) });

function community(house: HouseDetail, request: ShareRequest | null | undefined): Standing {
  if (house.public_approval === 1) return approved(request, houseDetailText.approved);
  if (house.reject_public_condition) return refused(house.reject_public_condition);
  return isShareWaiting(house) ? waiting(request) : { state: 'none', text: houseDetailText.notShared };
}

function website(house: HouseDetail, request: ShareRequest | null | undefined): Standing {
  if (house.web === 1) return approved(request, houseDetailText.onWebsite);
  if (house.web_requested) return waiting(request);
  if (house.reject_web_condition) return refused(house.reject_web_condition);
  return { state: 'none', text: houseDetailText.notOnWebsite };
}

const company = (house: HouseDetail): Standing =>
  house.reason_stop_selling
    ? { state: 'stopped', text: houseDetailText.stoppedBecause(house.reason_stop_selling) }
    : { state: 'done', text: houseDetailText.createdAt(formatDateTime(house.created_at)) };

/** The stages of sharing a house: our own list, the community, the website. Specification 1 §4. */
const standingSteps = (house: HouseDetail, sharing: DataOf<typeof readSharing> | undefined): StandingStep[] => [
  { title: houseDetailText.company, next: ['resume', 'stop'], ...company(house) },
  { title: houseDetailText.community, next: ['share', 'revoke'], ...community(house, sharing?.community) },
  {
    title: houseDetailText.website,
    next: ['requestWeb', 'withdrawWeb', 'revokeWeb'],
    ...website(house, sharing?.website),
  },
];

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
