import type { NeedHead } from '@toam/contracts/need/need-houses.schema';
import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { needStatusText } from '@toam/contracts/need/need.text';
import { NeedStatus } from '@toam/domain/need-values';
import { Button, Cell, IconButton, PlainButton, Row, StatusTag, Text, useIsPhone } from '@toam/ui/core';
import { PencilSimpleIcon, ShareNetworkIcon, XIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { needLine } from '@toam/pickers/need/need-labels';
import { ShareNeedDialog } from '../share-need.dialog';
import { useNeedActions } from '../use-need-actions';
import * as css from './need-drawer.module.css';

/** The customer and the need; status, sharing and editing if the viewer may. Specification 2 §2. */
export function DrawerHead({ need, onClose }: { need: NeedHead; onClose: () => void }) {
  const isPhone = useIsPhone();
  const [isSharing, setSharing] = useState(false);
  return (
    <Row as="header" flex="none" gap={[12, 0]} className={css.head}>
      <Cell tone="text2">
        <Row wrap gap={8} rowGap={0}>
          <Text as="h2" size={16} tone="text" weight={600}>
            {need.customer.may_open ? (
              <Text as={Link} to={paths.customer(need.customer.id)}>
                {need.customer.name}
              </Text>
            ) : (
              need.customer.name
            )}
          </Text>
          {houseCustomersText.need(need.id)}
          <NeedStatusSwitch need={need} />
        </Row>
        <Text as="p" ellipsis>
          {needLine(need)}
        </Text>
      </Cell>
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
        <IconButton
          as={Link}
          to={paths.editNeed(need.id)}
          aria-label={text.edit}
          border={!isPhone}
          width={['auto', 40]}
          gap={8}
          padX={[14, 0]}
          size={14}
          tone="text"
        >
          <PencilSimpleIcon size={isPhone ? 20 : 16} />
          {!isPhone && text.edit}
        </IconButton>
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
    </Row>
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
    <PlainButton
      padY={2}
      radius={4}
      className={css.status}
      aria-label={text.changeStatus(needStatusText[need.status])}
      onClick={() => void changeStatus(need)}
    >
      {tag}
    </PlainButton>
  );
}
