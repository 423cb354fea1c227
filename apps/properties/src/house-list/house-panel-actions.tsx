import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { houseListText } from '@toam/contracts/texts/house-list';
import { copyText, useIsPhone } from '@toam/ui/core';
import { ArrowsOutSimpleIcon, LinkSimpleIcon } from '@toam/ui/icons';
import { Link, useHref } from 'react-router-dom';
import { paths } from '../paths';

/** Icon buttons of the panel's bar: the whole page, and the link to send. */
export function HousePanelActions({ houseId }: { houseId: number }) {
  const isPhone = useIsPhone();
  const href = useHref(paths.house(houseId));

  const copyLink = () => copyText(new URL(href, location.origin).href, houseDetailText.linkCopied);

  return (
    <>
      {!isPhone && (
        <Link
          to={paths.house(houseId)}
          className="ta-icon-button ta-bare"
          title={houseListText.openPage}
          aria-label={houseListText.openPage}
        >
          <ArrowsOutSimpleIcon size={18} />
        </Link>
      )}
      <button
        type="button"
        className="ta-icon-button ta-bare"
        title={houseDetailText.copyLink}
        aria-label={houseDetailText.copyLink}
        onClick={() => void copyLink()}
      >
        <LinkSimpleIcon size={18} />
      </button>
    </>
  );
}
