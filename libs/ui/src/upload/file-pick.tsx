import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Row } from '../layout/layout';
import * as css from './upload.module.css';

interface FilePickProps extends ComponentProps<typeof Row<'label'>> {
  /** Accessible name, if the words inside do not say enough. */
  label?: string;
  accept: readonly string[];
  multiple?: boolean;
  /** Takes a photo with the camera. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
}

/** A label that opens the browser's choice of files. Without `border` its frame is dashed. */
export const FilePick = ({ label, accept, multiple, camera, onFiles, children, ...look }: FilePickProps) => (
  <Row as="label" relative {...look} className={clsx(css.pick, !look.border && css.dashed)}>
    {children}
    <input
      type="file"
      accept={accept.join(',')}
      multiple={multiple}
      capture={camera ? 'environment' : undefined}
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Reset, so that the same file can be chosen again after it was removed.
        event.target.value = '';
      }}
    />
  </Row>
);
