import { useQuery } from '@tanstack/react-query';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { brochureText } from '../house/brochure.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Grid, ScreenState, Text, useUrlState } from '@toam/ui/core';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { brochureOf } from './brochure';
import { BrochureBar } from './brochure-bar';
import { BrochureCover } from './brochure-cover';
import { BrochureMore } from './brochure-more';
import * as css from './brochure.module.css';

const brochureSearch = z.object({
  /** Whether the brochure shows the house number. */
  number: z.enum(['1', '0']).catch('1'),
});

/** /house/{id}/brochure: a house on A4 for customers, to print or to save as PDF. Shows public fields only. */
export function Component() {
  const houseId = Number(useParams().houseId);
  if (!Number.isSafeInteger(houseId) || houseId <= 0) return <Navigate to={paths.houses} replace />;
  return <BrochureScreen houseId={houseId} />;
}

function BrochureScreen({ houseId }: { houseId: number }) {
  const house = useQuery({ ...houseQueries.detail(houseId), refetchInterval: false });
  return (
    <Text as="div" background="layout" className={css.brochure}>
      <ScreenState query={house}>{(found) => <Preview house={found} />}</ScreenState>
    </Text>
  );
}

function Preview({ house }: { house: HouseDetail }) {
  const [{ number }, change] = useUrlState(brochureSearch);
  const withNumber = number === '1';
  const brochure = brochureOf(house, withNumber);
  const pages = useRef<HTMLDivElement>(null);
  // The browser names the PDF after the document's title.
  const name = `${brochure.title} ${houseDetailText.code(brochure.id)}`;
  useEffect(() => {
    document.title = name;
  }, [name]);
  usePrintedFrom('brochure-cover');
  return (
    <>
      <BrochureBar
        brochure={brochure}
        noQr={brochure.url ? null : house.commercial_url ? brochureText.noQr : brochureText.noQrHere}
        withNumber={withNumber}
        onWithNumber={(shown) => change({ number: shown ? '1' : '0' }, { replace: true })}
        onPrint={() => pages.current && void printOnceLoaded(pages.current)}
      />
      <Grid gap={24} className={css.pages} ref={pages}>
        <BrochureCover brochure={brochure} />
        <BrochureMore brochure={brochure} />
      </Grid>
    </>
  );
}

/**
 * Names the printed page that the document begins with. Otherwise content before the cover would belong to another named page
 * and print a blank page.
 */
function usePrintedFrom(page: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('page', page);
    return () => void style.removeProperty('page');
  }, [page]);
}

/** Milliseconds to wait for pictures on a slow line. Then it prints what is loaded. */
const timeout = 8000;

/** Prints after pictures and fonts are loaded, because a browser does not wait for them. */
async function printOnceLoaded(pages: HTMLElement): Promise<void> {
  const arrivals = [...pages.querySelectorAll('img')].map((image) => image.decode?.().catch(() => undefined));
  const late = new Promise((done) => setTimeout(done, timeout));
  await Promise.race([Promise.all([...arrivals, document.fonts?.ready]), late]);
  window.print();
}
