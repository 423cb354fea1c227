import { platformText } from '@toam/contracts/texts/platform';
import { useLive } from '@toam/live/live';
import { CodeFailure } from '@toam/platform/code-failure';
import { platformHost } from '@toam/platform/host';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { Button, formatClock, ScreenTitle, toast } from '@toam/ui/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { CodeArriving } from './code-arriving';
import { entryOfPath } from './menu';
import { remoteOfPath } from './preload';
import { RemoteReplaced, RemoteUnavailable } from './remote-code';
import { renewPage } from './tab-builds';

const frame = { maxWidth: 640, margin: '0 auto', padding: '40px 16px' } as const;
const small = { marginTop: 10, fontSize: 12, lineHeight: '18px', color: 'var(--text3)' } as const;

/** The menu's name for the part of the remote that a path shows. */
function partName(remote: RegisteredRemote, path: string): string {
  return (entryOfPath(remote.menu, path) ?? remote.menu[0])?.text ?? remote.name;
}

/**
 * Replaces a remote whose code did not load or whose screen threw. Only its own URLs are affected; the frame stays.
 * A retry navigates to the same place and so loads the code again, without a page reload. Mockup 13.
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
  // When the API is back, the code is probably back too: retry. A screen that threw would only throw again.
  useLive('live.ready', () => isAbsent && retry());

  const copy = async () => {
    const input = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const details = [`${code} ${remote.version}`, new Date(since * 1000).toISOString(), location.pathname, input];
    try {
      await navigator.clipboard.writeText(details.join('\n'));
      toast.success(platformText.copied);
    } catch {
      toast.error(platformText.copyFailed); // no permission, or a page without https, which has no clipboard
    }
  };

  return (
    <>
      <ScreenTitle text={part} />
      <section style={frame}>
        <CodeFailure
          title={isAbsent ? platformText.partDown(part) : platformText.partBroke(part)}
          why={isAbsent ? platformText.partDownWhy : platformText.partBrokeWhy}
          onRetry={retry}
          isScreen={isAbsent}
        >
          <Button size="small" type="text" onClick={() => void navigate('/dashboard')}>
            {platformText.home}
          </Button>
        </CodeFailure>
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

/** The address is opened anew, in the build that is live. */
function Renewing() {
  useEffect(() => void renewPage(), []);
  return <CodeArriving />;
}

/** RemoteDown for the remote of the address. Its routes never loaded, so only the address tells which remote it is. */
export function RemoteOfPathDown({ remotes }: { remotes: RegisteredRemote[] }) {
  const error = useRouteError();
  const remote = remoteOfPath(remotes, useLocation().pathname);
  if (!remote) throw error;
  if (error instanceof RemoteReplaced) return <Renewing />;
  return <RemoteDown remote={remote} />;
}
