import { brochureText } from '@toam/contracts/texts/brochure';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { houseLinkText } from '@toam/contracts/texts/house-link';
import { copyText, Dropdown } from '@toam/ui/core';
import { ChatCircleDotsIcon, GlobeIcon, InfoIcon, LinkSimpleIcon, PrinterIcon } from '@toam/ui/icons';
import type { ReactElement } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { zaloShareUrl } from './zalo-share';

/** The fields of a house that the menu needs. A row or a detail may have more. */
export interface LinkedHouse {
  id: number;
  /** Undefined while unknown. Then only the link for colleagues is offered. */
  web?: 0 | 1;
  /** Null if no website is configured. */
  commercial_url?: string | null;
}

interface ShareLinkMenuProps {
  house: LinkedHouse;
  /** The button that opens it. */
  children: ReactElement;
}

const size = 16;

/** The address for customers, or why there is none (D50). */
function publicAddress({ web, commercial_url }: LinkedHouse): { url: string } | { missing: string } {
  if (!commercial_url) return { missing: houseLinkText.noWebsite };
  return web === 1 ? { url: commercial_url } : { missing: houseLinkText.notOnWeb };
}

/**
 * Menu entries for sharing a house. Zalo and the commercial address need a house that customers can open; otherwise they
 * say why not. The link for colleagues and the brochure are always there.
 */
export function useLinkItems(house: LinkedHouse) {
  const href = useHref(paths.house(house.id));
  const navigate = useNavigate();
  const open = publicAddress(house);
  const isPublic = 'url' in open;
  return [
    {
      key: 'zalo',
      icon: <ChatCircleDotsIcon size={size} />,
      label: houseLinkText.zalo,
      disabled: !isPublic,
      onClick: () => isPublic && window.open(zaloShareUrl(open.url), '_blank', 'noopener,noreferrer'),
    },
    {
      key: 'commercial',
      icon: <GlobeIcon size={size} />,
      label: houseLinkText.commercialUrl,
      disabled: !isPublic,
      onClick: () => isPublic && void copyText(open.url, houseDetailText.commercialUrlCopied),
    },
    ...(isPublic
      ? []
      : [{ key: 'why', icon: <InfoIcon size={size} />, label: <small>{open.missing}</small>, disabled: true }]),
    { type: 'divider' as const },
    {
      key: 'office',
      icon: <LinkSimpleIcon size={size} />,
      label: houseLinkText.officeLink,
      onClick: () => void copyText(new URL(href, location.origin).href, houseLinkText.officeLinkCopied),
    },
    {
      key: 'brochure',
      icon: <PrinterIcon size={size} />,
      label: brochureText.print,
      onClick: () => void navigate(paths.brochure(house.id)),
    },
  ];
}

/** Shares a house. `children` opens the menu. */
export const ShareLinkMenu = ({ house, children }: ShareLinkMenuProps) => (
  <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: useLinkItems(house) }}>
    {children}
  </Dropdown>
);
