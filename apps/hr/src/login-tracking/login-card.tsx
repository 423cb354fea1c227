import { deviceLabel, signInText as text } from '@toam/contracts/texts/sign-in';
import { Avatar, formatDateTime, formatNumber, StatusTag } from '@toam/ui/core';
import type { SummaryRow } from '../login/sign-in.queries';

/** A person on a phone: when, with what and from where they last signed in. */
export const LoginCard = ({ user, latest_info: latest, last_login, location_count }: SummaryRow) => (
  <article className="login-card">
    <Avatar id={user.id} name={user.name} image={user.avatar} size={40} decorative />
    <div>
      <span className="login-card-name">
        <b className="ellipsis">{user.name}</b>
        {user.status === 0 && <StatusTag tone="neutral">{text.locked}</StatusTag>}
        <span className="ta-grow" />
        <span>{text.times(formatNumber(location_count))}</span>
      </span>
      {latest && last_login !== null ? (
        <>
          <span className="ellipsis">{formatDateTime(last_login)}</span>
          <span className="ellipsis">
            {deviceLabel(latest)} · {latest.ip_address}
          </span>
          <span className="ellipsis">{latest.location?.address ?? text.notPermitted}</span>
        </>
      ) : (
        <span className="login-never">{text.never}</span>
      )}
    </div>
  </article>
);
