import type { Random } from '@toam/domain/random';
import { contentKey } from './content-key';

/** An internal document before it is stored. */
export interface DemoDocument {
  key: string;
  name: string;
  bytes: Buffer;
}

/**
 * A one-page PDF with these lines. The standard fonts of PDF have no Vietnamese letters, so the lines are without accents.
 * Built by hand: offsets of the cross-reference table are counted in bytes.
 */
function pdf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const text = `BT /F1 12 Tf 60 780 Td 20 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const kinds = [
  { name: 'so-hong', title: 'GIAY CHUNG NHAN QUYEN SU DUNG DAT (ban sao)' },
  { name: 'hop-dong-moi-gioi-doc-quyen', title: 'HOP DONG MOI GIOI DOC QUYEN' },
  { name: 'ban-ve-hoan-cong', title: 'BAN VE HOAN CONG' },
  { name: 'bien-ban-khao-sat-hien-trang-nha-va-dat', title: 'BIEN BAN KHAO SAT HIEN TRANG' },
] as const;

const hyphened = (text: string) =>
  text
    .replace(/[đĐ]/g, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** One to three documents about a house. File names contain its address, as people write them. */
export function documentsOf(
  r: Random,
  house: { house_number: string; house_address: string },
  number: number,
): DemoDocument[] {
  return r.some(kinds, r.whole(1, 3)).map(({ name, title }) => {
    const bytes = pdf([
      title,
      '',
      `Dia chi: ${hyphened(`${house.house_number} ${house.house_address}`).replaceAll('-', ' ')}`,
      `Ho so so: ${number}`,
      '',
      'Tai lieu minh hoa cua cong ty mau To Am, khong co gia tri phap ly.',
    ]);
    return {
      key: contentKey(bytes),
      name: `${name}-${hyphened(`${house.house_number} ${house.house_address}`)}.pdf`,
      bytes,
    };
  });
}
