import { Text } from '../layout/layout';
import * as css from './upload.module.css';

interface UploadBarProps {
  /** The file's name. */
  name: string;
  percent: number;
  failed?: boolean;
  /** Pixels. Default: as wide as its place. */
  width?: number;
}

/** How much of a file is uploaded. Full and red if it failed. */
export const UploadBar = ({ name, percent, failed, width }: UploadBarProps) => (
  <Text
    className={css.bar}
    flex="none"
    width={width}
    height={width ? 4 : 3}
    radius={4}
    overflow="hidden"
    role="progressbar"
    aria-label={name}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    data-failed={failed || undefined}
  >
    <span style={{ width: `${failed ? 100 : percent}%` }} />
  </Text>
);
