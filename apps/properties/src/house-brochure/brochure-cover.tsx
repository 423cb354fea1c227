import { Cell, Grid, LogoMark, Price, Row, Stack, Text, Avatar } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/list';
import {
  BathtubIcon,
  BedIcon,
  CompassIcon,
  CornersOutIcon,
  MapPinIcon,
  RulerIcon,
  StairsIcon,
  PhoneIcon,
} from '@toam/ui/icons';
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { phoneInGroups } from '@toam/domain/phone';
import { QrCode } from '@toam/ui/detail';
import { brochureText } from '../house/brochure.text';
import type { Brochure, KeyFact } from './brochure';
import { BrochurePhoto, onCover, BrochureSheet } from './brochure-sheet';
import * as css from './brochure.module.css';
import { agentPhone } from '../house/agent-phone.queries';

const icons: Record<KeyFact, typeof BedIcon> = {
  area: CornersOutIcon,
  size: RulerIcon,
  floors: StairsIcon,
  bedrooms: BedIcon,
  bathrooms: BathtubIcon,
  direction: CompassIcon,
};

/** The band at the foot of the cover: the contact, and the link to the website. */
function BrochureContact({ brochure: { agent, url } }: { brochure: Brochure }) {
  const { data: phone, isPending } = useQuery(agentPhone(agent?.id));
  return (
    <Row as="footer" flex="none" gap={14} top={[24, 16]} className={css.contact}>
      {agent && (
        <>
          <Avatar id={agent.id} name={agent.name} image={agent.avatar} size={56} decorative />
          <Stack>
            <Text as="small" size={12} tone="text3">
              {brochureText.contact}
            </Text>
            <Text as="b" size={16} weight={600}>
              {agent.name}
            </Text>
            {phone && (
              <Row as="span" gap={6} size={20} weight={600} tone="primary">
                <PhoneIcon size={18} weight="fill" />
                {phoneInGroups(phone)}
              </Row>
            )}
            {!phone && !isPending && <span>{brochureText.noPhone}</span>}
          </Stack>
        </>
      )}
      <Cell />
      {url && (
        <Row gap={12}>
          <Text as="small" size={12} tone="text3" textAlign="end" maxWidth={96}>
            {brochureText.scan}
          </Text>
          <QrCode value={url} label={`${brochureText.scan}: ${url}`} size={92} />
        </Row>
      )}
    </Row>
  );
}

/** The first page: the house, its place, its price and the contact. */
export function BrochureCover({ brochure }: { brochure: Brochure }) {
  const { photos, price, unitPrice } = brochure;
  const [cover, ...others] = photos;
  const strip = others.slice(0, onCover - 1);
  return (
    <BrochureSheet height="297mm" overflow="hidden" className={css.cover}>
      <Stack
        as="figure"
        relative
        flex="none"
        height={strip.length > 0 ? '112mm' : '148mm'}
        background="fill"
        className={css.head}
      >
        {cover ? (
          <BrochurePhoto photo={cover} at={1} />
        ) : (
          <Photo
            src={null}
            kind={facadeOf(brochure.propertyType)}
            seed={brochure.id}
            width="100%"
            height="100%"
            round={0}
          />
        )}
        <Row justify="between" className={css.badges}>
          <Badge className={css.brand} size={15} weight={600}>
            <LogoMark size={26} />
            {brochureText.brand}
          </Badge>
          <Badge size={13} weight={500} tone="text2">
            {brochureText.code(brochure.id)}
          </Badge>
        </Row>
      </Stack>
      <Cell className={css.inside}>
        <Cell>
          <Text as="p" size={13} weight={600} tone="primary">
            {brochure.kind}
          </Text>
          <Text as="h1" top={8} weight={700} breaks className={css.title}>
            {brochure.title}
          </Text>
          <Row as="p" gap={6} top={10} size={14} tone="text2">
            <MapPinIcon size={16} />
            {brochure.address}
          </Row>
          <Row as="p" gap={12} top={16} align="baseline" size={15} className={css.price}>
            {price ? (
              <Price {...price} size={32} />
            ) : (
              <Text as="b" tone="text2">
                {brochureText.priceOnRequest}
              </Text>
            )}
            {price && unitPrice && <Text tone="text2">{unitPrice}</Text>}
          </Row>
          <KeyFacts facts={brochure.keyFacts} />
          {brochure.summary && (
            <Text as="p" flex="none" top={16} size={14}>
              {brochure.summary}
            </Text>
          )}
          {strip.length > 0 && (
            <Row flex={1} gap={12} top={20} maxHeight="46mm" align="stretch" className={css.strip}>
              {strip.map((photo, at) => (
                <BrochurePhoto key={photo.id} photo={photo} at={at + 2} />
              ))}
            </Row>
          )}
        </Cell>
        <BrochureContact brochure={brochure} />
      </Cell>
    </BrochureSheet>
  );
}

const Badge = (props: ComponentProps<typeof Row<'span'>>) => (
  <Row as="span" gap={8} height={36} padX={12} background="surface" radius={8} {...props} />
);

const KeyFacts = ({ facts }: { facts: Brochure['keyFacts'] }) => (
  <Grid as="dl" flex="none" columns={3} gap={24} rowGap={20} top={16} padY={20} className={css.key}>
    {facts.map(({ fact, label, value }) => {
      const Icon = icons[fact];
      return (
        <Grid key={fact} columns="auto 1fr" gap={10} rowGap={0} align="center">
          <Icon size={20} color="var(--teal)" className={css.icon} />
          <Text as="dt" size={12} tone="text3">
            {label}
          </Text>
          <Text as="dd" size={15} weight={600}>
            {value}
          </Text>
        </Grid>
      );
    })}
  </Grid>
);
