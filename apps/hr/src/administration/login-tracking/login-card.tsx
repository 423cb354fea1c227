import { deviceLabel, signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { Avatar, Cell, formatDateTime, formatNumber, Row, StatusTag, Text } from '@toam/ui/core';
import type { SummaryRow } from '../login/sign-in.queries';

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
