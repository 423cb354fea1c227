import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout';
import { useIsPhone } from '../screen/use-phone';

interface FilterFormProps {
  /** Accessible name of the form. */
  title: string;
  children: ReactNode;
  /** Room for two of the device's own date inputs. */
  wide: boolean;
  applyText?: string;
  resetText?: string;
  onSubmit: () => void;
  onReset: () => void;
}

/** Frame of a filter's editor: fields over two buttons; Enter applies. */
export function FilterForm({
  title,
  children,
  wide,
  applyText = listText.apply,
  resetText = listText.unfilter,
  onSubmit,
  onReset,
}: FilterFormProps) {
  // On a phone the form is inside the sheet, and only the sheet's button is orange.
  const isPhone = useIsPhone();
  return (
    <Stack
      as="form"
      gap={8}
      width={wide ? 320 : 264}
      maxWidth="100%"
      aria-label={listText.filterBy(title)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Row gap={8} justify="end">
        <Button size={isPhone ? 'middle' : 'small'} type="text" onClick={onReset}>
          {resetText}
        </Button>
        <Button size={isPhone ? 'middle' : 'small'} type={isPhone ? 'default' : 'primary'} htmlType="submit">
          {applyText}
        </Button>
      </Row>
    </Stack>
  );
}
