import type { File } from '@toam/contracts/media/file.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { formatDate, formatNumber, IconButton, Row, Text } from '@toam/ui/core';
import { DownloadSimpleIcon, FileDocIcon, FilePdfIcon, FileXlsIcon } from '@toam/ui/icons';
import * as css from './house-files.module.css';
import { Quiet } from './quiet';

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
export function HouseFiles({ files }: { files: readonly File[] }) {
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
