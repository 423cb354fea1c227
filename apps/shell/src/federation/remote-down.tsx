import { platformText } from '@toam/contracts/texts/platform';
import { useLive } from '@toam/live/live';
import { FailureCard } from '@toam/platform/failure-card';
import { platformHost } from '@toam/platform/host';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { Button, formatClock, ScreenTitle, toast } from '@toam/ui/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { entryOfPath } from './menu';
import { remoteOfPath } from './preload';
import { RemoteUnavailable } from './remote-code';

const frame = { maxWidth: 640, margin: '0 auto', padding: '40px 16px' } as const;
const small = { marginTop: 10, fontSize: 12, lineHeight: '18px', color: 'var(--text3)' } as const;

/** What people call the part of the remote that a path shows. */
function partName(remote: RegisteredRemote, path: string): string {
  return (entryOfPath(remote.menu, path) ?? remote.menu[0])?.text ?? remote.name;
}

/**
 * Stands in for a remote whose code did not arrive or whose screen threw: its own URLs only, the chrome stays.
 * Retrying navigates to the same place, which asks for the code again; nothing is reloaded. Mockup 13.
 */
export function RemoteDown({ remote }: { remote: RegisteredRemote }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const [since] = useState(() => Math.floor(Date.now() / 1000));
  const isAbsent = error instanceof RemoteUnavailable;
  const part = partName(remote, location.pathname);
  const code = `${remote.name}/${isAbsent ? 'remote' : 'screen'}`;

  useEffect(() => {
    platformHost().report({ remote: remote.name, stage: isAbsent ? 'load' : 'render', error });
  }, [error, isAbsent, remote.name]);

  const retry = () => void navigate(location, { replace: true });
  // what was away along with the API is back along with it; a screen that threw would throw again
  useLive('live.ready', () => isAbsent && retry());

  const copy = async () => {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const details = [`${code} ${remote.version}`, new Date(since * 1000).toISOString(), location.pathname, said];
    try {
      await navigator.clipboard.writeText(details.join('\n'));
      toast.success(platformText.copied);
    } catch {
      toast.error(platformText.copyFailed); // no permission, or a page without https has no clipboard at all
    }
  };

  return (
    <>
      <ScreenTitle text={part} />
      <section style={frame}>
        <FailureCard
          title={isAbsent ? platformText.partDown(part) : platformText.partBroke(part)}
          why={isAbsent ? platformText.partDownWhy : platformText.partBrokeWhy}
          onRetry={retry}
        >
          <Button size="small" type="text" onClick={() => void navigate('/dashboard')}>
            {platformText.home}
          </Button>
        </FailureCard>
        <p style={small}>
          {platformText.code}: {code} · {formatClock(since)} · {platformText.team(remote.team)} ·{' '}
          <Button
            type="link"
            size="small"
            style={{ padding: 0, fontSize: 12, height: 'auto' }}
            onClick={() => void copy()}
          >
            {platformText.copyDetails}
          </Button>
        </p>
      </section>
    </>
  );
}

/** RemoteDown for the remote that owns the address: its routes never arrived, so nothing else knows whose it is. */
export function RemoteOfPathDown({ remotes }: { remotes: RegisteredRemote[] }) {
  const error = useRouteError();
  const remote = remoteOfPath(remotes, useLocation().pathname);
  if (!remote) throw error;
  return <RemoteDown remote={remote} />;
}
