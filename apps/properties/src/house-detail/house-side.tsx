import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Button, Card, copyText, Grid, IconButton, Row, Stack, Text, Cell, formatDateTime } from '@toam/ui/core';
import {
  CopyIcon,
  LockSimpleIcon,
  PhoneIcon,
  CheckCircleIcon,
  CircleIcon,
  ClockCountdownIcon,
  PauseCircleIcon,
  XCircleIcon,
} from '@toam/ui/icons';
import { dialledPhone, maskedPhone, phoneInGroups } from '@toam/domain/phone';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { canShareHouse } from '@toam/domain/house/house-access';
import type { DataOf } from '@toam/contracts/endpoint';
import type { ShareRequest } from '@toam/contracts/house/house-approval.schema';
import type { readSharing } from '@toam/contracts/house/house-sharing.endpoints';
import { isShareWaiting, type HouseStepName } from '@toam/domain/house/house-transition';
import { AgentContact, ContactLine } from '../house/agent-contact';
import { CustomerName } from '../house/customer-name';
import * as css from './house-side.module.css';
import { Quiet } from './quiet';
import { houseActionText, houseStepText } from '../house/house-action.text';
import { houseQueries } from '../house/house.queries';
import { useHouseSteps } from '../house/use-house-steps';

/** A customer's phone from the API. A masked number stays masked and cannot be called (D24). */
export function ownerPhone(phone: string | null): { text: string; callable: boolean } | null {
  if (!phone) return null;
  return phone === maskedPhone ? { text: phone, callable: false } : { text: phoneInGroups(phone), callable: true };
}

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
function ShareStanding({ house }: { house: HouseDetail }) {
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

/** Beside the tabs (below them on a phone): where the house is shared, its owner, and the staff in charge. */
export const HouseSide = ({ house }: { house: HouseDetail }) => (
  <Grid as="aside" gap={12} top={8} className={css.side}>
    <ShareStanding house={house} />
    <Card as="section" gap={12}>
      <Stack gap={house.customer ? 10 : 0}>
        <Row justify="between" gap={8}>
          <h2>{houseDetailText.customer}</h2>
          {house.customer && <CopyPhone phone={house.customer.phone_number} />}
        </Row>
        {house.customer ? <Owner customer={house.customer} /> : <Quiet>{houseDetailText.noCustomer}</Quiet>}
      </Stack>
      {house.user && (
        <Stack gap={10} edge="topSoft">
          <Text as="h2" top={12}>
            {houseDetailText.agent}
          </Text>
          <AgentContact agent={house.user} />
        </Stack>
      )}
    </Card>
  </Grid>
);

function Owner({ customer }: { customer: NonNullable<HouseDetail['customer']> }) {
  const phone = ownerPhone(customer.phone_number);
  return (
    <ContactLine
      person={customer}
      name={<CustomerName customer={customer} />}
      phone={phone?.text ?? houseDetailText.noPhone}
    >
      {phone?.callable && (
        <Button size="small" href={`tel:${dialledPhone(customer.phone_number ?? '')}`} icon={<PhoneIcon size={15} />}>
          {houseDetailText.call}
        </Button>
      )}
      {phone && !phone.callable && (
        <Text tone="text3" title={houseDetailText.phoneHidden}>
          <LockSimpleIcon size={15} />
          <span className="unseen">{houseDetailText.phoneHidden}</span>
        </Text>
      )}
    </ContactLine>
  );
}

function CopyPhone({ phone }: { phone: string | null }) {
  if (!phone || !ownerPhone(phone)?.callable) return null;
  return (
    <IconButton
      className={css.copy}
      aria-label={houseDetailText.copyPhone}
      title={houseDetailText.copyPhone}
      onClick={() => void copyText(phone, houseDetailText.phoneCopied)}
    >
      <CopyIcon size={16} />
    </IconButton>
  );
}
