import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { isUnreachable } from '@toam/api-client/call-failed';
import { commonText } from '@toam/contracts/texts/common';
import { zaloText as text } from '@toam/contracts/zalo/zalo.text';
import { connectZalo } from '@toam/contracts/zalo/zalo.endpoints';
import {
  Button,
  offer,
  PendingState,
  RefusedState,
  ScreenState,
  ScreenTitle,
  showError,
  Stack,
  Text,
} from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ZaloAccount } from '../house/zalo/zalo-account';
import { zaloQueries } from '../house/zalo/zalo.queries';
import { paths } from '../paths';

/**
 * /social/zalo/token: where Zalo sends the person back to, with a code. Without one it shows the connection, for the palette and the
 * account page. Specification 2 §2, 3 §2.7.
 */
export function Component() {
  const [params] = useSearchParams();
  const [code, state] = [params.get('code'), params.get('state')];
  return (
    <>
      <ScreenTitle text={text.title} />
      {code && state ? <Connecting key={state} code={code} state={state} /> : <Standing wasRefused={state !== null} />}
    </>
  );
}

/** Brings the code to the API. Nothing but a sign of work is seen until it has answered. */
function Connecting({ code, state }: { code: string; state: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isError } = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => call(connectZalo, { body: { code, state } }),
    onSuccess: (connection) => void queries.setQueryData(zaloQueries.me().queryKey, connection),
    onError: showError,
  });
  const celebrate = async () => {
    // a code is good once: going back must not bring it again
    await navigate(paths.houses, { replace: true });
    const done = { title: text.connectedTitle, description: text.connectedDone };
    const looks = await offer({ ...done, okText: text.seeConnection, cancelText: commonText.ok });
    if (looks) void navigate(paths.zalo);
  };
  // whoever left this screen meanwhile stays where they are
  const send = () => mutate(undefined, { onSuccess: () => void celebrate() });
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  });
  if (!isError) return <PendingState />;
  return (
    <RefusedState reason={text.failed} heading="h2">
      {isUnreachable(error) && <Button onClick={send}>{commonText.retry}</Button>}
      <Ways />
    </RefusedState>
  );
}

/** The ways on: a new question to Zalo, or on without it. */
function Ways() {
  const { data } = useQuery({ ...zaloQueries.me(), staleTime: 0 });
  return (
    <>
      <Link to={paths.houses} replace>
        {text.toHouses}
      </Link>
      {data?.login_url && (
        <Button type="primary" href={data.login_url}>
          {text.connectAgain}
        </Button>
      )}
    </>
  );
}

/** @param wasRefused the person came back from Zalo without a code */
function Standing({ wasRefused }: { wasRefused: boolean }) {
  const me = useQuery(zaloQueries.me());
  return (
    <Stack padX={[24, 16]} padY={24} gap={16} maxWidth={560} width="100%" style={{ margin: '0 auto' }}>
      {wasRefused && <Alert type="warning" showIcon title={text.notAllowed} />}
      <ScreenState query={me}>{(connection) => <ZaloAccount connection={connection} />}</ScreenState>
      <Text as="p" size={13} tone="text2">
        {text.howTo} <Link to={paths.houses}>{text.toHouses}</Link>
      </Text>
    </Stack>
  );
}
