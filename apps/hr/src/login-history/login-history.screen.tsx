import { useUser } from '@toam/auth/session';
import { signInText as text } from '@toam/contracts/texts/sign-in';
import { ScreenTitle, useUrlState } from '@toam/ui/core';
import { z } from 'zod';
import { DeviceSection } from '../login/device-section';
import { HistorySection } from '../login/history-section';
import './login-history.css';

const page = z.coerce.number().int().min(1).catch(1);

/** The pages of the two lists; invalid values fall back to defaults. */
const loginHistorySearch = z.object({ devices: page, page });

/** /login-history: where I am signed in, and every sign-in of the last year. Specification 2 §2, D23. */
export function Component() {
  const { id, name } = useUser();
  const [search, change] = useUrlState(loginHistorySearch);
  return (
    <div className="login-history">
      <ScreenTitle text={text.historyTitle} />
      <div className="login-history-lists">
        <p>{text.historyHint}</p>
        <DeviceSection person={{ id, name }} page={search.devices} onPage={(devices) => change({ devices })} />
        <HistorySection userId={id} page={search.page} onPage={(next) => change({ page: next })} />
      </div>
    </div>
  );
}
