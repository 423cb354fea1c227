import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { LoginDevice } from '@toam/contracts/sign-in/sign-in';
import { deviceLabel, signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { Button, EmptyState, formatNumber, ScreenState, StatusTag, confirm, toast } from '@toam/ui/core';
import { SignOutIcon } from '@toam/ui/icons';
import { ListPager } from '@toam/ui/list';
import { clsx } from 'clsx';
import { DeviceCell, IpCell, MomentCell, PlaceCell } from './sign-in-cells';
import { SignInSection, SignInRow, SignInTable, useLastPage } from './sign-in-table';
import * as css from './sign-in.module.css';
import { signInQueries, endDevice, endDevices } from './sign-in.queries';

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

/** Signs devices out after a confirmation: a person at that device loses unsaved text. */
function useEnding(person: { id: number; name: string }) {
  const queries = useQueryClient();
  const isOwn = useUser().id === person.id;

  const endOne = async (device: LoginDevice) => {
    const query = { title: text.endTitle, description: text.endContent(deviceLabel(device)) };
    if (await confirm({ ...query, danger: true }, () => endDevice(queries, device.id))) toast.success(text.ended);
  };

  const endOthers = async () => {
    const query = isOwn
      ? { title: text.endOthersTitle, description: text.endOthersContent }
      : { title: text.endAllTitle(person.name), description: text.endAllContent };
    let ended = 0;
    const act = async () => void ({ ended } = await endDevices(queries, person.id));
    if (await confirm({ ...query, danger: true }, act)) toast.success(text.endedMany(ended));
  };

  return { isOwn, endOne, endOthers };
}
