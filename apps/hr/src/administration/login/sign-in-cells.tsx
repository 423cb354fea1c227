import type { Device, SignInPlace } from '@toam/contracts/sign-in/sign-in';
import { deviceLabel, signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { formatAgo, formatDate, formatDateTime, Row, Stack, Text, TwoLines } from '@toam/ui/core';
import { DesktopIcon, DeviceMobileIcon, QuestionIcon } from '@toam/ui/icons';
import * as css from './sign-in.module.css';

const icons = {
  desktop: DesktopIcon,
  mobile: DeviceMobileIcon,
  tablet: DeviceMobileIcon,
  unknown: QuestionIcon,
} as const;

/** The device of a sign-in: browser, system and kind of machine. */
export function DeviceCell({ device }: { device: Device }) {
  const Icon = icons[device.device_type];
  const name = deviceLabel(device);
  const kind = text.deviceKind[device.device_type];
  return (
    <Row as="span" gap={10}>
      <Icon size={20} color="var(--text3)" />
      <TwoLines flex={1}>
        <span className="ellipsis" title={name}>
          {name}
        </span>
        {kind !== name && <span className="ellipsis">{kind}</span>}
      </TwoLines>
    </Row>
  );
}

const degrees = ({ latitude, longitude }: SignInPlace): string | null =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

const source = { browser: text.byBrowser, ip: text.byIp } as const;

/** The place and its source; 'Not permitted' if the place is unknown. Specification 2 §8. */
export function PlaceCell({ place }: { place: SignInPlace | null }) {
  if (!place?.address)
    return (
      <Stack as="span" tone="text3">
        <span title={text.notPermittedHint}>{text.notPermitted}</span>
        {place && (
          <Text size={12} ellipsis>
            {degrees(place)}
          </Text>
        )}
      </Stack>
    );
  return (
    <TwoLines>
      <span className="ellipsis" title={[place.address, degrees(place)].filter(Boolean).join('\n')}>
        {place.address}
      </span>
      <span className="ellipsis">{source[place.by]}</span>
    </TwoLines>
  );
}

const day = 86_400;

/** '5 phút trước', 'Hôm qua', '18 ngày trước', '3 tháng trước': no entry is older than a year. */
function agoOf(at: number, now = Date.now() / 1000): string {
  const short = formatAgo(at, now);
  // for older times the short form is the date, which the line above already shows
  return formatDate(at).startsWith(short) ? text.longAgo(Math.round((now - at) / day)) : text.ago(short);
}

/** A time to the second, and how long ago it was. */
export const MomentCell = ({ at }: { at: number }) => (
  <Stack as="time" nowrap className={css.moment} dateTime={new Date(at * 1000).toISOString()}>
    <span>{formatDateTime(at)}</span>
    <Text size={12} tone="text3">
      {agoOf(at)}
    </Text>
  </Stack>
);

export const IpCell = ({ ip }: { ip: string }) => <Text breaks>{ip || '–'}</Text>;
