import { signInText as text, deviceLabel } from '@toam/contracts/sign-in/sign-in.text';
import { Avatar, formatNumber, NoValue, Row, StatusTag, Text, Cell, formatDateTime } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { Link } from 'react-router-dom';
import { DeviceCell, IpCell, MomentCell, PlaceCell } from '../login/sign-in-cells';
import type { SummaryRow } from '../login/sign-in.queries';
import { paths } from '../paths';
import * as css from './login-tracking.module.css';

const Employee = ({ user }: SummaryRow) => (
  <Row as="span" gap={10} weight={500}>
    <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
    <span className="ellipsis" title={user.name}>
      {user.name}
    </span>
    {user.status === 0 && <StatusTag tone="neutral">{text.locked}</StatusTag>}
  </Row>
);

/** A real link, so that it can open in a new tab. A plain press opens the dialog, as anywhere on the row. */
const Details = ({ user }: SummaryRow) => (
  <Row
    as={Link}
    to={paths.loginsOf(user.id)}
    height={28}
    padX={10}
    size={13}
    tone="text"
    background="surface"
    border
    radius={6}
    className={css.details}
    tabIndex={-1}
    aria-label={text.detailsOf(user.name)}
    onClick={(event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
    }}
  >
    {text.details}
  </Row>
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
    render: ({ latest_info }) => (latest_info ? <IpCell ip={latest_info.ip_address} /> : <NoValue />),
  },
  {
    key: 'place',
    title: text.place,
    width: 264,
    shape: 'twoLines',
    render: ({ latest_info }) => (latest_info ? <PlaceCell place={latest_info.location} /> : <NoValue />),
  },
  {
    key: 'device',
    title: text.device,
    width: 224,
    shape: 'twoLines',
    render: ({ latest_info }) => (latest_info ? <DeviceCell device={latest_info} /> : <NoValue />),
  },
  {
    key: 'last_login',
    title: text.lastLogin,
    width: 160,
    sortable: true,
    shape: 'twoLines',
    render: ({ last_login }) =>
      last_login === null ? <Text tone="text3">{text.never}</Text> : <MomentCell at={last_login} />,
  },
  {
    key: 'details',
    title: text.details,
    width: 92,
    hideTitle: true,
    render: (row) => <Details {...row} />,
  },
];

/** A person on a phone: when, with what and from where they last signed in. */
export const LoginCard = ({ user, latest_info: latest, last_login, location_count }: SummaryRow) => (
  <Row as="article" gap={12} align="start">
    <Avatar id={user.id} name={user.name} image={user.avatar} size={40} decorative />
    <Cell size={13} tone="text2">
      <Row as="span" gap={8} align="baseline" size={12} nowrap>
        <Text as="b" size={15} weight={600} tone="text" ellipsis>
          {user.name}
        </Text>
        {user.status === 0 && <StatusTag tone="neutral">{text.locked}</StatusTag>}
        <Cell as="span" />
        <span>{text.times(formatNumber(location_count))}</span>
      </Row>
      {latest && last_login !== null ? (
        <>
          <span className="ellipsis">{formatDateTime(last_login)}</span>
          <span className="ellipsis">
            {deviceLabel(latest)} · {latest.ip_address}
          </span>
          <span className="ellipsis">{latest.location?.address ?? text.notPermitted}</span>
        </>
      ) : (
        <Text tone="text3">{text.never}</Text>
      )}
    </Cell>
  </Row>
);
