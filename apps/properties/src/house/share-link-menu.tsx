import { useQueryClient } from '@tanstack/react-query';
import { brochureText } from './brochure.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseLinkText } from './house-link.text';
import { copyText, Dropdown, onPress } from '@toam/ui/core';
import { ChatCircleDotsIcon, GlobeIcon, InfoIcon, LinkSimpleIcon, PrinterIcon } from '@toam/ui/icons';
import { useState, type ReactElement } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { SharedHouse } from './zalo/shared-house';
import { zaloQueries } from './zalo/zalo.queries';
import { zaloShareUrl } from './zalo-share';

const ShareZaloDialog = onPress(() => import('./zalo/share-zalo.dialog'));

/** The fields of a house that the menu needs. A row or a detail may have more. */
export interface LinkedHouse extends SharedHouse {
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
 * Sharing by Zalo: the dialog, or Zalo's own page where the brokerage has no app. That page must open within the press, or the browser
 * keeps it closed; so which of both is asked when the menu opens.
 */
function useZaloShare(house: LinkedHouse, url: string | null) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return {
    onOpenChange: (menuIsOpen: boolean) => {
      if (menuIsOpen && url) void queries.prefetchQuery(zaloQueries.me());
    },
    press: () => {
      if (!url) return;
      const isOff = queries.getQueryData(zaloQueries.me().queryKey)?.configured === false;
      if (isOff) window.open(zaloShareUrl(url), '_blank', 'noopener,noreferrer');
      else setOpen(true);
    },
    dialog: isOpen && url && <ShareZaloDialog house={house} url={url} onClose={() => setOpen(false)} />,
  };
}

/**
 * Menu entries for sharing a house. Zalo and the commercial address need a house that customers can open; otherwise they
 * say why not. The link for colleagues and the brochure are always there.
 * @returns the entries, what the menu calls when it opens, and the dialog, which stands beside the menu
 */
export function useLinkItems(house: LinkedHouse) {
  const href = useHref(paths.house(house.id));
  const navigate = useNavigate();
  const open = publicAddress(house);
  const isPublic = 'url' in open;
  const { onOpenChange, press, dialog } = useZaloShare(house, isPublic ? open.url : null);
  const items = [
    {
      key: 'zalo',
      icon: <ChatCircleDotsIcon size={size} />,
      label: houseLinkText.zalo,
      disabled: !isPublic,
      onClick: press,
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
  return { items, onOpenChange, dialog };
}

/** Shares a house. `children` opens the menu. */
export function ShareLinkMenu({ house, children }: ShareLinkMenuProps) {
  const { items, onOpenChange, dialog } = useLinkItems(house);
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} onOpenChange={onOpenChange}>
        {children}
      </Dropdown>
      {dialog}
    </>
  );
}
