import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { useWayBack } from '@toam/platform/way-back';
import { copyText, ScreenTools, useIsPhone } from '@toam/ui/core';
import { ArrowLeftIcon, LinkSimpleIcon } from '@toam/ui/icons';
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

interface HouseBarProps {
  houseId?: number;
  /** Between the house's name and the tools. */
  children?: ReactNode;
}

/** The bar above a house: back button, name and link. */
export function HouseBar({ houseId, children }: HouseBarProps) {
  const tools = useContext(ScreenTools);
  const isPhone = useIsPhone();
  const back = useWayBack(paths.houses);
  const link = houseId !== undefined && (
    <button
      type="button"
      className="ta-icon-button ta-bare"
      aria-label={houseDetailText.copyLink}
      title={houseDetailText.copyLink}
      onClick={() => void copyText(location.origin + paths.house(houseId), houseDetailText.linkCopied)}
    >
      <LinkSimpleIcon size={isPhone ? 20 : 18} />
    </button>
  );
  return (
    <header className="ta-record-bar house-bar">
      <button
        type="button"
        className="ta-icon-button ta-bare"
        aria-label={houseDetailText.back}
        title={houseDetailText.back}
        onClick={back}
      >
        <ArrowLeftIcon size={isPhone ? 22 : 18} />
      </button>
      {isPhone ? (
        <b className="ellipsis">
          {houseId === undefined ? houseDetailText.crumb : houseDetailText.phoneTitle(houseId)}
        </b>
      ) : (
        <nav className="ta-crumbs">
          <Link to={paths.houses}>{houseDetailText.crumb}</Link>
          {houseId !== undefined && (
            <>
              <span aria-hidden>/</span>
              <b>{houseDetailText.code(houseId)}</b>
            </>
          )}
        </nav>
      )}
      {link}
      {children}
      <span className="ta-grow" />
      {!isPhone && tools}
    </header>
  );
}
