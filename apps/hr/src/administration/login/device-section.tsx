import { useQuery } from '@tanstack/react-query';
import type { LoginDevice } from '@toam/contracts/sign-in/sign-in';
import { deviceLabel, signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { Button, EmptyState, formatNumber, ScreenState, StatusTag } from '@toam/ui/core';
import { ListPager } from '@toam/ui/list';
import { SignOutIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import { DeviceCell, IpCell, MomentCell, PlaceCell } from './sign-in-cells';
import { SignInRow, SignInTable } from './sign-in-table';
import { SignInSection } from './sign-in-section';
import * as css from './sign-in.module.css';
import { signInQueries } from './sign-in.queries';
import { useEnding } from './use-ending';
import { useLastPage } from './use-last-page';

const columns = {
  titles: [text.device, text.ip, text.place, text.signedInAt, text.lastSeen, text.actions],
  widths: 'minmax(150px, 1.3fr) 112px minmax(120px, 1fr) 144px 144px 104px',
  row: clsx(css.signIn, css.device, css.actionsLast),
};

interface DeviceSectionProps {
  person: { id: number; name: string };
  page: number;
  onPage: (page: number) => void;
}

/** The devices that a person is signed in on, this device first. The others can be signed out. Specification 2 §2, issue 5. */
export function DeviceSection({ person, page, onPage }: DeviceSectionProps) {
  const devices = useQuery(signInQueries.devices(person.id, page));
  useLastPage({ data: devices.isPlaceholderData ? undefined : devices.data, page, onPage });
  const { isOwn, endOne, endOthers } = useEnding(person);
  const total = devices.data?.total;
  const others = total === undefined ? 0 : total - (isOwn ? 1 : 0);
  return (
    <SignInSection
      title={text.devices}
      count={total === undefined ? undefined : formatNumber(total)}
      actions={
        others > 0 && (
          <Button danger icon={<SignOutIcon size={16} />} onClick={() => void endOthers()}>
            {isOwn ? text.endOthers : text.endAll}
          </Button>
        )
      }
    >
      <ScreenState query={devices}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState reason={text.noDevices} />
          ) : (
            <SignInTable label={text.devices} columns={columns} isStale={devices.isPlaceholderData}>
              {list.map((device) => (
                <DeviceRow key={device.id} device={device} onEnd={() => void endOne(device)} />
              ))}
            </SignInTable>
          )
        }
      </ScreenState>
      {devices.data && devices.data.total_page > 1 && (
        <ListPager label={text.devices} page={page} onPage={onPage} size={10} total={devices.data.total} />
      )}
    </SignInSection>
  );
}

const DeviceRow = ({ device, onEnd }: { device: LoginDevice; onEnd: () => void }) => (
  <SignInRow columns={columns}>
    <DeviceCell device={device} />
    <IpCell ip={device.ip_address} />
    <PlaceCell place={device.location} />
    <MomentCell at={device.created_at} />
    <MomentCell at={device.last_seen_at} />
    {device.is_current ? (
      <StatusTag tone="success">{text.thisDevice}</StatusTag>
    ) : (
      <Button aria-label={`${text.end}: ${deviceLabel(device)}`} title={text.end} onClick={onEnd}>
        {text.endVerb}
      </Button>
    )}
  </SignInRow>
);
