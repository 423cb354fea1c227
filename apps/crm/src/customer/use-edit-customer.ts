import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Stands in the history's entry of an opened modal: the screen on which it was asked for lies right before it. */
const fromScreen = { customerFromScreen: true };

const isFromScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'customerFromScreen' in state;

/** Whether the list is on the screen: its question stays in the address under the modal. */
const isList = (pathname: string) => pathname === paths.customers || isModal(pathname);
const isModal = (pathname: string) => /^\/customer\/(new|edit\/)/.test(pathname);

/** Opens the modal of a customer, or of a new one without an id; over the list as it is, if it is there. */
export function useEditCustomer(): (customerId?: number) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (customerId) => {
    const to = customerId === undefined ? paths.newCustomer : paths.editCustomer(customerId);
    // From one modal to another is no step: back leads to what was there before both.
    const step = isModal(pathname) ? { replace: true, state } : { state: fromScreen };
    void navigate({ pathname: to, search: isList(pathname) ? search : '' }, step);
  };
}

/** Closes the modal: back where it was asked for, so that the next back leaves that screen instead of opening it again. */
export function useCloseCustomer(): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: unknown; search: string };
  // A link that came from outside has no screen before it.
  return () =>
    isFromScreen(state) ? void navigate(-1) : void navigate({ pathname: paths.customers, search }, { replace: true });
}
