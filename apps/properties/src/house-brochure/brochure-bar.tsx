import { brochureText } from '../house/brochure.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Button, IconButton, Row, ScreenTitle, Stack } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { ArrowLeftIcon, PrinterIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { Brochure } from './brochure';
import * as css from './brochure-bar.module.css';

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
    <Stack background="surface" edge="bottom" className={css.bar}>
      <ScreenTitle
        text={brochureText.title(brochure.id)}
        before={
          <IconButton
            aria-label={houseDetailText.back}
            title={houseDetailText.back}
            onClick={() => void navigate(paths.house(brochure.id))}
          >
            <ArrowLeftIcon size={18} />
          </IconButton>
        }
        actions={
          <Button type="primary" className={css.print} icon={<PrinterIcon size={16} />} onClick={onPrint}>
            {brochureText.printNow}
          </Button>
        }
      />
      <Row wrap gap={16} rowGap={8} padX={16} size={13} className={css.options}>
        <Row as="label" inline gap={8} minHeight={[32, 40]} className={css.number}>
          <input type="checkbox" checked={withNumber} onChange={({ target }) => onWithNumber(target.checked)} />
          {brochureText.withNumber}
        </Row>
        {notes.map((note) => (
          <Alert key={note} className={css.note} type="info" showIcon title={note} />
        ))}
      </Row>
    </Stack>
  );
}
