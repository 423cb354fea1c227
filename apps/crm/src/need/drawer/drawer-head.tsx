import type { NeedHead } from '@toam/contracts/request/need-houses.schema';
import { houseCustomersText } from '@toam/contracts/texts/house-customers';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { needStatusText } from '@toam/contracts/texts/need';
import { NeedStatus } from '@toam/domain/need/need-values';
import { Button, StatusTag, useIsPhone } from '@toam/ui/core';
import { PencilSimpleIcon, ShareNetworkIcon, XIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { needLine } from '@toam/pickers/need/need-labels';
import { ShareNeedDialog } from '../share-need.dialog';
import { useNeedActions } from '../use-need-actions';

/** The customer and the need; status, sharing and editing if the viewer may. Specification 2 §2. */
export function DrawerHead({ need, onClose }: { need: NeedHead; onClose: () => void }) {
  const isPhone = useIsPhone();
  const [isSharing, setSharing] = useState(false);
  return (
    <header className="need-drawer-head">
      <div className="need-drawer-who">
        <div>
          <h2>
            {need.customer.may_open ? (
              <Link to={paths.customer(need.customer.id)}>{need.customer.name}</Link>
            ) : (
              need.customer.name
            )}
          </h2>
          <span>{houseCustomersText.need(need.id)}</span>
          <NeedStatusSwitch need={need} />
        </div>
        <p>{needLine(need)}</p>
      </div>
      {need.may_share && (
        <Button
          icon={<ShareNetworkIcon size={isPhone ? 20 : 16} />}
          type={isPhone ? 'text' : 'default'}
          size={isPhone ? 'large' : 'middle'}
          aria-label={text.share}
          onClick={() => setSharing(true)}
        >
          {isPhone ? null : text.share}
        </Button>
      )}
      {need.may_edit && (
        <Link to={paths.editNeed(need.id)} className="need-drawer-edit" aria-label={text.edit}>
          <PencilSimpleIcon size={isPhone ? 20 : 16} />
          {!isPhone && text.edit}
        </Link>
      )}
      <Button
        type="text"
        size={isPhone ? 'large' : 'middle'}
        icon={<XIcon size={20} />}
        aria-label={text.close}
        title={text.close}
        onClick={onClose}
      />
      {isSharing && <ShareNeedDialog need={need} onClose={() => setSharing(false)} />}
    </header>
  );
}

/** Chưa xử lý or Đã xử lý. A press asks first and then switches. Specification 2 §4. */
function NeedStatusSwitch({ need }: { need: NeedHead }) {
  const { changeStatus } = useNeedActions();
  const tag = (
    <StatusTag tone={need.status === NeedStatus.resolved ? 'success' : 'warning'}>
      {needStatusText[need.status]}
    </StatusTag>
  );
  if (!need.may_edit) return tag;
  return (
    <button
      type="button"
      className="need-drawer-status"
      aria-label={text.changeStatus(needStatusText[need.status])}
      onClick={() => void changeStatus(need)}
    >
      {tag}
    </button>
  );
}
