import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Marks the history entry of an opened modal: the entry before it is the screen that opened it. */
const fromScreen = { customerFromScreen: true };

const isFromScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'customerFromScreen' in state;

/** Whether the list is on the screen. The address keeps the list's query under the modal. */
const isList = (pathname: string) => pathname === paths.customers || isModal(pathname);
const isModal = (pathname: string) => /^\/customer\/(new|edit\/)/.test(pathname);

/** Opens the modal of a customer, or of a new one if there is no id. If the list is open, it stays as it is below. */
export function useEditCustomer(): (customerId?: number) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (customerId) => {
    const to = customerId === undefined ? paths.newCustomer : paths.editCustomer(customerId);
    // Going from one modal to another adds no history entry. Back leads to the screen before both.
    const step = isModal(pathname) ? { replace: true, state } : { state: fromScreen };
    void navigate({ pathname: to, search: isList(pathname) ? search : '' }, step);
  };
}

/** Closes the modal and goes back in the history. So the next back leaves the list and does not open the modal again. */
export function useCloseCustomer(): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: unknown; search: string };
  // A link from outside has no screen before it.
  return () =>
    isFromScreen(state) ? void navigate(-1) : void navigate({ pathname: paths.customers, search }, { replace: true });
}
