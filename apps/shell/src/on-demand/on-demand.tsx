import { commonText } from '@toam/contracts/texts/common';
import { showError } from '@toam/ui/core';
import { useEffect, useState, type ComponentType } from 'react';

interface OnDemandProps {
  wanted: boolean;
  load: () => Promise<ComponentType>;
  /** The code did not load: nothing shows. The next opening tries again. */
  onFailed: () => void;
}

/** Renders a component of the shell whose code loads on first use. */
export function OnDemand({ wanted, load, onFailed }: OnDemandProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted || Part) return;
    load().then(
      (code) => setPart(() => code),
      () => {
        onFailed();
        showError(commonText.offline);
      },
    );
  }, [wanted, Part, load, onFailed]);
  return wanted && Part && <Part />;
}
