import { brochureText } from '../brochure.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseLinkText } from '../house-link.text';
import { zaloShareText as text } from '@toam/contracts/zalo/zalo.text';
import { Button, Cell, copyText, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { GlobeIcon, LinkSimpleIcon, PrinterIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import type { SharedHouse } from './shared-house';

/** An address as people read it: 'toam.vn/nha/12486'. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '');

/** The other ways to hand a house on: its addresses and its sheet. */
export function LinkRows({ house, url }: { house: SharedHouse; url: string }) {
  const href = useHref(paths.house(house.id));
  const navigate = useNavigate();
  const copy = (address: string, done: string) => void copyText(address, done);
  return (
    <Stack as="section" divided aria-label={text.links}>
      <LinkRow
        icon={<GlobeIcon size={20} />}
        title={text.commercialUrl}
        note={shortAddress(url)}
        button={text.copy}
        label={text.copyCommercial}
        onPress={() => copy(url, houseDetailText.commercialUrlCopied)}
      />
      <LinkRow
        icon={<LinkSimpleIcon size={20} />}
        title={text.officeLink}
        note={text.officeLinkNote}
        button={text.copy}
        label={text.copyOffice}
        onPress={() => copy(new URL(href, location.origin).href, houseLinkText.officeLinkCopied)}
      />
      <LinkRow
        icon={<PrinterIcon size={20} />}
        title={text.sheet}
        note={text.sheetNote}
        button={text.print}
        label={brochureText.print}
        onPress={() => void navigate(paths.brochure(house.id))}
      />
    </Stack>
  );
}

interface LinkRowProps {
  icon: ReactNode;
  title: string;
  note: string;
  /** The word on the button, and what it is called beside the others. */
  button: string;
  label: string;
  onPress: () => void;
}

const LinkRow = ({ icon, title, note, button, label, onPress }: LinkRowProps) => (
  <Row gap={12} minHeight={[50, 60]} padY={6}>
    <Row as="span" flex="none" tone="text2">
      {icon}
    </Row>
    <Cell size={13}>
      <Text weight={500}>{title}</Text>
      <Text size={12} tone="text3" ellipsis>
        {note}
      </Text>
    </Cell>
    <Button size={useIsPhone() ? 'large' : 'middle'} aria-label={label} onClick={onPress}>
      {button}
    </Button>
  </Row>
);
