import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseLabel } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { mapText } from '@toam/contracts/map/map.text';
import { isEmptyRichText } from '@toam/domain/rich-text';
import { Grid, Row, Stack, Text } from '@toam/ui/core';
import { RichTextView } from '@toam/ui/detail';
import { LockSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { houseFacts, type HouseFact } from '../house/house-facts';
import { Collapsible } from './collapsible';
import { HouseFiles } from './house-files';
import { HousePlace } from './house-place';
import * as css from './info.tab.module.css';
import { Quiet } from './quiet';

/** Heights of a folded text, px. Specification 1 §2. */
const foldedRichText = 100;
const foldedPlainText = 40;

/** Texts up to this length are beside their label; longer texts are below it. */
const longestLine = 70;

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
  const isLong = value.length > longestLine;
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
      <Text as="dd" weight={isLong ? 400 : 500} textAlign={isLong ? 'start' : 'end'} breaks>
        {wide ? <Collapsible folded={foldedPlainText}>{value}</Collapsible> : value}
      </Text>
    </Line>
  );
}
