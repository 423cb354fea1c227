import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Button, Card, copyText, Grid, IconButton, Row, Stack, Text } from '@toam/ui/core';
import { CopyIcon, LockSimpleIcon, PhoneIcon } from '@toam/ui/icons';
import { AgentContact } from '../house/agent-contact';
import { ContactLine } from '../house/contact-line';
import { CustomerName } from '../house/customer-name';
import { dialledPhone } from '@toam/domain/phone';
import * as css from './house-side.module.css';
import { ownerPhone } from './owner-phone';
import { Quiet } from './quiet';
import { ShareStanding } from './share-standing';

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
