import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { Avatar, Button, copyText } from '@toam/ui/core';
import { CopyIcon, LockSimpleIcon, PhoneIcon } from '@toam/ui/icons';
import { AgentContact } from '../house/agent-contact';
import { CustomerName } from '../house/customer-name';
import { dialledPhone } from '@toam/domain/phone';
import { ownerPhone } from './owner-phone';
import { ShareStanding } from './share-standing';

/** Beside the tabs (below them on a phone): where the house is shared, its owner, and the staff in charge. */
export const HouseSide = ({ house }: { house: HouseDetail }) => (
  <aside className="house-side">
    <ShareStanding house={house} />
    <section className="house-card">
      <div className="house-card-head">
        <h2>{houseDetailText.customer}</h2>
        {house.customer && <CopyPhone phone={house.customer.phone_number} />}
      </div>
      {house.customer ? (
        <Owner customer={house.customer} />
      ) : (
        <p className="house-quiet">{houseDetailText.noCustomer}</p>
      )}
      {house.user && (
        <>
          <hr />
          <h2>{houseDetailText.agent}</h2>
          <div className="house-agent">
            <AgentContact agent={house.user} />
          </div>
        </>
      )}
    </section>
  </aside>
);

function Owner({ customer }: { customer: NonNullable<HouseDetail['customer']> }) {
  const phone = ownerPhone(customer.phone_number);
  return (
    <div className="house-person">
      <Avatar id={customer.id} name={customer.name} size={36} decorative />
      <div className="house-person-text">
        <b>
          <CustomerName customer={customer} />
        </b>
        <span>{phone?.text ?? houseDetailText.noPhone}</span>
      </div>
      {phone?.callable && (
        <Button size="small" href={`tel:${dialledPhone(customer.phone_number ?? '')}`} icon={<PhoneIcon size={15} />}>
          {houseDetailText.call}
        </Button>
      )}
      {phone && !phone.callable && (
        <span className="house-hidden-phone" title={houseDetailText.phoneHidden}>
          <LockSimpleIcon size={15} />
          <span className="unseen">{houseDetailText.phoneHidden}</span>
        </span>
      )}
    </div>
  );
}

function CopyPhone({ phone }: { phone: string | null }) {
  if (!phone || !ownerPhone(phone)?.callable) return null;
  return (
    <button
      type="button"
      className="ta-icon-button ta-bare"
      aria-label={houseDetailText.copyPhone}
      title={houseDetailText.copyPhone}
      onClick={() => void copyText(phone, houseDetailText.phoneCopied)}
    >
      <CopyIcon size={16} />
    </button>
  );
}
