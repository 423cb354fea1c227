import { useQuery } from '@tanstack/react-query';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Grid, ScreenState, Text, useUrlState, Row, Button, IconButton, ScreenTitle, Stack } from '@toam/ui/core';
import { useEffect, useRef } from 'react';
import { Navigate, useParams, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { RichTextView, Alert } from '@toam/ui/detail';
import { ArrowLeftIcon, PrinterIcon } from '@toam/ui/icons';
import { brochureText } from '../house/brochure.text';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { brochureOf, type Brochure } from './brochure';
import { BrochureCover } from './brochure-cover';
import * as css from './brochure.module.css';
import type { HouseFact } from '../house/house-facts';
import { BrochurePhoto, onCover, BrochureSheet } from './brochure-sheet';

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

/** The maximum number of pictures: six rows of two. */
const maxPhotos = 12;

/** The following pages: all public facts, the description, the remaining pictures. Left out if empty. */
function BrochureMore({ brochure: { facts, description, photos } }: { brochure: Brochure }) {
  const rest = photos.slice(onCover, onCover + maxPhotos);
  if (facts.length === 0 && !description && rest.length === 0) return null;
  return (
    // Blocks, because a flex box breaks differently between pages.
    <BrochureSheet className={css.more}>
      {facts.length > 0 && (
        <>
          <Heading>{brochureText.facts}</Heading>
          <Grid as="dl" columns={2} size={13} className={css.facts}>
            {facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </Grid>
        </>
      )}
      {description && (
        <>
          <Heading>{brochureText.description}</Heading>
          <Text as="div" size={14}>
            <RichTextView text={description} />
          </Text>
        </>
      )}
      {rest.length > 0 && (
        <>
          <Heading>{brochureText.photos}</Heading>
          <Grid columns={2} gap={16}>
            {rest.map((photo, at) => (
              <BrochurePhoto key={photo.id} photo={photo} at={onCover + at + 1} />
            ))}
          </Grid>
        </>
      )}
    </BrochureSheet>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Text as="h2" size={18} weight={600} className={css.heading}>
    {children}
  </Text>
);

const Fact = ({ label, value, wide }: HouseFact) => (
  <Row
    gap={12}
    align="start"
    justify="between"
    padY={6}
    edge="bottomSoft"
    self={wide ? 'all' : undefined}
    className={css.fact}
  >
    <Text as="dt" flex="none" tone="text3">
      {label}
    </Text>
    <Text as="dd" weight={500} textAlign="end">
      {value}
    </Text>
  </Row>
);

interface BrochureBarProps {
  brochure: Brochure;
  /** Why there is no QR code; null if there is one. */
  noQr: string | null;
  withNumber: boolean;
  onWithNumber: (shown: boolean) => void;
  onPrint: () => void;
}

/** The bar above the paper, which is not printed: back, the house number on or off, and missing parts. */
function BrochureBar({ brochure, noQr, withNumber, onWithNumber, onPrint }: BrochureBarProps) {
  const navigate = useNavigate();
  const notes = [noQr, brochure.photos.length === 0 ? brochureText.noImages : null].filter(Boolean);
  return (
    <Stack background="surface" edge="bottom" className={css.bar}>
      <ScreenTitle
        text={brochureText.title(brochure.id)}
        before={
          <IconButton
            aria-label={houseDetailText.back}
            title={houseDetailText.back}
            onClick={() => void navigate(paths.house(brochure.id))}
          >
            <ArrowLeftIcon size={18} />
          </IconButton>
        }
        actions={
          <Button type="primary" className={css.print} icon={<PrinterIcon size={16} />} onClick={onPrint}>
            {brochureText.printNow}
          </Button>
        }
      />
      <Row wrap gap={16} rowGap={8} padX={16} size={13} className={css.options}>
        <Row as="label" inline gap={8} minHeight={[32, 40]} className={css.number}>
          <input type="checkbox" checked={withNumber} onChange={({ target }) => onWithNumber(target.checked)} />
          {brochureText.withNumber}
        </Row>
        {notes.map((note) => (
          <Alert key={note} className={css.note} type="info" showIcon title={note} />
        ))}
      </Row>
    </Stack>
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
