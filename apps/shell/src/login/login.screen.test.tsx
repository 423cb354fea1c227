import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropSession, storedSession } from '@toam/auth/stored-session';
import { takeFarewell } from '@toam/auth/farewell';
import { page } from '@toam/auth/page';
import { changePassword, signIn, signOut } from '@toam/contracts/auth/auth.endpoints';
import { authText } from '@toam/contracts/auth/auth.text';
import { commonText } from '@toam/contracts/texts/common';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { LoginScreen } from './login.screen';

const replace = jest.spyOn(page, 'replace').mockImplementation(() => undefined);

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Mật khẩu');
const submit = () => screen.getByRole('button', { name: 'Đăng nhập' });

async function signInAs(typedEmail: string, typedPassword: string) {
  await userEvent.type(email(), typedEmail);
  await userEvent.type(password(), typedPassword);
  await userEvent.click(submit());
}
const open = (search = '', farewell: Parameters<typeof LoginScreen>[0]['farewell'] = null) =>
  render(<LoginScreen search={search} farewell={farewell} />);

beforeEach(() => {
  dropSession();
  replace.mockClear();
});

test('a sign-in is kept and goes back to where the person was, query string and hash too', async () => {
  answer(signIn, ({ body }) => ({ token: `token of ${body.email}`, id: 7, must_change_password: false }));
  open(`?from=${encodeURIComponent('/house?mode=personalList&search=quận 7#row-3')}`);
  await signInAs(' thuha@toam.vn ', 'matkhau12');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/house?mode=personalList&search=qu%E1%BA%ADn%207#row-3'));
  expect(storedSession()).toEqual({ token: 'token of thuha@toam.vn', userId: 7 });
});

test('without an origin it goes home, and never to another site', async () => {
  answer(signIn, () => ({ token: 't', id: 7, must_change_password: false }));
  open('?from=https%3A%2F%2Fevil.example%2Fhouse');
  await signInAs('thuha@toam.vn', 'matkhau12');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'));
});

test('errors show for fields that were left, and while one shows the button is disabled', async () => {
  open();
  expect(submit()).toBeEnabled();
  await userEvent.type(email(), 'thuha');
  expect(screen.queryByText(authText.emailInvalid)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(authText.emailInvalid)).toBeVisible();
  expect(email()).toBeInvalid();
  expect(submit()).toBeDisabled();
  await userEvent.type(email(), '@toam.vn');
  expect(screen.queryByText(authText.emailInvalid)).toBeNull();
  // the password field is empty after going back
  expect(screen.getByText(authText.passwordRequired)).toBeVisible();
  await userEvent.type(password(), 'matkhau12');
  expect(submit()).toBeEnabled();
});

test('walking through an untouched form says nothing; what was left empty says so once something is typed', async () => {
  open();
  email().focus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(screen.queryByText(authText.emailRequired)).toBeNull();
  expect(screen.queryByText(authText.passwordRequired)).toBeNull();
  await userEvent.type(email(), 'thuha@toam.vn');
  await userEvent.click(password());
  await userEvent.click(email());
  expect(screen.getByText(authText.passwordRequired)).toBeVisible();
  await userEvent.clear(email());
  await userEvent.click(password());
  expect(screen.getByText(authText.emailRequired)).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('a password that is fetched from another window is not asked for meanwhile', async () => {
  open();
  await userEvent.type(email(), 'thuha@toam.vn');
  await userEvent.tab();
  // leaving the window blurs the field, but it stays the document's active element
  fireEvent.blur(password());
  expect(screen.queryByText(authText.passwordRequired)).toBeNull();
});

test('an empty form asks for both and puts the cursor into the first', async () => {
  open();
  await userEvent.click(submit());
  expect(screen.getByText(authText.emailRequired)).toBeVisible();
  expect(screen.getByText(authText.passwordRequired)).toBeVisible();
  expect(email()).toHaveFocus();
  expect(callsOf(signIn)).toHaveLength(0);
});

test('the server’s message stands under the fields until something is typed, and nobody is signed in', async () => {
  refuse(signIn, 422, authText.wrongCredentials);
  open();
  await signInAs('thuha@toam.vn', 'sai mat khau');
  expect(await screen.findByRole('alert')).toHaveTextContent(authText.wrongCredentials);
  expect(submit()).toBeEnabled();
  expect(replace).not.toHaveBeenCalled();
  expect(storedSession()).toBeNull();
  await userEvent.type(password(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network it says so and lets the person try again', async () => {
  cutOff(signIn);
  open();
  await signInAs('thuha@toam.vn', 'matkhau12');
  expect(await screen.findByRole('alert')).toHaveTextContent(commonText.offline);
  expect(submit()).toBeEnabled();
});

test('the password can be looked at', async () => {
  open();
  await userEvent.type(password(), 'matkhau12');
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('says why the last session ended', () => {
  open('', { text: commonText.sessionEnded, good: false });
  expect(screen.getByRole('alert')).toHaveTextContent(commonText.sessionEnded);
});

test('«Quên mật khẩu?» does nothing but say whom to ask (D105)', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /Quên mật khẩu/ }));
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Liên hệ quản trị viên');
  expect(replace).not.toHaveBeenCalled();
});

describe('a password that an admin gave (D67)', () => {
  const setNew = async (next: string, repeated: string) => {
    await userEvent.type(await screen.findByLabelText('Mật khẩu mới'), next);
    await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu mới'), repeated);
    await userEvent.click(screen.getByRole('button', { name: 'Lưu mật khẩu' }));
  };
  beforeEach(() => answer(signIn, () => ({ token: 'first', id: 7, must_change_password: true })));

  test('is changed before anything else, and then everyone signs in with the new one', async () => {
    answer(changePassword, () => null);
    answer(signOut, () => null);
    open();
    await signInAs('thuha@toam.vn', 'cap-phat-1');
    await setNew('cua-rieng-toi', 'cua-rieng-toi');
    expect(await screen.findByText(authText.passwordChanged)).toBeVisible();
    expect(email()).toHaveValue('thuha@toam.vn');
    expect(storedSession()).toBeNull();
    cleanup();
    open('', takeFarewell());
    expect(email()).toHaveValue('thuha@toam.vn');
    expect(password()).toHaveFocus();
    expect(takeFarewell()).toBeNull();
    const [asked] = callsOf(changePassword);
    expect(asked?.body).toEqual({ old_password: 'cap-phat-1', new_password: 'cua-rieng-toi' });
    expect(asked?.request.headers.authorization).toBe('Bearer first');
  });

  test.each([
    ['ngan', 'ngan', authText.passwordTooShort],
    ['12345678', '12345678', authText.passwordCommon],
    ['cap-phat-1', 'cap-phat-1', authText.passwordUnchanged],
    ['cua-rieng-toi', 'cua-rieng-ta', authText.passwordsDiffer],
  ])('“%s” repeated as “%s” is refused', async (next, repeated, message) => {
    open();
    await signInAs('thuha@toam.vn', 'cap-phat-1');
    await setNew(next, repeated);
    for (const shown of screen.getAllByText(message)) expect(shown).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lưu mật khẩu' })).toBeDisabled();
    expect(callsOf(changePassword)).toHaveLength(0);
  });
});
