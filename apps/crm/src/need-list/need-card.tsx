import type { NeedRow } from '@toam/contracts/request/request.schema';
import { needListText } from '@toam/contracts/texts/need-list';
import { Avatar, formatAgo } from '@toam/ui/core';
import { DotsThreeVerticalIcon } from '@toam/ui/icons';
import { NeedMenu } from '../need/need-menu';
import { budgetText } from '@toam/pickers/need/need-labels';
import { NeedStatusTag, purposeText } from './need-cells';
import { MatchedCount } from './need-counts';
import { CustomerPhone } from './need-customer';

/** Purpose, type and districts in one line: "Mua · Nhà phố · Bình Thạnh". 'Phường 4' alone would be ambiguous. */
const wishLine = (need: NeedRow): string =>
  [purposeText(need), need.names.property_type.join(', '), need.names.province.join(', ')].filter(Boolean).join(' · ');

/** A need on a phone: customer, price, type and place. */
export const NeedCard = ({ need }: { need: NeedRow }) => (
  <article className="need-tile">
    <div className="need-tile-line">
      <b className="ellipsis">{need.customer.name}</b>
      <span className="need-tile-budget">{budgetText(need)}</span>
    </div>
    <div className="need-tile-line">
      <span className="need-tile-quiet">#{need.id}</span>
      <CustomerPhone customer={need.customer} />
      <span className="ta-grow" />
      <NeedStatusTag status={need.status} />
    </div>
    <span className="need-tile-wishes ellipsis">{wishLine(need)}</span>
    <div className="need-tile-line need-tile-foot">
      <span>
        <MatchedCount needId={need.id} /> {needListText.fitting}
      </span>
      <span className="ta-grow" />
      <time>{formatAgo(need.created_at)}</time>
      {need.user && <Avatar id={need.user.id} name={need.user.name} image={need.user.avatar} size={20} />}
      <NeedMenu need={need}>
        <button type="button" className="need-tile-menu" aria-label={needListText.actions(need.id)}>
          <DotsThreeVerticalIcon size={20} weight="bold" />
        </button>
      </NeedMenu>
    </div>
  </article>
);
