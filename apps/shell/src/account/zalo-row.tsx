import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { zaloText as text } from '@toam/contracts/zalo/zalo.text';
import { readZalo, type ZaloConnection } from '@toam/contracts/zalo/zalo.endpoints';
import { Cell, formatDate, Row, Text } from '@toam/ui/core';
import { Link } from 'react-router-dom';

const standingOf = ({ connected, lapsed, name, connected_at }: ZaloConnection): string => {
  if (connected) return `${name}. ${text.since(formatDate(connected_at ?? 0))}`;
  return lapsed ? text.lapsed : text.notConnected;
};

/** Where the person's connection to Zalo stands, and the way to its screen. Nothing where the brokerage has no app at Zalo. */
export function ZaloRow() {
  // the key of the screen's own query, in another remote: what one of them reads the other shows
  const { data } = useQuery({ queryKey: ['zalo', 'me'], queryFn: ({ signal }) => call(readZalo, {}, signal) });
  if (!data?.configured) return null;
  return (
    <Row as="section" aria-label={text.accountTitle} gap={12} top={16} padY={12} edge="topSoft" wrap>
      <Cell gap={2}>
        <Text weight={500}>{text.accountTitle}</Text>
        <Text size={13} tone="text2">
          {standingOf(data)}
        </Text>
        <Text size={12} tone="text3">
          {text.accountNote}
        </Text>
      </Cell>
      <Link to="/social/zalo/token">{data.connected ? text.manage : text.connect}</Link>
    </Row>
  );
}
