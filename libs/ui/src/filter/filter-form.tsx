import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '../screen/use-phone';

interface FilterFormProps {
  /** Accessible name of the form. */
  title: string;
  children: ReactNode;
  applyText?: string;
  resetText?: string;
  onSubmit: () => void;
  onReset: () => void;
}

/** Frame of a filter's editor: fields over two buttons; Enter applies. */
export function FilterForm({
  title,
  children,
  applyText = listText.apply,
  resetText = listText.unfilter,
  onSubmit,
  onReset,
}: FilterFormProps) {
  // On a phone the form is inside the sheet, and only the sheet's button is orange.
  const isPhone = useIsPhone();
  return (
    <form
      className="ta-filter-form"
      aria-label={listText.filterBy(title)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className="ta-filter-buttons">
        <Button size={isPhone ? 'middle' : 'small'} type="text" onClick={onReset}>
          {resetText}
        </Button>
        <Button size={isPhone ? 'middle' : 'small'} type={isPhone ? 'default' : 'primary'} htmlType="submit">
          {applyText}
        </Button>
      </div>
    </form>
  );
}
