import { Alert, type AlertProps } from 'antd';
import { clsx } from 'clsx';
import * as css from './fields.module.css';

interface FormNoticeProps extends Pick<AlertProps, 'title' | 'description' | 'action'> {
  type?: 'info' | 'warning';
  /** Stays at the top while the form scrolls. */
  sticky?: boolean;
}

/** Something to know before typing, above the form's sections. */
export const FormNotice = ({ type = 'info', sticky, ...words }: FormNoticeProps) => (
  <Alert {...words} type={type} showIcon className={clsx(css.notice, sticky && css.sticky)} />
);
