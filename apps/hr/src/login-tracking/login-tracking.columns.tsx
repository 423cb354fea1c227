import { signInText as text } from '@toam/contracts/texts/sign-in';
import { Avatar, formatNumber, StatusTag } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/heavy';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { DeviceCell, IpCell, MomentCell, PlaceCell } from '../login/sign-in-cells';
import type { SummaryRow } from '../login/sign-in.queries';

const None = () => <span className="ta-none">–</span>;

const Employee = ({ user }: SummaryRow) => (
  <span className="login-employee">
    <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
    <span className="ellipsis" title={user.name}>
      {user.name}
    </span>
    {user.status === 0 && <StatusTag tone="neutral">{text.locked}</StatusTag>}
  </span>
);

/** A real link, so that it can open in a new tab. A plain press opens the dialog, as anywhere on the row. */
const Details = ({ user }: SummaryRow) => (
  <Link
    to={paths.loginsOf(user.id)}
    className="login-open"
    tabIndex={-1}
    aria-label={text.detailsOf(user.name)}
    onClick={(event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
    }}
  >
    {text.details}
  </Link>
);

/** Specification 2 §2 "Security". */
export const loginColumns: readonly ListColumn<SummaryRow>[] = [
  {
    key: 'name',
    title: text.employee,
    width: 206,
    pinned: true,
    sortable: true,
    shape: 'avatar',
    render: (row) => <Employee {...row} />,
  },
  {
    key: 'location_count',
    title: text.loginCount,
    width: 122,
    align: 'right',
    sortable: true,
    render: ({ location_count }) => <span className="num">{formatNumber(location_count)}</span>,
  },
  {
    key: 'ip',
    title: text.latestIp,
    width: 128,
    render: ({ latest_info }) => (latest_info ? <IpCell ip={latest_info.ip_address} /> : <None />),
  },
  {
    key: 'place',
    title: text.place,
    width: 264,
    shape: 'twoLines',
    render: ({ latest_info }) => (latest_info ? <PlaceCell place={latest_info.location} /> : <None />),
  },
  {
    key: 'device',
    title: text.device,
    width: 224,
    shape: 'twoLines',
    render: ({ latest_info }) => (latest_info ? <DeviceCell device={latest_info} /> : <None />),
  },
  {
    key: 'last_login',
    title: text.lastLogin,
    width: 160,
    sortable: true,
    shape: 'twoLines',
    render: ({ last_login }) =>
      last_login === null ? <span className="login-never">{text.never}</span> : <MomentCell at={last_login} />,
  },
  {
    key: 'details',
    title: text.details,
    width: 92,
    hideTitle: true,
    render: (row) => <Details {...row} />,
  },
];
