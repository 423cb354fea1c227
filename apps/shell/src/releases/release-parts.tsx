import { Bone } from '@toam/ui/core';
import { releaseText } from '@toam/contracts/release/release.text';
import * as css from './releases.module.css';

/** What people call the shell and the page of customers; a remote by its name. */
export const partName = (name: string): string => releaseText.own[name] ?? name;

/** The shape of rows that are still loading. */
export const RowBones = ({ rows }: { rows: number }) => (
  <ul className={css.rows} aria-hidden>
    {Array.from({ length: rows }, (_, at) => (
      <li key={at} className={css.bone}>
        <Bone style={{ width: `${[38, 26, 44, 31][at % 4]}%`, height: 12 }} />
        <Bone style={{ width: `${[22, 34, 18, 27][at % 4]}%`, height: 10 }} />
      </li>
    ))}
  </ul>
);
