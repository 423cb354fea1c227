import { clsx } from 'clsx';
import { useContext, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { copyText } from '../feedback/copy-text';
import { ArrowLeftIcon, LinkSimpleIcon } from '../icons';
import { Cell, IconButton, Row, Stack, Text } from '../layout/layout';
import * as css from './record-page.module.css';
import { ScreenTools } from './screen-title';
import { useIsPhone } from './watch-media';

/** One record on its own page, under a `RecordBar`. Sizes: look.md and mockups 05. */
export const RecordPage = ({ className, ...props }: ComponentProps<'div'>) => (
  <Stack {...props} background="surface" className={clsx(css.page, className)} />
);

interface RecordBarProps {
  text: {
    /** The list's name. */
    crumb: string;
    code: (id: number) => string;
    /** The record's name on a phone, in place of list and code. */
    phoneTitle: (id: number) => string;
    back: string;
    copyLink: string;
    linkCopied: string;
  };
  /** Left out if there is no such record. */
  id?: number | undefined;
  /** Paths of the list and of a record. */
  list: string;
  path: (id: number) => string;
  onBack: () => void;
  className?: string;
  /** Between the record's name and the tools. */
  children?: ReactNode;
}

/** The bar above a record: back button, list and code, a button that copies its link. */
export function RecordBar({ text, id, list, path, onBack, className, children }: RecordBarProps) {
  const tools = useContext(ScreenTools);
  const isPhone = useIsPhone();
  return (
    <Row
      as="header"
      gap={4}
      flex="none"
      height={52}
      padX={[12, 8]}
      background="surface"
      edge="bottom"
      className={clsx(css.bar, className)}
    >
      <IconButton aria-label={text.back} title={text.back} onClick={onBack}>
        <ArrowLeftIcon size={isPhone ? 22 : 18} />
      </IconButton>
      {isPhone ? (
        <Text as="b" weight={500} ellipsis>
          {id === undefined ? text.crumb : text.phoneTitle(id)}
        </Text>
      ) : (
        <Crumbs list={list} name={text.crumb} code={id === undefined ? undefined : text.code(id)} />
      )}
      {id !== undefined && (
        <IconButton
          aria-label={text.copyLink}
          title={text.copyLink}
          onClick={() => void copyText(location.origin + path(id), text.linkCopied)}
        >
          <LinkSimpleIcon size={isPhone ? 20 : 18} />
        </IconButton>
      )}
      {children}
      {!isPhone && (
        <>
          <Cell />
          {tools}
        </>
      )}
    </Row>
  );
}

interface CrumbsProps {
  list: string;
  name: string;
  code: string | undefined;
}

/** The list's name as a link, then the record's code. */
const Crumbs = ({ list, name, code }: CrumbsProps) => (
  <Row as="nav" gap={6} size={13} tone="text3">
    <Text as={Link} to={list} tone="text2">
      {name}
    </Text>
    {code !== undefined && (
      <>
        <span aria-hidden>/</span>
        <Text as="b" weight={500} tone="text">
          {code}
        </Text>
      </>
    )}
  </Row>
);
