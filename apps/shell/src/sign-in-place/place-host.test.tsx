import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trackLocation } from '@toam/contracts/sign-in/sign-in.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { PlaceHost } from './place-host';

const benThanh = { latitude: 10.7725, longitude: 106.698 };

const permissionsAsked = jest.fn<Promise<{ state: PermissionState }>, []>();

/** A browser with this permission. When asked, it answers with its place or refuses. */
function aBrowser(state: PermissionState, answers: 'tells' | 'refuses' = 'tells') {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed: PositionErrorCallback) =>
    answers === 'tells'
      ? found({ coords: benThanh } as GeolocationPosition)
      : failed({ code: 1 } as GeolocationPositionError),
  );
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  Object.defineProperty(navigator, 'permissions', {
    value: { query: permissionsAsked.mockResolvedValue({ state }) },
    configurable: true,
  });
  return getCurrentPosition;
}

const open = () => renderRoute([{ path: '*', Component: PlaceHost }], '/');
/** The line, which comes with the next screen after it is known. */
async function notice({ goTo }: ReturnType<typeof open>): Promise<HTMLElement> {
  await waitFor(() => expect(permissionsAsked).toHaveBeenCalled(), { timeout: 3000 });
  await aMoment();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await goTo('/house');
  return screen.findByRole('region', { name: 'Ghi lại nơi đăng nhập?' });
}
const told = () => callsOf(trackLocation).map(({ body }) => body);
/** Long enough to be sure that nothing happens. */
const aMoment = () => act(() => new Promise((wake) => setTimeout(wake, 200)));

beforeEach(() => {
  localStorage.clear();
  permissionsAsked.mockReset();
  answer(trackLocation, () => null);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'isSecureContext');
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

test('a browser that may tells the place without a word, once for a session', async () => {
  aBrowser('granted');
  const { unmount } = open();
  await waitFor(() => expect(told()).toEqual([expect.objectContaining({ location: benThanh })]), { timeout: 3000 });
  unmount();
  open();
  await aMoment();
  expect(told()).toHaveLength(1);
});

test('where it would ask, the person is told why first; agreeing makes it ask', async () => {
  const ask = aBrowser('prompt');
  expect(await notice(open())).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Đồng ý' }));
  await waitFor(() => expect(told()).toHaveLength(1), { timeout: 3000 });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('declining asks nothing, now and later', async () => {
  const ask = aBrowser('prompt');
  const opened = open();
  await notice(opened);
  await userEvent.click(screen.getByRole('button', { name: 'Không' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  opened.unmount();
  localStorage.removeItem('toam.sign-in-place'); // another sign-in in this browser
  const { goTo } = open();
  await aMoment();
  await goTo('/house');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['forbidden', aBrowser.bind(null, 'denied')],
  ['refused when asked', aBrowser.bind(null, 'granted', 'refuses')],
])('a place that is %s stays untold, and nothing is said', async (_what, browser) => {
  browser();
  open();
  await waitFor(() => expect(localStorage.getItem('toam.sign-in-place')).not.toBeNull(), { timeout: 3000 });
  expect(told()).toEqual([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('an API that is down is tried at the next start; nobody is bothered', async () => {
  aBrowser('granted');
  refuse(trackLocation, 500, 'Lỗi');
  open();
  await waitFor(() => expect(callsOf(trackLocation)).toHaveLength(1), { timeout: 3000 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('toam.sign-in-place')).toBeNull();
});
