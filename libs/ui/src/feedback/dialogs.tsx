import { Dialog } from './dialog';
import { useAsking } from './dialog-store';

/** Host of `confirm`, `offer` and `askReason`. Mounted once, by AppProviders. Its code is always here: people are asked without a network, too. */
export function Dialogs() {
  const asking = useAsking((state) => state.asking);
  return asking && <Dialog key={asking.question.title} asking={asking} />;
}
