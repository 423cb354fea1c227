import { useCallback } from 'react';
import { createPart, usePart } from '../on-demand/on-demand';
import { useAsking } from './dialog-store';

/** In one chunk with the window of every dialog: who has opened a dialog can be asked without a network, too. */
const dialogPart = createPart(() => import(/* webpackChunkName: "dialog" */ './dialog'));

/** Host of `confirm`, `offer` and `askReason`. Mounted once, by AppProviders. If the dialog's code can't come, the answer is 'Huỷ'. */
export function Dialogs() {
  const asking = useAsking((state) => state.asking);
  const giveUp = useCallback(() => useAsking.getState().asking?.settle(null), []);
  const Dialog = usePart(dialogPart, asking !== null, giveUp);
  return asking && Dialog && <Dialog key={asking.question.title} asking={asking} />;
}
