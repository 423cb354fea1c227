import { checkinFlowText as text } from '../checkin-flow.text';
import { Button } from '@toam/ui/core';
import { SignInIcon, SignOutIcon } from '@toam/ui/icons';
import type { ComponentProps } from 'react';

interface CheckinButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'type' | 'size' | 'block' | 'disabled' | 'onClick' | 'className' | 'loading'
> {
  /** True: the next one is a check-in. */
  status: boolean;
  words?: string;
}

/** 'Checkin' or 'Checkout', whichever comes next. */
export const CheckinButton = ({ status, words = text.act(status), ...props }: CheckinButtonProps) => (
  <Button icon={status ? <SignInIcon size={18} /> : <SignOutIcon size={18} />} {...props}>
    {words}
  </Button>
);
