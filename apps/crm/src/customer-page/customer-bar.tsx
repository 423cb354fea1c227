import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { useWayBack } from '@toam/platform/way-back';
import { copyText, ScreenTools, useIsPhone } from '@toam/ui/core';
import { ArrowLeftIcon, LinkSimpleIcon } from '@toam/ui/icons';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** The bar above a customer: back button, name and link. */
export function CustomerBar({ customerId }: { customerId?: number }) {
  const tools = useContext(ScreenTools);
  const isPhone = useIsPhone();
  const back = useWayBack(paths.customers);
  return (
    <header className="ta-record-bar">
      <button type="button" className="ta-icon-button ta-bare" aria-label={text.back} title={text.back} onClick={back}>
        <ArrowLeftIcon size={isPhone ? 22 : 18} />
      </button>
      {isPhone ? (
        <b className="ellipsis">{customerId === undefined ? text.crumb : text.phoneTitle(customerId)}</b>
      ) : (
        <nav className="ta-crumbs">
          <Link to={paths.customers}>{text.crumb}</Link>
          {customerId !== undefined && (
            <>
              <span aria-hidden>/</span>
              <b>{text.code(customerId)}</b>
            </>
          )}
        </nav>
      )}
      {customerId !== undefined && (
        <button
          type="button"
          className="ta-icon-button ta-bare"
          aria-label={text.copyLink}
          title={text.copyLink}
          onClick={() => void copyText(location.origin + paths.customer(customerId), text.linkCopied)}
        >
          <LinkSimpleIcon size={isPhone ? 20 : 18} />
        </button>
      )}
      <span className="ta-grow" />
      {!isPhone && tools}
    </header>
  );
}
