import { useQuery } from '@tanstack/react-query';
import type { NeedHead, RelaxationOnWire } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/request/need-drawer.text';
import { Button, formatNumber, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { LightbulbFilamentIcon } from '@toam/ui/icons';
import { CountedLine } from './counted-line';
import { needHouseQueries } from './need-houses.queries';
import { relaxationText } from './relaxation-labels';
import { useRelax } from './use-relax';

/** 'Nới lỏng': changes of single wishes, each with the number of houses it adds. One press applies one. */
export function Relaxations({ need }: { need: NeedHead }) {
  const relaxations = useQuery(needHouseQueries.relaxations(need.id));
  return (
    <Stack as="section" gap={4} aria-label={text.relax}>
      <Row as="h3" gap={8} size={14} weight={600}>
        <LightbulbFilamentIcon size={18} color="var(--teal)" />
        {text.relax}
      </Row>
      <ScreenState query={relaxations} skeleton={<Skeleton active paragraph={{ rows: 3 }} title={false} />}>
        {(found) =>
          found.length === 0 ? (
            <Text as="p" top={4} tone="text2">
              {text.noRelaxation}
            </Text>
          ) : (
            <>
              <Text as="p" top={4} tone="text2">
                {text.relaxHint}
              </Text>
              <Text as="ul">
                {found.map((one) => (
                  <Suggestion key={`${one.kind} ${relaxationText(need, one)}`} need={need} one={one} />
                ))}
              </Text>
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}

function Suggestion({ need, one }: { need: NeedHead; one: RelaxationOnWire }) {
  const relax = useRelax(need);
  const what = relaxationText(need, one);
  const gain = formatNumber(one.gain);
  return (
    <CountedLine
      count={text.gain(one.gain_capped ? text.capped(gain) : gain)}
      tone="success"
      action={
        need.may_edit && (
          <Button aria-label={`${text.apply}: ${what}`} loading={relax.isPending} onClick={() => relax.mutate(one)}>
            {text.apply}
          </Button>
        )
      }
    >
      {what}
    </CountedLine>
  );
}
