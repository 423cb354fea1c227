import { pickerText } from '@toam/contracts/texts/picker';
import { EyeIcon } from '@toam/ui/icons';
import './reveal-button.css';

interface RevealButtonProps {
  busy: boolean;
  onReveal: () => void;
}

/** 'Hiện số' beside a masked number. The row around it is not pressed along. */
export const RevealButton = ({ busy, onReveal }: RevealButtonProps) => (
  <button
    type="button"
    className="tp-reveal"
    disabled={busy}
    title={pickerText.revealNote}
    onClick={(event) => {
      event.stopPropagation();
      onReveal();
    }}
  >
    <EyeIcon size={14} />
    {pickerText.reveal}
  </button>
);
