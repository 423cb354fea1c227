import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { usePanelEntry } from '@toam/list-screen/use-opened-row';
import { Text, useAddressParams } from '@toam/ui/core';
import { Link } from 'react-router-dom';

/** The code of a share; opens its panel over the screen (`?open=`). */
export function ShareLink({ id, code }: { id: number; code: string }) {
  const [params] = useAddressParams();
  const { opening } = usePanelEntry();
  const next = new URLSearchParams(params);
  next.set('open', String(id));
  return (
    <Text
      as={Link}
      to={{ search: next.toString() }}
      state={opening.state}
      tone="teal"
      nowrap
      digits
      tabIndex={-1}
      aria-label={text.openShare(code)}
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
    >
      {code}
    </Text>
  );
}
