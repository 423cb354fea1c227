import type { NeedRow } from '@toam/contracts/request/request.schema';
import { needListText } from '../need/need-list.text';
import { Avatar, formatAgo, IconButton, Row, Stack, Text } from '@toam/ui/core';
import { DotsThreeVerticalIcon } from '@toam/ui/icons';
import { NeedMenu } from '../need/need-menu';
import { budgetText } from '@toam/pickers/need/need-labels';
import { NeedStatusTag, purposeText } from './need-cells';
import { MatchedCount } from './need-counts';
import { CustomerPhone } from './need-customer';
import * as css from './need-card.module.css';

/** Purpose, type and districts in one line: "Mua · Nhà phố · Bình Thạnh". 'Phường 4' alone would be ambiguous. */
const wishLine = (need: NeedRow): string =>
  [purposeText(need), need.names.property_type.join(', '), need.names.province.join(', ')].filter(Boolean).join(' · ');

/** A need on a phone: customer, price, type and place. */
export const NeedCard = ({ need }: { need: NeedRow }) => (
  <Stack as="article" gap={2} height="100%" size={12} tone="text2">
    <Row gap={8} justify="between" size={14} tone="text" weight={600}>
      <span className="ellipsis">{need.customer.name}</span>
      <Text flex="none">{budgetText(need)}</Text>
    </Row>
    <Row gap={8}>
      <Text tone="text3">#{need.id}</Text>
      <Text flex={1}>
        <CustomerPhone customer={need.customer} />
      </Text>
      <NeedStatusTag status={need.status} />
    </Row>
    <Text flex="none" ellipsis>
      {wishLine(need)}
    </Text>
    <Row gap={8} className={css.foot}>
      <Text flex={1}>
        <MatchedCount needId={need.id} /> {needListText.fitting}
      </Text>
      <Text as="time" tone="text3">
        {formatAgo(need.created_at)}
      </Text>
      {need.user && <Avatar id={need.user.id} name={need.user.name} image={need.user.avatar} size={20} />}
      <NeedMenu need={need}>
        <IconButton className={css.menu} aria-label={needListText.actions(need.id)}>
          <DotsThreeVerticalIcon size={20} weight="bold" />
        </IconButton>
      </NeedMenu>
    </Row>
  </Stack>
);
