import { CircleNotchIcon } from '@toam/ui/icons';
import { Row } from '@toam/ui/layout/layout';
import * as css from './submit-button.module.css';

interface SubmitButtonProps {
  disabled: boolean;
  busy: boolean;
  children: string;
}

/** The only button of a form on the login page. */
export const SubmitButton = ({ disabled, busy, children }: SubmitButtonProps) => (
  <Row
    as="button"
    type="submit"
    height={44}
    width="100%"
    gap={8}
    justify="center"
    radius={8}
    size={15}
    weight={600}
    className={css.submit}
    disabled={disabled || busy}
  >
    {busy && <CircleNotchIcon size={18} className={css.spin} />}
    {children}
  </Row>
);
