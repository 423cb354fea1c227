import { CheckCircleIcon, WarningCircleIcon } from '@toam/ui/icons';
import { Row } from '@toam/ui/layout/layout';
import { clsx } from 'clsx';
import * as css from './form-message.module.css';

interface FormMessageProps {
  text: string;
  good: boolean;
  /** Above the fields it has its own background. */
  above?: boolean;
}

/** A message of the login page: crimson for an error, green for good news. */
export const FormMessage = ({ text, good, above = false }: FormMessageProps) => (
  <Row
    as="p"
    gap={6}
    padX={above ? 12 : 0}
    padY={above ? 8 : 0}
    align="start"
    size={13}
    tone={good ? 'success' : 'error'}
    radius={8}
    background={above ? (good ? 'successTint' : 'errorTint') : undefined}
    className={clsx(css.message, above && css.above)}
    role={good ? 'status' : 'alert'}
  >
    {good ? <CheckCircleIcon size={16} weight="fill" /> : <WarningCircleIcon size={16} weight="fill" />}
    {text}
  </Row>
);
