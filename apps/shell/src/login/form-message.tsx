import { CheckCircleIcon, WarningCircleIcon } from '@toam/ui/icons';

/** A line of the login page: crimson for a refusal, green for good news. */
export const FormMessage = ({ text, good }: { text: string; good: boolean }) => (
  <p className={good ? 'login-message good' : 'login-message'} role={good ? 'status' : 'alert'}>
    {good ? <CheckCircleIcon size={16} weight="fill" /> : <WarningCircleIcon size={16} weight="fill" />}
    {text}
  </p>
);
