import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The amount of content on one printed page. */
export interface PrintedPage {
  /** Pieces of text. */
  texts: number;
  pictures: number;
}

const count = (drawn: string, operator: RegExp) => drawn.match(operator)?.length ?? 0;

/** Reads only the PDF features that Chromium uses: objects one after the other, and compressed streams. */
function pagesOf(pdf: string): PrintedPage[] {
  const objects = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, text]) => [id, text ?? '']),
  );
  const drawnBy = (object: string) => {
    const [, contents] = object.match(/\/Contents (\d+) 0 R/) ?? [];
    const [, packed] = objects.get(contents)?.match(/stream\r?\n([\s\S]*?)\r?\nendstream/) ?? [];
    return packed ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
  };
  const walk = (id: string): PrintedPage[] => {
    const object = objects.get(id) ?? '';
    const [, kids] = object.match(/\/Kids \[([^\]]*)\]/) ?? [];
    if (kids) return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => walk(kid ?? ''));
    const drawn = drawnBy(object);
    return [{ texts: count(drawn, /\bT[jJ]\b/g), pictures: count(drawn, /\/X\d+ Do\b/g) }];
  };
  const [, root] = pdf.match(/\/Type \/Catalog\b[\s\S]*?\/Pages (\d+) 0 R/) ?? [];
  if (!root) throw new Error('Chromium writes its PDF differently: no catalogue of pages');
  return walk(root);
}

/** Prints the tab, as the user's own printer would. */
export const print = async (page: Page): Promise<PrintedPage[]> =>
  pagesOf((await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1'));
