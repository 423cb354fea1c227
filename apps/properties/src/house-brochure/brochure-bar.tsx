import { brochureText } from '@toam/contracts/texts/brochure';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { Alert, Button, ScreenTitle } from '@toam/ui/core';
import { ArrowLeftIcon, PrinterIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { Brochure } from './brochure';

interface BrochureBarProps {
  brochure: Brochure;
  /** Why there is no QR code; null if there is one. */
  noQr: string | null;
  withNumber: boolean;
  onWithNumber: (shown: boolean) => void;
  onPrint: () => void;
}

/** The bar above the paper, which is not printed: back, the house number on or off, and missing parts. */
export function BrochureBar({ brochure, noQr, withNumber, onWithNumber, onPrint }: BrochureBarProps) {
  const navigate = useNavigate();
  const notes = [noQr, brochure.photos.length === 0 ? brochureText.noImages : null].filter(Boolean);
  return (
    <div className="brochure-bar">
      <ScreenTitle
        text={brochureText.title(brochure.id)}
        before={
          <button
            type="button"
            className="ta-icon-button ta-bare"
            aria-label={houseDetailText.back}
            title={houseDetailText.back}
            onClick={() => void navigate(paths.house(brochure.id))}
          >
            <ArrowLeftIcon size={18} />
          </button>
        }
        actions={
          <Button type="primary" icon={<PrinterIcon size={16} />} onClick={onPrint}>
            {brochureText.printNow}
          </Button>
        }
      />
      <div className="brochure-options">
        <label>
          <input type="checkbox" checked={withNumber} onChange={({ target }) => onWithNumber(target.checked)} />
          {brochureText.withNumber}
        </label>
        {notes.map((note) => (
          <Alert key={note} type="info" showIcon title={note} />
        ))}
      </div>
    </div>
  );
}
