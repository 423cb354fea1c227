import { useCan } from '@toam/auth/session';
import { dealImportScreenText as text } from './deal-import-screen.text';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import { Button } from '@toam/ui/core';
import { useControlSize } from '@toam/ui/form';
import { FileXlsIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Opens the import of a sheet, for those who may. D89. */
export function ImportButton({ sheet }: { sheet: DealSheet }) {
  const navigate = useNavigate();
  const size = useControlSize();
  if (!useCan('importDeals')) return null;
  return (
    <Button size={size} icon={<FileXlsIcon size={16} />} onClick={() => void navigate(paths.dealImport(sheet))}>
      {text.open}
    </Button>
  );
}
