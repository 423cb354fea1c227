import type { File } from '@toam/contracts/media/file.schema';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { formatDate, formatNumber } from '@toam/ui/core';
import { DownloadSimpleIcon, FileDocIcon, FilePdfIcon, FileXlsIcon } from '@toam/ui/icons';

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
  if (files.length === 0) return <p className="house-quiet">{houseDetailText.noFiles}</p>;
  return (
    <table className="house-files">
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
    </table>
  );
}

function FileRow({ file }: { file: File }) {
  const { Icon, color } = icons[file.type];
  return (
    <tr>
      <td>
        <span className="house-file-name">
          <Icon size={20} color={color} />
          <a href={file.url} download={file.name} title={file.name}>
            {shortName(file.name)}
          </a>
        </span>
      </td>
      <td className="num">{kilobytes(file.size)}</td>
      <td className="house-file-type">{file.type.toUpperCase()}</td>
      <td className="num house-file-date">{formatDate(file.created_at)}</td>
      <td>
        <a
          className="ta-icon-button ta-bare"
          href={file.url}
          download={file.name}
          aria-label={houseDetailText.download(file.name)}
          title={houseDetailText.download(file.name)}
        >
          <DownloadSimpleIcon size={16} />
        </a>
      </td>
    </tr>
  );
}
