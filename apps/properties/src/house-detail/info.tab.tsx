import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseLabel } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { mapText } from '@toam/contracts/map/map.text';
import { isEmptyRichText } from '@toam/domain/rich-text';
import { Grid, Row, Stack, Text, formatDate, formatNumber, IconButton } from '@toam/ui/core';
import { RichTextView } from '@toam/ui/detail';
import { LockSimpleIcon, DownloadSimpleIcon, FileDocIcon, FilePdfIcon, FileXlsIcon } from '@toam/ui/icons';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { File } from '@toam/contracts/media/file.schema';
import { houseFacts, type HouseFact } from '../house/house-facts';
import { HousePlace } from './house-place';
import * as css from './info.tab.module.css';
import { Quiet } from './quiet';
import { MoreButton } from './more-button';

/** Heights of a folded text, px. Specification 1 §2. */
const foldedRichText = 100;
const foldedPlainText = 40;

/** Texts up to this length are beside their label; longer ones, and those of several lines, are below it. */
const longestLine = 70;

/** Unfolded texts scroll above this height, px. Specification 1 §2. */
const tallest = 500;

interface CollapsibleProps {
  /** Height while folded, px. */
  folded: number;
  children: ReactNode;
}

/** A long text that is folded at first: 'Xem thêm' / 'Thu gọn'. Text that fits has no button. */
function Collapsible({ folded, children }: CollapsibleProps) {
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const overflows = useOverflow(text, folded);
  return (
    <div>
      <Text
        as="div"
        maxHeight={isOpen ? tallest : folded}
        overflow="hidden"
        className={css.text}
        data-state={isOpen ? 'open' : overflows ? 'folded' : undefined}
        // The keyboard must reach a box that scrolls.
        tabIndex={isOpen ? 0 : undefined}
      >
        <div ref={text}>{children}</div>
      </Text>
      {overflows && <MoreButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
    </div>
  );
}

/** Whether the element is higher than the limit. Measured again when its width changes. */
function useOverflow(element: { current: HTMLElement | null }, limit: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollHeight > limit + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, limit]);
  return overflows;
}

/** Longer names are cut. Specification 1 §9. */
const longestName = 35;

const shortName = (name: string) =>
  [...name].length > longestName ? `${[...name].slice(0, longestName).join('')}…` : name;

const icons = {
  pdf: { Icon: FilePdfIcon, color: 'var(--error)' },
  doc: { Icon: FileDocIcon, color: 'var(--info)' },
  docx: { Icon: FileDocIcon, color: 'var(--info)' },
  xls: { Icon: FileXlsIcon, color: 'var(--success)' },
  xlsx: { Icon: FileXlsIcon, color: 'var(--success)' },
} as const;

/** Specification 1 §2: size in kB. */
const kilobytes = (bytes: number) => `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;

/** Internal documents: name, size, type, date. A signed address downloads them. */
function HouseFiles({ files }: { files: readonly File[] }) {
  if (files.length === 0) return <Quiet>{houseDetailText.noFiles}</Quiet>;
  return (
    <Text as="table" width="100%" tone="text3" nowrap className={css.files}>
      <thead className="unseen">
        <tr>
          <th>{houseDetailText.fileName}</th>
          <th>{houseDetailText.fileSize}</th>
          <th>{houseDetailText.fileType}</th>
          <th>{houseDetailText.fileCreated}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </tbody>
    </Text>
  );
}

function FileRow({ file }: { file: File }) {
  const { Icon, color } = icons[file.type];
  return (
    <tr>
      <td>
        <Row as="span" gap={8}>
          <Icon size={20} color={color} />
          <Text as="a" ellipsis tone="teal" href={file.url} download={file.name} title={file.name}>
            {shortName(file.name)}
          </Text>
        </Row>
      </td>
      <td className="num">{kilobytes(file.size)}</td>
      <Text as="td" phone="hidden">
        {file.type.toUpperCase()}
      </Text>
      <Text as="td" phone="hidden" className="num">
        {formatDate(file.created_at)}
      </Text>
      <td>
        <IconButton
          as="a"
          href={file.url}
          download={file.name}
          aria-label={houseDetailText.download(file.name)}
          title={houseDetailText.download(file.name)}
        >
          <DownloadSimpleIcon size={16} />
        </IconButton>
      </td>
    </tr>
  );
}

/** 'Thông tin': description, internal description, the remaining fields, internal documents. */
export function InfoTab({ house }: { house: HouseDetail }) {
  const { description, internalDescription } = house;
  return (
    <Stack gap={16} top={12} size={13}>
      {description && !isEmptyRichText(description) ? (
        <Collapsible folded={foldedRichText}>
          <RichTextView text={description} />
        </Collapsible>
      ) : (
        <Quiet>{houseDetailText.noDescription}</Quiet>
      )}
      {internalDescription && !isEmptyRichText(internalDescription) && (
        <Stack as="section" gap={2} padX={14} padY={10} background="warningTint" radius={8}>
          <h2>
            <Row as="span" gap={6} size={12} tone="warning">
              <LockSimpleIcon size={14} weight="fill" />
              {houseLabel.internalDescription}
            </Row>
          </h2>
          <Collapsible folded={foldedRichText}>
            <RichTextView text={internalDescription} />
          </Collapsible>
        </Stack>
      )}
      <Section title={houseDetailText.facts}>
        <HouseFactList house={house} />
      </Section>
      <Section title={mapText.place}>
        <HousePlace house={house} />
      </Section>
      <Section title={houseDetailText.files}>
        <HouseFiles files={house.files} />
      </Section>
    </Stack>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4}>
    <h2>{title}</h2>
    {children}
  </Stack>
);

const HouseFactList = ({ house }: { house: HouseDetail }) => (
  <Grid as="dl" columns={2} gap={32} rowGap={0} className={css.facts}>
    {houseFacts(house).map((fact) => (
      <Fact key={fact.label} {...fact} />
    ))}
  </Grid>
);

function Fact({ label, value, wide }: HouseFact) {
  const isLong = value.length > longestLine || value.includes('\n');
  const Line = isLong ? Stack : Row;
  return (
    <Line
      gap={isLong ? 0 : 16}
      align="stretch"
      justify="between"
      padY={8}
      edge="bottomSoft"
      self={wide ? 'all' : undefined}
    >
      <Text as="dt" flex="none" tone="text3">
        {label}
      </Text>
      <Text as="dd" weight={isLong ? 400 : 500} textAlign={isLong ? 'start' : 'end'} breaks preLine>
        {wide ? <Collapsible folded={foldedPlainText}>{value}</Collapsible> : value}
      </Text>
    </Line>
  );
}
