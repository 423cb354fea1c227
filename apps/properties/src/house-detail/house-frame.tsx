import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { useWayBack } from '@toam/platform/way-back';
import { RecordBar, RecordPage } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import * as css from './house-frame.module.css';

interface HouseFrameProps {
  houseId?: number;
  /** Between the house's name and the tools. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The page of a house under its bar: back button, name and link. */
export const HouseFrame = ({ houseId, tools, children }: HouseFrameProps) => (
  <RecordPage className={css.page}>
    <RecordBar
      className={css.bar}
      text={houseDetailText}
      id={houseId}
      list={paths.houses}
      path={paths.house}
      onBack={useWayBack(paths.houses)}
    >
      {tools}
    </RecordBar>
    {children}
  </RecordPage>
);
